import { readSpans } from '../../manifest/spans';
import type { SiteRule } from '../rule';
import { listNames } from '../short-message';
import { meaningfulIn } from '../translations';

export const translationKeepsLinks: SiteRule = {
  id: 'translation-keeps-links',
  what: 'A translation leads where its text leads.',
  severity: 'error',
  scope: 'site',
  readsTexts: [],
  yields: ['link-is-whole'],
  why: 'Whoever reads the language could not go on from there. The address stays that of the main language: the page in this one is found by it.',
  wrong: '"Write to [us](/contact)": "Tuandikie"',
  right: '"Write to [us](/contact)": "Tuandikie [hapa](/contact)"',
  check({ facts, report }) {
    const { language } = facts.site;
    if (!language) return;
    for (const { text, says, pointer } of meaningfulIn(language)) {
      if (!text.includes('](') && !says.includes('](')) continue;
      const [wanted, found] = [linksIn(text), linksIn(says)];
      const lost = [...wanted.keys()].filter((address) => !found.has(address));
      const [stranger] = [...found].filter(([address]) => !wanted.has(address));
      if (stranger) {
        const [address, { start, end }] = stranger;
        const hint = lost.length > 0 ? `The text leads to ${listNames(lost)}.` : 'The text leads nowhere else.';
        const message = `No link of the text leads to "${address}". ${hint} Keep addresses as they are.`;
        report(pointer(), message, { run: { text: says, start, end } });
      } else if (lost.length > 0) {
        report(
          pointer(),
          `The text has a link to ${listNames(lost)}, and its translation has none. Write [words](${lost[0]}).`,
        );
      }
    }
  },
};

/** Gives the addresses to which copy leads, each with its first place. */
function linksIn(text: string): Map<string, { start: number; end: number }> {
  const links = new Map<string, { start: number; end: number }>();
  for (const span of text.includes('](') ? readSpans(text, 'article') : []) {
    if (span.kind !== 'open' || !span.target) continue;
    const address = text.slice(span.target.start, span.target.end);
    if (!links.has(address)) links.set(address, span.target);
  }
  return links;
}
