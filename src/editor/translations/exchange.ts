import type { WrittenLanguage } from '../../manifest/languages';
import type { JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { withTranslation } from './languages';
import { type OwnWord, withOwnWord } from './own-words';
import { placeOf, type SiteText, saidOf } from './texts-of-site';

/** A text with what a translator has made of it. */
export interface Translation {
  text: string;
  says: string;
  /** Where it stands, as it was sent. */
  where?: string;
}

/** A translation that can be taken, with the place where the language will say it. */
export interface TakenTranslation extends Translation {
  place: Pointer;
  /** Whether it is one of the site's own words. */
  isOwn?: true;
}

/** What a file of a translator brings: what can be taken, and what cannot. */
export interface BroughtTranslations {
  /** Those that say something else than the site does by now. */
  taken: TakenTranslation[];
  /** The number of those that the site says already. */
  same: number;
  /** The number of texts that are left open. */
  empty: number;
  /** Those whose text is none of the site. */
  unknown: Translation[];
}

/** What a site says and a language can say: its texts, and its own words. */
export interface Translatable {
  texts: readonly SiteText[];
  own: readonly OwnWord[];
}

/** Sorts what a translator has sent by what becomes of it; of several for one text the last counts. */
export function sortBrought(
  brought: readonly Translation[],
  language: WrittenLanguage,
  { texts, own }: Translatable,
): BroughtTranslations {
  const known = new Map(texts.map(({ text }) => [comparable(text), text]));
  // What is out of date is a text of the language still.
  for (const text of Object.keys(language.texts)) known.set(comparable(text), text);
  const takenByPlace = new Map<Pointer, TakenTranslation>();
  const unknown: Translation[] = [];
  let [same, empty] = [0, 0];
  for (const one of brought) {
    const meant = originalsOf(one);
    const says = endingAs(meant[0]?.text ?? '', comparable(one.says));
    if (says.trim() === '') empty++;
    else if (meant.length === 0) unknown.push({ text: one.text, says: one.says });
    else if (meant.every(({ before }) => before === says)) same++;
    else for (const { before: _, ...place } of meant) takenByPlace.set(place.place, { ...place, says });
  }
  return { taken: [...takenByPlace.values()], same, empty, unknown };

  /** Gives the texts that a translation is of, each with its present one; a form of a word is known by its place. */
  function originalsOf({ text: written, where }: Translation): (Omit<TakenTranslation, 'says'> & { before: string })[] {
    const words = own.filter(({ original }) => comparable(original) === comparable(written));
    const namedWords = words.filter((word) => word.where === where);
    const text = known.get(comparable(written));
    if (namedWords.length === 0 && text !== undefined)
      return [{ text, place: placeOf(text, language.tag), before: saidOf(text, language) }];
    const meant = namedWords.length > 0 ? namedWords : words.filter(({ form }) => form === undefined);
    return meant.map(({ original, says, usual, place }) => ({
      ...{ text: original, place, isOwn: true },
      before: says || usual,
    }));
  }
}

/** Gives a text as it is compared: programs for tables and translators change the ends of lines, and blanks around. */
function comparable(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

/** Gives a translation with the blanks around it that its text has: a cell easily ends with a new line. */
function endingAs(text: string, says: string): string {
  const [before = '', after = ''] = [/^\s*/, /\s*$/].map((blanks) => blanks.exec(text)?.[0]);
  return `${before}${says}${after}`;
}

/** Gives a site in which a language says what was brought. */
export function takeTranslations(root: JsonObject, tag: string, taken: readonly TakenTranslation[]): JsonObject {
  return taken.reduce(
    (site, { text, says, place, isOwn }) =>
      isOwn ? withOwnWord(site, place, says) : withTranslation(site, tag, text, says),
    root,
  );
}
