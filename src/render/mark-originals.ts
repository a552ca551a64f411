import type { Originals } from '../compose/page';

/**
 * Marks in drawn markup each outermost element of whose words all are originals, words that nobody has translated: with
 * their language and its direction, so that they are read out and set in that. Markup is as React writes it: every
 * element has its end, but for those that can have none.
 */
export function markOriginals(markup: string, { language, direction, texts }: Originals): string {
  const originals = new Set(texts.map(inMarkup));
  const root: Element = { start: 0, end: 0, hasOriginals: false, hasOthers: false, children: [] };
  const apart: Element = { ...root, children: [] };
  const open = [root];
  for (const { 0: token, index, groups = {} } of markup.matchAll(tokens)) {
    const inner = open.at(-1) ?? root;
    const { tag, words } = groups;
    if (words !== undefined) {
      if (originals.has(words.trim())) inner.hasOriginals = true;
      else if (/\p{L}/u.test(words.replaceAll(references, ''))) inner.hasOthers = true;
    } else if (token.startsWith('</')) {
      if (open.length > 1) open.pop();
    } else if (tag !== undefined) {
      const alternative = / alt="([^"]*)"/.exec(token)?.[1] ?? '';
      const hasOriginals = originals.has(alternative);
      const element = { start: index, end: index + token.length, hasOriginals, hasOthers: false, children: [] };
      // What says its language itself is neither.
      (token.includes(' lang="') ? apart : inner).children.push(element);
      if (!token.endsWith('/>') && !isVoid.has(tag)) open.push(element);
    }
  }
  const places = root.children.flatMap(outermost);
  const attributes = ` lang="${inMarkup(language)}" dir="${direction}"`;
  let marked = '';
  let from = 0;
  for (const { start, end } of places) {
    const [name = ''] = /^<[^\s/>]+/.exec(markup.slice(start, end)) ?? [];
    marked += markup.slice(from, start) + name + attributes;
    from = start + name.length;
  }
  return marked + markup.slice(from);
}

/** An element of the markup: where its tag stands, and what its own words are. */
interface Element {
  start: number;
  end: number;
  hasOriginals: boolean;
  hasOthers: boolean;
  children: Element[];
}

/** Gives the elements within and including one that hold nothing but originals, and stand in none that does. */
function outermost(element: Element): Element[] {
  return isOriginal(element) ? [element] : element.children.flatMap(outermost);
}

function isOriginal(element: Element): boolean {
  return hasOriginals(element) && !hasOthers(element);
}

function hasOriginals({ hasOriginals: own, children }: Element): boolean {
  return own || children.some(hasOriginals);
}

function hasOthers({ hasOthers: own, children }: Element): boolean {
  return own || children.some(hasOthers);
}

const tokens = /<!--.*?-->|<\/[^>]*>|<(?<tag>[a-zA-Z][^\s/>]*)(?:"[^"]*"|[^">])*>|(?<words>[^<]+)/gs;

/** Signs that markup writes by their names or numbers: none is a letter. */
const references = /&(?:#?\w+);/g;

const isVoid = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Writes words as React does in markup. */
function inMarkup(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
