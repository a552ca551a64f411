import { isObject, type JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { pagesIn } from '../drawing/engine';
import { sayOption } from '../inputs/choice';
import { pathInSentence } from '../members/removal';
import { inputAt } from '../naming/entry-fields';
import { namesWithin } from '../naming/names-within';
import { partAt, routeTitle, sectionTitle, typeTitle } from '../naming/parts';
import { shortened } from '../naming/shortened';
import { inWords, sayPath, withinWords } from '../words/in-words';
import { entriesAt, sayText } from '../words/say-text';
import { collectionTitle } from '../words/titles';
import { compareVersions, type Difference } from './differences';

/** A difference in words. */
interface Words {
  /** The page or the part of the site: `Home`, `Trips`, `Header`. */
  part: string;
  /** The part that differs, and how: `hero, heading changed`. */
  what: string;
  /** The former text, or its beginning where it is long: `Study here`; undefined where it is no plain text. */
  was?: string | undefined;
  /** What it says now: `Study abroad`. */
  now?: string | undefined;
}

/** A difference between two versions of a site, with its words. */
export interface Change extends Difference, Words {}

/**
 * Gives the differences between two versions of a site with their words, those of pages first; their parts must have
 * the same identities.
 */
export function changesBetween(before: JsonObject, after: JsonObject, now: Date): Change[] {
  const { base, differences } = compareVersions(before, after, now);
  return differences.map((difference) => ({ ...difference, ...sayDifference(difference, base, after, now) }));
}

/** Writes a change in one line: `Home: hero, heading changed`. */
export function lineOf({ part, what }: Words): string {
  return `${part}: ${what}`;
}

/** Writes changes as the name of a version that was followed by them: `Before: Home: hero, heading changed, and 2 more`. */
export function sayChanges(changes: readonly Change[]): string {
  const [first, ...others] = changes;
  if (!first) return 'Before: a change in how the file is written';
  return `Before: ${lineOf(first)}${others.length > 0 ? `, and ${others.length} more` : ''}`;
}

function sayDifference({ kind, place, former }: Difference, before: JsonObject, after: JsonObject, now: Date): Words {
  const name = pointerKeys(former).at(-1) ?? '';
  const say: Record<typeof kind, () => Words> = {
    changed: () => sayChanged(before, former, after, place, now),
    added: () => {
      const isItem = /\/\d+$/.test(place);
      return { ...sayFate(after, now, place, 'added'), now: isItem ? undefined : sayPlain(after, now, place) };
    },
    removed: () => {
      const { what } = sayFate(before, now, former, `deleted${sayLeading(before, former, after, now)}`);
      // What surrounds it may be called otherwise by now.
      return { part: sayFate(after, now, memberPointer(place, name), '').part, what };
    },
    renamed: () => sayFate(after, now, place, `renamed, before “${withinWords(name)}”`),
    reordered: () => sayFate(after, now, place, 'put in another order'),
  };
  return say[kind]();
}

function sayChanged(before: JsonObject, former: Pointer, after: JsonObject, place: Pointer, now: Date): Words {
  const words = sayFate(after, now, place, 'changed');
  if (!/^\/routes\/\d+\/path$/.test(place))
    return { ...words, was: sayPlain(before, now, former), now: sayPlain(after, now, place) };
  const [was = '', is] = [valueAt(before, former), valueAt(after, place)].map(String);
  const pages = was.includes('{') ? `pages ${sayPath(was)} are` : `page ${was} is`;
  return { part: words.part, what: `${pages} now ${sayPath(String(is))}` };
}

/** Says to which page the paths lead that are gone with a part; nothing where they lead to several, or nowhere. */
function sayLeading(before: JsonObject, part: Pointer, after: JsonObject, now: Date): string {
  const gonePages = pagesIn(before, now).flatMap(({ path, pointer, scope }) =>
    pointer === part || scope?.pointer === part ? [path] : [],
  );
  const redirects = Array.isArray(after.redirects) ? after.redirects : [];
  const leading = redirects.filter((redirect) => gonePages.includes(String(valueAt(redirect, '/from'))));
  const [to, ...others] = new Set(leading.map((redirect) => String(valueAt(redirect, '/to'))));
  if (to === undefined || others.length > 0) return '';
  return `; ${gonePages.length === 1 ? 'its address leads' : 'their addresses lead'} to ${pathInSentence(to)} now`;
}

/** Writes what a place says where that is words, a number or a link; undefined where it is more. */
function sayPlain(root: JsonObject, now: Date, place: Pointer): string | undefined {
  const value = valueAt(root, place);
  if (isObject(value) && typeof value.to === 'string')
    return `${shortened(String(value.label))}, which leads to ${value.to}`;
  const input = inputAt(root, place);
  if (input?.kind === 'choice' && (typeof value === 'string' || typeof value === 'number'))
    return sayOption(input, value);
  const isPlain = typeof value === 'number' || (typeof value === 'string' && value !== '' && !value.includes(']('));
  return isPlain ? shortened(sayText(String(value), root, now, entriesAt(place, root))) : undefined;
}

/** Words the fate of a place, with the page or part that a reader looks for first. */
function sayFate(root: JsonObject, now: Date, place: Pointer, verb: string): Words {
  const [part, ...names] = wordsOf(root, now, place);
  const what = names.filter((name) => name !== '').join(', ');
  return { part, what: what === '' ? verb : `${what} ${verb}` };
}

/** Names a place from the outside inwards: `Home`, `hero`, `heading`. */
function wordsOf(root: JsonObject, now: Date, place: Pointer): [part: string, ...names: string[]] {
  const { pointer, kind, title } = partAt(root, now, place);
  const names = namesWithin(root, now, pointer, pointerKeys(place.slice(pointer.length)));
  // Conditions are called as their field is.
  const within = isObject(valueAt(root, place)) ? names.replace(/where$/, 'which of them') : names;
  const [section = '', name = ''] = pointerKeys(pointer);
  if (kind === 'section') return [title, within];
  if (kind === 'collection') return [sectionTitle(section), within === '' ? title : `${title} ${within}`];
  if (kind === 'entry') return [collectionTitle(root, name), title, within];
  if (section === 'shared')
    return within === ''
      ? [sectionTitle(section), inWords(name)]
      : [`Block on several pages, ${inWords(name)}`, within];
  if (kind === 'page')
    return within === ''
      ? [sectionTitle('routes'), pageName(root, now, pointer)]
      : [pageAmongOthers(root, now, pointer), within];
  const page = pageAmongOthers(root, now, pointer.slice(0, pointer.indexOf('/blocks')));
  const type = String(valueAt(root, `${pointer}/type`) ?? 'block');
  return within === '' ? [page, title] : [page, typeTitle(type).toLowerCase(), within];
}

/** Names a page among all: by its path, or its title where it has no path of its own. */
function pageName(root: JsonObject, now: Date, page: Pointer): string {
  const title = routeTitle(root, now, page);
  const path = valueAt(root, `${page}/path`);
  return typeof path === 'string' && !title.endsWith(', a page by itself') ? `page ${sayPath(path)}` : title;
}

/** Gives the title of a page, with its path where another page has the same one. */
function pageAmongOthers(root: JsonObject, now: Date, page: Pointer): string {
  const title = routeTitle(root, now, page);
  const routes = Array.isArray(root.routes) ? root.routes : [];
  const isTwice = routes.some(
    (_, index) => `/routes/${index}` !== page && routeTitle(root, now, `/routes/${index}`) === title,
  );
  return isTwice ? `${title} (${sayPath(String(valueAt(root, `${page}/path`)))})` : title;
}
