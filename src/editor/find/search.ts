/** Something that is searched by what it is called and by other words. */
export interface Searched {
  title: string;
  /** Where it stands. */
  within?: string;
  /** Other words for it, which are searched and not shown. */
  words?: string;
  /** True for a text of a page: what is called by a word is meant before what says it. */
  isSaid?: boolean;
}

/** Something with its words as they are compared. */
export interface Prepared<Item> {
  item: Item;
  title: string;
  all: string;
}

/** Prepares things to be searched: without capitals, accents and signs, each word after a blank. */
export function prepare<Item extends Searched>(items: readonly Item[]): Prepared<Item>[] {
  return items.map((item) => {
    const title = plainWords(item.title);
    return { item, title, all: title + plainWords(`${item.within ?? ''} ${item.words ?? ''}`) };
  });
}

/** A thing that was found, and how well it fits: the less, the better. */
export interface Found<Item> {
  item: Item;
  rank: number;
}

/**
 * Finds what has all words of a search, each at the beginning of one of its own, or within its title; what is called so
 * comes before what is described so.
 */
export function search<Item extends Searched>(items: readonly Prepared<Item>[], query: string): Found<Item>[] {
  const whole = plainWords(query);
  const terms = whole.split(' ').flatMap((term) => (term === '' ? [] : [` ${term}`]));
  if (terms.length === 0) return [];
  const matches = items.flatMap(({ item, title, all }) => {
    const hasAll = terms.every(
      (term) => all.includes(term) || (term.length > leastWithin && title.includes(term.slice(1))),
    );
    if (!hasAll) return [];
    if (item.isSaid) return [{ item, rank: 5 }];
    if (title === whole) return [{ item, rank: 0 }];
    if (!terms.every((term) => all.includes(term))) return [{ item, rank: 4 }];
    if (!terms.every((term) => title.includes(term))) return [{ item, rank: 3 }];
    return [{ item, rank: title.startsWith(whole) ? 1 : 2 }];
  });
  return matches.sort((one, other) => one.rank - other.rank);
}

/** The most letters of a word that are not looked for within others: they stand in nearly all. */
const leastWithin = 3;

/** Writes words in small letters, without accents and signs, with a blank before each. */
function plainWords(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()}`;
}
