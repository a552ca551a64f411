import type { Originals } from '../compose/page';
import { originalWords, withoutElements } from './original-words';

/**
 * Marks untranslated words in drawn markup, with their language and its direction, so that they are spoken and set
 * correctly: each outermost element whose words are all originals, and in other elements the words themselves. So
 * `<p>Apply</p>` becomes `<p lang="en" dir="ltr">Apply</p>`, and of `<p>Apply, leo</p>` the first word gets an element of
 * its own. It expects the markup of React, in which every element but void ones has its end. In blocks that come to life
 * it adds no elements, since React compares what is there.
 */
export function markOriginals(markup: string, written: Originals): string {
  const originals = originalWords(written, inMarkup);
  const root: Element = { ...noWords, start: 0, mayHoldElements: true, words: [], children: [] };
  // Elements that say their language themselves: nothing in them is marked, and they count for nothing around them.
  const apart: Element = { ...root, children: [] };
  const open = [root];
  for (const { 0: token, index, groups = {} } of markup.matchAll(tokens)) {
    const inner = open.at(-1) ?? root;
    const { tag, words } = groups;
    if (words !== undefined) {
      const isWhole = originals.isWhole(words);
      if (isWhole) inner.hasOriginals = true;
      else if (/\p{L}/u.test(words.replaceAll(references, ''))) inner.hasOthers = true;
      else continue;
      inner.words.push({ start: index, text: words, isWhole });
    } else if (token.startsWith('</')) {
      if (open.length > 1) open.pop();
    } else if (tag !== undefined) {
      const alternative = / alt="([^"]*)"/.exec(token)?.[1] ?? '';
      const element: Element = {
        ...noWords,
        start: index,
        hasOriginals: alternative !== '' && originals.isWhole(alternative),
        mayHoldElements: inner.mayHoldElements && !withoutElements.has(tag) && !token.includes(' data-hydrate'),
        words: [],
        children: [],
      };
      (token.includes(' lang="') ? apart : inner).children.push(element);
      if (!token.endsWith('/>') && !voidElements.has(tag)) open.push(element);
    }
  }
  const attributes = ` lang="${inMarkup(written.language)}" dir="${written.direction}"`;
  const markWords = (words: string): string => `<bdi${attributes}>${words}</bdi>`;
  const changes = root.children.flatMap((child) => changesIn(child));
  let all = '';
  let from = 0;
  for (const { start, end, text } of changes.sort((one, other) => one.start - other.start)) {
    all += markup.slice(from, start) + text;
    from = end;
  }
  return all + markup.slice(from);

  /** Gives the changes in an element and those within it, for its outermost originals. */
  function changesIn(element: Element): Change[] {
    const { start, words, children, mayHoldElements } = element;
    if (isOriginal(element)) {
      const name = start + (/^<[^\s/>]+/.exec(markup.slice(start, start + 100))?.[0] ?? '').length;
      return [{ start: name, end: name, text: attributes }];
    }
    const within = mayHoldElements ? words.flatMap((one) => markedWords(one) ?? []) : [];
    return [...within, ...children.flatMap(changesIn)];
  }

  /** Gives words with their originals marked, in one element; undefined where they have none. */
  function markedWords({ start, text, isWhole }: Words): Change | undefined {
    const end = start + text.length;
    if (isWhole) return { start, end, text: markWords(text) };
    const places = originals.placesIn(text);
    if (places.length === 0) return undefined;
    let from = 0;
    let written = '';
    for (const [first, last] of places) {
      written += text.slice(from, first) + markWords(text.slice(first, last));
      from = last;
    }
    return { start, end, text: `<span>${written}${text.slice(from)}</span>` };
  }
}

/** A range of the markup, and the text to put there. */
interface Change {
  start: number;
  end: number;
  text: string;
}

/** Words of an element: their range in the markup, and whether they are an original as a whole. */
interface Words {
  start: number;
  text: string;
  isWhole: boolean;
}

/** An element of the markup: where its tag begins, and its own words. */
interface Element {
  start: number;
  /** Whether any of its own words are an original. */
  hasOriginals: boolean;
  /** Whether any of its own words are none. */
  hasOthers: boolean;
  /** Whether other elements can be put around its words. */
  mayHoldElements: boolean;
  words: Words[];
  children: Element[];
}

const noWords = { hasOriginals: false, hasOthers: false };

/** Tells whether all words of an element, with those of the elements in it, are originals. */
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

/** The pattern of character references, none of which is a letter. */
const references = /&(?:#?\w+);/g;

const voidElements = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Writes words as React does in markup. */
function inMarkup(words: string): string {
  return words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
