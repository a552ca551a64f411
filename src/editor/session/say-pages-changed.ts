import { entryAround, isEntry } from '../../manifest/collections';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { memberPointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { compareVersions, type Difference } from '../changes/differences';
import { pathInSentence } from '../members/removal';
import { partAt, routeTitle, sectionTitle } from '../naming/parts';
import { inSentence, inWords } from '../words/in-words';
import { oneEntryCondition } from '../words/only-entry';
import { collectionTitle } from '../words/titles';

/** The most changed pages that are named; the others are counted. */
const mostPages = 3;
/** The most causes that are named; more are counted, with all else that has changed. */
const mostCauses = 2;

/**
 * Says which pages a save has changed: several by what has changed on them together, where there are a few such causes,
 * else by their paths; of many causes how many changes there are.
 */
export function sayPagesChanged(paths: readonly string[], before: JsonObject, after: JsonObject, now: Date): string {
  if (paths.length === 1) return `This page has changed: ${pathInSentence(paths[0] ?? '/')}.`;
  const start = `${paths.length} pages have changed`;
  const { differences } = compareVersions(before, after, now);
  const causes = [...new Set(differences.flatMap((one) => causeOf(one, before, after, now) ?? []))];
  if (causes.length > mostCauses) return `${differences.length} changes show on ${paths.length} pages.`;
  const pagesNamed = paths.length <= mostPages || causes.length === 0 ? `: ${listed(paths, mostPages)}` : '';
  return `${start}${causes.length === 0 ? '' : `, with ${causes.join(' and ')}`}${pagesNamed}.`;
}

/** Names what differs, where more than one page can show it. */
function causeOf(
  { kind, place, former }: Difference,
  before: JsonObject,
  after: JsonObject,
  now: Date,
): string | undefined {
  if (/^\/routes\/\d+\/path$/.test(place)) return `the address of ${partAt(after, now, place).title}`;
  if (kind === 'removed' && (isEntry(former) || /^\/routes\/\d+$/.test(former)))
    return `${partAt(before, now, former).title} deleted`;
  const [root, at] = kind === 'removed' ? [before, former] : [after, place];
  const [section = '', name] = pointerKeys(at);
  if (section === 'routes' || section === 'notFound')
    return causeOfPage(root, now, memberPointer('/routes', name ?? ''));
  if (section === 'values' && name !== undefined) return `the value “${inWords(name)}”`;
  if (section === 'shared' && name !== undefined) return `the block “${inWords(name)}” of several pages`;
  if (section === 'collections' && name !== undefined) {
    return entryAround(at) ? `“${partAt(root, now, at).title}”` : `the collection “${collectionTitle(root, name)}”`;
  }
  return sayPart(sectionTitle(section));
}

/** Names a page that is made of each entry; one page alone is no cause. */
function causeOfPage(root: JsonObject, now: Date, place: string): string | undefined {
  const page = valueAt(root, place);
  return isObject(page) && page.from !== undefined && !oneEntryCondition(page)
    ? `“${routeTitle(root, now, place)}”`
    : undefined;
}

/** Writes a part of the file for the middle of a sentence: `the header and menu`, `“How forms are sent”`. */
function sayPart(title: string): string {
  if (/^(For|How|Counting) /.test(title)) return `“${title}”`;
  return title.startsWith('The ') ? inSentence(title) : `the ${inSentence(title)}`;
}

/** Writes the first of some words, and how many more there are. */
function listed(words: readonly string[], most: number): string {
  const others = words.length - most;
  return words.slice(0, most).join(', ') + (others > 0 ? ` and ${others} more` : '');
}
