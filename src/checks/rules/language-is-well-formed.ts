import { isLanguage } from '../../compose/sayings';
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
    if (isLanguage(language)) return;
    report('/site/language', `"${language}" is no language. Write its short name, such as en, en-KE or de.`);
  },
};
