import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { pagesIn } from '../drawing/engine';
import { sayTarget } from '../members/removal';
import { namesWithin, pageTitle, partAt, sectionTitle, shortened, typeTitle } from '../naming/parts';
import { inWords, sayPath, withinWords } from '../words/in-words';
import { entriesAt, sayText } from '../words/say-text';
import { collectionTitle } from '../words/titles';
import { compareVersions, type Difference } from './differences';

/** A difference in words. */
interface Words {
  /** The page or the part of the site that differs: `Home`, `Trips`, `Header`. */
  part: string;
  /** What of it, and how: `hero, heading changed`. */
  what: string;
  /** What was said there before, where that is plain; its beginning, where it is long: `Study here`. */
  was?: string | undefined;
  /** What is said there now: `Study abroad`. */
  now?: string | undefined;
}

/** One thing that differs between two versions of a site, and how that is said. */
export interface Change extends Difference, Words {}

/** What differs between two versions of a site in words, the pages first. The parts of both must be known as each other's. */
export function changesBetween(before: JsonObject, after: JsonObject, now: Date): Change[] {
  const { base, differences } = compareVersions(before, after, now);
  return differences.map((difference) => ({ ...difference, ...sayDifference(difference, base, after, now) }));
}

/** A whole change in one line: `Home: hero, heading changed`. */
export function lineOf({ part, what }: Words): string {
  return `${part}: ${what}`;
}

function sayDifference({ kind, place, former }: Difference, before: JsonObject, after: JsonObject, now: Date): Words {
  const name = pointerKeys(former).at(-1) ?? '';
  const say: Record<typeof kind, () => Words> = {
    changed: () => sayChanged(before, former, after, place, now),
    added: () => {
      const isItem = /\/\d+$/.test(place);
      return { ...said(after, now, place, 'added'), now: isItem ? undefined : sayPlain(after, now, place) };
    },
    removed: () => {
      const { what } = said(before, now, former, `deleted${sayLeading(before, former, after, now)}`);
      // What surrounds it may be called otherwise by now.
      return { part: said(after, now, memberPointer(place, name), '').part, what };
    },
    renamed: () => said(after, now, place, `renamed, before “${withinWords(name)}”`),
    reordered: () => said(after, now, place, 'put in another order'),
  };
  return say[kind]();
}

function sayChanged(before: JsonObject, former: Pointer, after: JsonObject, place: Pointer, now: Date): Words {
  const words = said(after, now, place, 'changed');
  if (!/^\/routes\/\d+\/path$/.test(place))
    return { ...words, was: sayPlain(before, now, former), now: sayPlain(after, now, place) };
  const [was = '', is] = [valueAt(before, former), valueAt(after, place)].map(String);
  const pages = was.includes('{') ? `pages ${sayPath(was)} are` : `page ${was} is`;
  return { part: words.part, what: `${pages} now ${sayPath(String(is))}` };
}

/** Says where the addresses lead that are gone with a part, as far as they lead to one page. */
function sayLeading(before: JsonObject, part: Pointer, after: JsonObject, now: Date): string {
  const gone = pagesIn(before, now).flatMap(({ path, pointer, scope }) =>
    pointer === part || scope?.pointer === part ? [path] : [],
  );
  const redirects = Array.isArray(after.redirects) ? after.redirects : [];
  const leading = redirects.filter((redirect) => gone.includes(String(valueAt(redirect, '/from'))));
  const [to, ...others] = new Set(leading.map((redirect) => String(valueAt(redirect, '/to'))));
  if (to === undefined || others.length > 0) return '';
  return `; ${gone.length === 1 ? 'its address leads' : 'their addresses lead'} to ${sayTarget(to)} now`;
}

/** What a place says where a line can say it: words, a number, a link. */
function sayPlain(root: JsonObject, now: Date, place: Pointer): string | undefined {
  const value = valueAt(root, place);
  if (isObject(value) && typeof value.to === 'string')
    return `${shortened(String(value.label))}, which leads to ${value.to}`;
  const isPlain = typeof value === 'number' || (typeof value === 'string' && value !== '' && !value.includes(']('));
  return isPlain ? shortened(sayText(String(value), root, now, entriesAt(place, root))) : undefined;
}

/** Says what became of a place, by the page or part that a reader looks for first. */
function said(root: JsonObject, now: Date, place: Pointer, verb: string): Words {
  const [part, ...names] = wordsOf(root, now, place);
  const what = names.filter((name) => name !== '').join(', ');
  return { part, what: what === '' ? verb : `${what} ${verb}` };
}

/** What a place is called, from the outside inwards: `Home`, `hero`, `heading`. */
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
    return within === '' ? [sectionTitle(section), inWords(name)] : [`Shared block ${inWords(name)}`, within];
  if (kind === 'page')
    return within === ''
      ? [sectionTitle('routes'), pageName(root, now, pointer)]
      : [pageAmongOthers(root, now, pointer), within];
  const page = pageAmongOthers(root, now, pointer.slice(0, pointer.indexOf('/blocks')));
  const type = String(valueAt(root, `${pointer}/type`) ?? 'block');
  return within === '' ? [page, title] : [page, typeTitle(type).toLowerCase(), within];
}

/** A page among all: its address, or what it is called where it has none of its own. */
function pageName(root: JsonObject, now: Date, page: Pointer): string {
  const title = pageTitle(root, now, page);
  const path = valueAt(root, `${page}/path`);
  return typeof path === 'string' && !title.endsWith(', a page by itself') ? `page ${sayPath(path)}` : title;
}

/** What a page is called; of two that are called the same each with its address. */
function pageAmongOthers(root: JsonObject, now: Date, page: Pointer): string {
  const title = pageTitle(root, now, page);
  const routes = Array.isArray(root.routes) ? root.routes : [];
  const isTwice = routes.some(
    (_, index) => `/routes/${index}` !== page && pageTitle(root, now, `/routes/${index}`) === title,
  );
  return isTwice ? `${title} (${sayPath(String(valueAt(root, `${page}/path`)))})` : title;
}
