import { wholeColor } from './colors';

/** What words of one kind differ in from others; what one leaves out does not hold for it. */
interface WordsKind {
  /** What is read in them: words, which may be a name by which others find something, copy, or an address. */
  reads: 'words' | 'words or name' | 'copy' | 'address' | 'nothing';
  /** Whether visitors read them, in the language of the site. */
  isSpoken?: true;
  /** Whether a value can be put into them in a field of one line. Nothing fills in a bound. */
  takesValues?: true;
  /** Whether they name what is drawn or how something works, so that nothing is called by them. */
  isSetting?: true;
  /** What they are beside words; a bound is either, as the field says that it bounds. */
  is?: 'day' | 'number' | 'bound';
  /** The input that a browser has for them, and the texts that it shows. */
  native?: { type: 'date' | 'time'; shows: RegExp };
  /** What is meant by a text that somebody has left. */
  whole?(text: string): string;
  /** What of them bears the mark by which a click on the page finds their field. */
  marked: Marked;
}

/** What of words may bear a mark. */
export type Marked = 'words' | 'copy' | 'icon' | 'source' | 'link' | 'film' | 'nothing';

/**
 * What words stand for: a definition that is a kind of value, or what `input` says in a schema, a colour, a bound; a name
 * is what nobody reads as words. What stands beside the field of some is in `words-parts.tsx`.
 */
export const wordsKinds = {
  text: { reads: 'words or name', marked: 'words', isSpoken: true, takesValues: true },
  heading: { reads: 'words', marked: 'words', isSpoken: true, takesValues: true },
  title: { reads: 'words', marked: 'words', isSpoken: true, takesValues: true },
  copy: { reads: 'copy', marked: 'copy', isSpoken: true },
  day: { reads: 'nothing', marked: 'nothing', is: 'day', native: { type: 'date', shows: /^$|^\d{4}-\d\d-\d\d$/ } },
  yearDay: { reads: 'nothing', marked: 'nothing', is: 'day' },
  time: { reads: 'nothing', marked: 'nothing', native: { type: 'time', shows: /^$|^([01]\d|2[0-3]):[0-5]\d$/ } },
  number: { reads: 'nothing', marked: 'nothing', is: 'number', takesValues: true },
  bound: { reads: 'nothing', marked: 'nothing', is: 'bound' },
  link: { reads: 'address', marked: 'link' },
  telephone: { reads: 'nothing', marked: 'nothing', isSpoken: true, takesValues: true },
  whatsapp: { reads: 'nothing', marked: 'nothing', isSpoken: true, takesValues: true },
  icon: { reads: 'nothing', marked: 'icon', isSetting: true },
  flag: { reads: 'nothing', marked: 'source', isSetting: true },
  delivery: { reads: 'nothing', marked: 'nothing', isSetting: true },
  film: { reads: 'nothing', marked: 'film' },
  captions: { reads: 'nothing', marked: 'nothing' },
  anchor: { reads: 'nothing', marked: 'nothing' },
  color: { reads: 'nothing', marked: 'nothing', isSetting: true, whole: wholeColor },
  name: { reads: 'nothing', marked: 'nothing' },
} as const satisfies Record<string, WordsKind>;

/** The name of a kind of words. */
export type Words = keyof typeof wordsKinds;

/** What words of a kind differ in. */
export function wordsKind(of: Words): WordsKind {
  return wordsKinds[of];
}
