import type { WrittenLanguage } from '../../manifest/languages';
import type { JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { withTranslation } from './languages';
import { placeOf, type SiteText, saidOf } from './texts-of-site';

/** A text with what a translator has made of it. */
export interface Translation {
  text: string;
  says: string;
}

/** What a file of a translator brings: what can be taken, and what cannot. */
export interface BroughtTranslations {
  /** Those that say something else than the site does by now. */
  taken: Translation[];
  /** The number of those that the site says already. */
  same: number;
  /** The number of texts that are left open. */
  empty: number;
  /** Those whose text is none of the site. */
  unknown: Translation[];
}

/** Sorts what a translator has sent by what becomes of it; of several for one text the last counts. */
export function sortBrought(
  brought: readonly Translation[],
  language: WrittenLanguage,
  texts: readonly SiteText[],
): BroughtTranslations {
  const known = new Map(texts.map(({ text }) => [comparable(text), text]));
  // What is out of date is a text of the language still.
  for (const text of Object.keys(language.texts)) known.set(comparable(text), text);
  const taken = new Map<string, Translation>();
  const unknown: Translation[] = [];
  let [same, empty] = [0, 0];
  for (const { text: written, says } of brought) {
    const text = known.get(comparable(written));
    if (says.trim() === '') empty++;
    else if (text === undefined) unknown.push({ text: written, says });
    else if (says === saidOf(text, language)) same++;
    else taken.set(text, { text, says });
  }
  return { taken: [...taken.values()], same, empty, unknown };
}

/** Gives a text as it is compared: programs for tables and translators change the ends of lines, and blanks around. */
function comparable(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim();
}

/** Gives a site in which a language says what was brought, and where each stands then. */
export function takeTranslations(
  root: JsonObject,
  tag: string,
  taken: readonly Translation[],
): { after: JsonObject; places: Pointer[] } {
  const after = taken.reduce((site, { text, says }) => withTranslation(site, tag, text, says), root);
  return { after, places: taken.map(({ text }) => placeOf(text, tag)) };
}
