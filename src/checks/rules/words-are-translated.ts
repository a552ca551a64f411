import type { SiteRule } from '../rule';
import { listNames } from '../short-message';

export const wordsAreTranslated: SiteRule = {
  id: 'words-are-translated',
  what: 'A site in another language than English says everything in it.',
  severity: 'warning',
  scope: 'site',
  why: 'Buttons, messages and what screen readers announce would be in English.',
  wrong: '"language": "de" without "words"',
  right: '"language": "de", "words": { "skipToContent": "Zum Inhalt", … }',
  check({ facts, report }) {
    const { site, words = {} } = facts.site.manifest;
    if (/^en\b/.test(site.language)) return;
    const missing = Object.keys(facts.site.registry.words).filter((name) => !Object.hasOwn(words, name));
    if (missing.length === 0) return;
    const message = `The site speaks "${site.language}", but ${missing.length} of its own words are English: ${listNames(missing, 8)}. Write them here.`;
    report('/words', message);
  },
};
