import { isLanguage } from '../../compose/sayings';
import type { Site } from '../../compose/site';
import type { SiteRule } from '../rule';

export const languageIsWellFormed: SiteRule = {
  id: 'language-is-well-formed',
  what: 'The language of the site is written as browsers know languages.',
  severity: 'error',
  scope: 'site',
  readsTexts: true,
  why: 'Dates could not be written, and a screen reader would not know how to speak.',
  wrong: '"language": "en-KE-KE"',
  right: '"language": "en-KE"',
  check({ facts, report }) {
    const { language } = facts.site.manifest.site;
    const { main } = facts.site;
    if (main?.manifest.site.language === language) {
      report('/site/language', `The site is in "${language}" already. Remove it here.`, { part: 'key' });
    }
    if (isLanguage(language) && !(main && isUnknown(language))) return;
    report('/site/language', `"${language}" is no language. Write its short name, such as en, en-KE or de.`, {
      ...(main && { part: 'key' as const }),
    });
  },
};

/** Tells whether a further language of a site is a known one, and another than the main language. */
export function speaksAnother({ main, manifest }: Site): boolean {
  const { language } = manifest.site;
  return isLanguage(language) && !isUnknown(language) && main?.manifest.site.language !== language;
}

/** Tells whether nobody knows a language by a code: it has no name. */
function isUnknown(tag: string): boolean {
  const [code = ''] = tag.split('-');
  return new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(code) === undefined;
}
