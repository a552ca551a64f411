import { tagOfWords } from '../../compose/words';
import { ownMember } from '../../manifest/manifest';
import { worded } from '../../manifest/message';
import type { SiteFacts, SiteRule } from '../rule';
import { listNames } from '../short-message';
import { speaksAnother } from './language-is-well-formed';

export const wordsAreTranslated: SiteRule = {
  id: 'words-are-translated',
  what: 'A site in a language of which the engine has no words says everything in it that it says.',
  severity: 'warning',
  scope: 'site',
  readsTexts: [],
  why: 'Buttons, messages and what screen readers announce would be in English.',
  wrong: '"language": "sv" without "words"',
  right: '"language": "sv", "words": { "skipToContent": "Till innehållet", … }',
  check({ facts, report }) {
    const { manifest, registry } = facts.site;
    const { site, words = {} } = manifest;
    if (facts.site.main && !speaksAnother(facts.site)) return;
    if (/^en\b/i.test(site.language) || tagOfWords(registry.words, site.language) !== 'en') return;
    const unsaid = wordsOfUnusedBlocks(facts);
    const missing = Object.keys(registry.words.en).filter((name) => !Object.hasOwn(words, name) && !unsaid.has(name));
    if (missing.length === 0) return;
    const inEnglish = `${missing.length} of its own words are English`;
    const remedy = {
      inTerminal: `${inEnglish}: ${listNames(missing, 8)}. Write them here.`,
      inEditor: `${inEnglish}, such as those on its buttons. Write them under “The site’s own words”.`,
    };
    report('/words', worded`The site speaks "${site.language}", but ${remedy}`);
  },
};

/** Gives the words of the site that only block types without a block on any page say. */
function wordsOfUnusedBlocks({ pages, site }: SiteFacts): Set<string> {
  const { shared, languages } = site.manifest;
  const usedTypes = new Set(
    pages.flatMap(({ route }) =>
      (route?.blocks ?? []).map((block) =>
        block.type === 'shared' ? ownMember(shared, String(block.block))?.type : block.type,
      ),
    ),
  );
  const unusedTypes = Object.entries(site.registry.blocks).filter(([type]) => !usedTypes.has(type));
  // What names the links to other languages is said where there are some.
  return new Set([...unusedTypes.flatMap(([, { words }]) => words), ...(languages ? [] : ['languages'])]);
}
