import type { SiteRule } from '../rule';
import { listNames } from '../short-message';
import { textsOf } from '../translations';
import { speaksAnother } from './language-is-well-formed';

export const textsAreTranslated: SiteRule = {
  id: 'texts-are-translated',
  what: 'Pages in another language say all of their texts in it.',
  severity: 'notice',
  severityOnRelease: 'warning',
  scope: 'site',
  readsTexts: [],
  why: 'What is not translated shows in the main language, between words of the other. A page whose title is not translated does not exist in it.',
  wrong: '"texts": { "Apply": "Omba" }, where the page says "Send", too',
  right: '"texts": { "Apply": "Omba", "Send": "Tuma" }',
  check({ facts, report }) {
    const { site, shell, pages } = facts;
    const { language, main } = site;
    // Another rule reports a code that is no language.
    if (!language || !main || !speaksAnother(site)) return;
    const { all, untranslated, byPage } = textsOf(facts);
    if (untranslated.size === 0) return;
    const shown = [shell, ...pages].flatMap((page) => [...(page.untranslated ?? [])]);
    // Whichever page comes first, the same are named.
    const missing = [...new Set(shown)].sort();
    const counts = `${all.size - untranslated.size} of ${all.size} texts and ${pages.length} of ${byPage.size - 1} pages are translated`;
    const rest = missing.length > 0 ? ` Those pages lack ${missing.length}: ${listNames(missing, 4)}.` : '';
    report(language.pointer, `${counts}.${rest}`, { part: 'key' });
  },
};
