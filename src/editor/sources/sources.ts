import type { Origin } from '../../compose/facts';
import { entryAround } from '../../manifest/collections';
import { isObject, type Json, type JsonObject, ownMember } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { followName } from '../../manifest/references';
import { placeholdersIn } from '../../manifest/spans';
import { countEntriesAt, countMade, usesOfValue } from '../drawing/count-uses';
import type { DrawnPage } from '../drawing/engine';
import { placementsOf } from '../members/shared-blocks';
import { shortened } from '../naming/shortened';
import { inWords, withinWords } from '../words/in-words';
import { usualWordsIn } from '../words/loaded-words';
import { memberInSentence } from '../words/titles';

/** One of the places in site.json that have part in what was clicked. */
export interface ClickSource {
  pointer: Pointer;
  says: string;
}

/**
 * Gives the places that have part in what bears some marks: first where it is written, the nearest first, then values,
 * entries and templates.
 */
export function sourcesOf(drawnPage: DrawnPage, marks: number[], root: JsonObject): ClickSource[] {
  const choices = marks.flatMap((number) => {
    const origin = drawnPage.places[number];
    return origin ? sourcesAt(origin, drawnPage, root) : [];
  });
  const once = choices.filter(({ pointer }, index) => choices.findIndex((one) => one.pointer === pointer) === index);
  return once.map((one) =>
    once.some((other) => other !== one && other.says === one.says) ? withText(one, root) : one,
  );
}

/** Tells a place from another of the same kind by what is written there. */
function withText({ pointer, says }: ClickSource, root: JsonObject): ClickSource {
  const written = valueAt(root, pointer) ?? defaultAt(pointer, root);
  const text = typeof written === 'string' ? written.replaceAll(/\{([^{}]*)\}/g, (_, name) => inWords(name)) : '';
  return { pointer, says: text === '' ? says : `${says}: “${shortened(text)}”` };
}

function sourcesAt(origin: Origin, drawnPage: DrawnPage, root: JsonObject): ClickSource[] {
  const { pointer, related } = origin;
  const { entry } = drawnPage;
  const own: ClickSource = { pointer, says: sayOwn(origin, drawnPage, root) };
  const written = valueAt(root, pointer) ?? defaultAt(pointer, root);
  const texts = isObject(written) ? [written.src, written.alt] : [written].flat();
  const names = new Set(placeholdersIn(texts.join('\n')).map(({ name }) => name));
  const isOfEntry = /^\/(routes|shared)\//.test(pointer);
  const entries = [related, isOfEntry ? entry : undefined].filter((one) => one?.startsWith('/collections/'));
  const parts = [...names].flatMap((name) => sourceOfName(name, entries as Pointer[], root) ?? []);
  // For a field of an entry, the other place is the template of all entries.
  const isTemplate = related !== undefined && !related.startsWith('/collections/');
  const template = isTemplate && valueAt(root, related) !== undefined && related !== pointer;
  // A picture that each entry names is that of the entry first: in its place on the template it would be that of all.
  if (isObject(written) && parts.length > 0) return [...parts, { pointer, says: 'The picture of all of them' }];
  // A day or a price that stands alone is the entry's, too, however it is written.
  const [field] = parts;
  const isAlone = typeof written === 'string' && /^\{[^{}]*\}$/.test(written);
  if (isAlone && field && isField(field.pointer)) return [...parts, own];
  const others = [...parts, ...(template ? [{ pointer: related, says: sayTemplate(related, drawnPage) }] : [])];
  // Where nothing is written, as for the address of a page that no entry says, the others have all part in it.
  return written === undefined && others.length > 0 ? others : [own, ...others];
}

/** Tells whether a place is a whole field of an entry. */
function isField(place: Pointer): boolean {
  return entryAround(place)?.entry.length === place.lastIndexOf('/');
}

function sayOwn({ pointer, related }: Origin, drawnPage: DrawnPage, root: JsonObject): string {
  const { route, pagesOfRoute } = drawnPage;
  if (pointer.startsWith('/words/')) return 'The site’s own words';
  const keys = pointerKeys(pointer);
  const name = keys.at(-1) ?? '';
  if (pointer.startsWith('/collections/')) return `What this entry says: ${memberInSentence(root, pointer)}`;
  const says = saysOfMembers[name] ?? 'This text';
  // What stands in a template with words of an entry says the same of each of them.
  const madeCount = related?.startsWith('/collections/') ? countEntriesAt(pointer, drawnPage) : 0;
  if (madeCount > 1) return `${says}, for all ${madeCount} of them`;
  if (keys[0] === 'shared') {
    const { length } = placementsOf(root, keys[1] ?? '');
    return length > 1 ? `${says}, in a block that stands in ${length} places` : says;
  }
  return pagesOfRoute > 1 && pointer.startsWith(`${route}/`) ? `${says}, the same on ${pagesOfRoute} pages` : says;
}

/** The words for what is clicked and is no text, by the name of its member. */
const saysOfMembers: Record<string, string> = {
  to: 'Where the link leads',
  icon: 'The icon',
  flag: 'The flag',
  picture: 'The picture',
  image: 'The picture',
  artwork: 'The picture',
  logo: 'The logo',
  at: 'The place on the map',
  alt: 'What the picture shows',
};

function sayTemplate(pointer: Pointer, drawnPage: DrawnPage): string {
  if (/^\/routes\/\d+\/blocks\/\d+$/.test(pointer)) return 'Where this block stands';
  const [count, of] = countMade(pointer, drawnPage);
  const name = pointerKeys(pointer).at(-1) ?? '';
  const what = /^(as|\d+)$/.test(name) ? 'How it is made' : (saysOfMembers[name] ?? inWords(name));
  if (count < 2) return `${what}, for all that are made like this`;
  return of === 'pages' ? `${what}, for all ${count} pages` : `${what}, for all ${count} of them`;
}

function sayValue(name: string, uses: number): string {
  const value = `The value “${inWords(name)}”`;
  return uses === 1 ? `${value}, which stands here alone` : `${value}, in all ${uses} texts that have it`;
}

/** Gives the site's own word at a place where none is written. */
function defaultAt(pointer: Pointer, root: JsonObject): Json | undefined {
  const [first, name = ''] = pointerKeys(pointer);
  return first === 'words' ? ownMember(usualWordsIn(root), name) : undefined;
}

/** Gives where the value of a placeholder is written: a field of one of the entries, else a value. */
function sourceOfName(name: string, entries: Pointer[], root: JsonObject): ClickSource | undefined {
  for (const pointer of entries) {
    const entry = valueAt(root, pointer);
    const [, collection = ''] = pointerKeys(pointer);
    if (!isObject(entry)) continue;
    const way = followName(name, { collection, entry, pointer }, root);
    const last = way.entries.at(-1);
    if (last && Object.hasOwn(last.entry, way.field)) {
      const place = memberPointer(last.pointer, way.field);
      const words = name.includes('.') ? withinWords(name) : memberInSentence(root, place);
      return { pointer: place, says: `What the entry says: ${words}` };
    }
  }
  const { values } = root;
  if (isObject(values) && Object.hasOwn(values, name))
    return { pointer: memberPointer('/values', name), says: sayValue(name, usesOfValue(root, name)) };
  return name === 'name' ? { pointer: '/site/name', says: 'The name of the site' } : undefined;
}
