import { isLanguage } from '../../compose/sayings';
import type { Site } from '../../compose/site';
import type { SiteRule } from '../rule';

export const languageIsWellFormed: SiteRule = {
  id: 'language-is-well-formed',
  what: 'The language of the site is written as browsers know languages.',
  severity: 'error',
  scope: 'site',
  readsTexts: [],
  why: 'Dates could not be written, and a screen reader would not know how to speak.',
  wrong: '"language": "en-KE-KE"',
  right: '"language": "en-KE"',
  check({ facts, report }) {
    const { language } = facts.site.manifest.site;
    const { main } = facts.site;
    if (main?.manifest.site.language === language) {
      report('/site/language', `The site is in "${language}" already. Remove it here.`, { part: 'key' });
    }
    const usual = isLanguage(language) && !(main && isUnknown(language)) ? asUsual(language) : undefined;
    if (usual === language) return;
    const remedy = usual === undefined ? 'its short name, such as en, en-KE or de' : `"${usual}"`;
    report('/site/language', `"${language}" is no language. Write ${remedy}.`, {
      ...(main && { part: 'key' as const }),
    });
  },
};

/** Tells whether a further language of a site is a known one, and another than the main language. */
export function speaksAnother({ main, manifest }: Site): boolean {
  const { language } = manifest.site;
  if (!isLanguage(language) || isUnknown(language) || asUsual(language) !== language) return false;
  return main?.manifest.site.language !== language;
}

/** Gives the code of a language with the country that it means, by the usual code of that: `en-UK` is `en-GB`. */
function asUsual(tag: string): string {
  const [usual = tag] = Intl.getCanonicalLocales(tag);
  const isOther = usual.toLowerCase() !== tag.toLowerCase();
  // What a language itself is called by now is another matter: browsers know the former code of Hebrew.
  return isOther && usual.split('-')[0] === tag.split('-')[0]?.toLowerCase() ? usual : tag;
}

/** Tells whether nobody knows a language by a code: it has no name. */
function isUnknown(tag: string): boolean {
  const [code = ''] = tag.split('-');
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) === undefined;
}
