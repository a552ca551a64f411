import { dayMeant, yearDayMeant } from '../../calendar/day-meant';
import { wholeColor } from './colors';

/** The properties of a kind of words; one that is left out does not hold. */
interface WordsKind {
  /** How they are read; a name is how other parts refer to something. */
  reads: 'words' | 'words or name' | 'copy' | 'address' | 'nothing';
  /** True where visitors read them, in the language of the site. */
  isSpoken?: true;
  /** True where a placeholder can be put into them in a field of one line. Nothing fills in a bound. */
  takesValues?: true;
  /** True where they name what is drawn or how something works, so that nothing is called by them. */
  isSetting?: true;
  /** True where they are chosen; all others are only typed. */
  isChosen?: true;
  /** Their type where they are more than words; a bound is a day or a number, like the field that it bounds. */
  is?: 'day' | 'number' | 'bound';
  /** The input that a browser has for them, and the texts that it can show. */
  native?: { type: 'date' | 'time'; shows: RegExp };
  /** Completes a text that somebody has left, which was written in one of some languages. */
  whole?(text: string, languages: readonly string[]): string;
  /** The part of the page that has the mark by which a click finds their field: the words, or what is made of them. */
  marked: Marked;
}

/** A part of words, or of what is made of them, that bears their mark. */
export type Marked = 'words' | 'copy' | 'icon' | 'source' | 'link' | 'film' | 'nothing';

/**
 * The kinds of words: the definitions that are a kind of value, what
 * `input` may say in a schema, a colour, a bound, a name, which nobody reads as words. What stands beside the fields of some is in `words-parts.tsx`.
 */
export const wordsKinds = {
  text: { reads: 'words or name', marked: 'words', isSpoken: true, takesValues: true },
  answer: { reads: 'words or name', marked: 'words', isSpoken: true, takesValues: true },
  heading: { reads: 'words', marked: 'words', isSpoken: true, takesValues: true },
  title: { reads: 'words', marked: 'words', isSpoken: true, takesValues: true },
  inlineCopy: { reads: 'copy', marked: 'copy', isSpoken: true },
  copy: { reads: 'copy', marked: 'copy', isSpoken: true },
  article: { reads: 'copy', marked: 'copy', isSpoken: true },
  day: {
    reads: 'nothing',
    marked: 'nothing',
    is: 'day',
    native: { type: 'date', shows: /^$|^\d{4}-\d\d-\d\d$/ },
    whole: wholeDay,
  },
  yearDay: { reads: 'nothing', marked: 'nothing', is: 'day', whole: wholeYearDay },
  time: { reads: 'nothing', marked: 'nothing', native: { type: 'time', shows: /^$|^([01]\d|2[0-3]):[0-5]\d$/ } },
  number: { reads: 'nothing', marked: 'nothing', is: 'number', takesValues: true },
  bound: { reads: 'nothing', marked: 'nothing', is: 'bound', whole: wholeDay },
  link: { reads: 'address', marked: 'link', isChosen: true },
  telephone: { reads: 'nothing', marked: 'nothing', isSpoken: true, takesValues: true },
  whatsapp: { reads: 'nothing', marked: 'nothing', isSpoken: true, takesValues: true },
  icon: { reads: 'nothing', marked: 'icon', isSetting: true, isChosen: true },
  flag: { reads: 'nothing', marked: 'source', isSetting: true, isChosen: true },
  delivery: { reads: 'nothing', marked: 'nothing', isSetting: true, isChosen: true },
  film: { reads: 'nothing', marked: 'film', isChosen: true },
  captions: { reads: 'nothing', marked: 'nothing', isChosen: true },
  anchor: { reads: 'nothing', marked: 'nothing' },
  webAddress: { reads: 'nothing', marked: 'nothing', whole: wholeWebAddress },
  color: { reads: 'nothing', marked: 'nothing', isSetting: true, whole: wholeColor },
  name: { reads: 'nothing', marked: 'nothing' },
} as const satisfies Record<string, WordsKind>;

/** The name of a kind of words. */
export type WordsKindName = keyof typeof wordsKinds;

/** Gives the properties of a kind of words. */
export function wordsKind(of: WordsKindName): WordsKind {
  return wordsKinds[of];
}

/** Writes a day as the file has it, where a text can be read as one day alone; gives any other text as it is. */
function wholeDay(text: string, languages: readonly string[]): string {
  return dayMeant(text, languages) ?? text;
}

/**
 * Writes a day that is typed in words as the file has it: `12-25` for `25 December`, `2027-12-25` for
 * `December 25, 2027`; gives any other text as it is.
 */
export function wholeYearDay(text: string, languages: readonly string[] = []): string {
  return dayMeant(text, languages) ?? yearDayMeant(text, languages) ?? text;
}

/** Writes an address of the web with how it is reached: `https://www.example.com` for `www.example.com`. */
export function wholeWebAddress(text: string): string {
  const [, domain, path = ''] = /^((?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?)(\/\S*)?$/u.exec(text.trim()) ?? [];
  return domain === undefined ? text : `https://${domain.toLowerCase()}${path}`;
}
