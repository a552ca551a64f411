import { readSpans } from '../../manifest/spans';
import type { SiteRule } from '../rule';
import { meaningfulIn } from '../translations';

export const translationKeepsMarks: SiteRule = {
  id: 'translation-keeps-marks',
  what: 'A translation has as many paragraphs, list items and marked words as its text.',
  severity: 'warning',
  scope: 'site',
  readsTexts: [],
  yields: ['translation-keeps-links'],
  why: 'A paragraph, an item of a list or what was to stand out was probably forgotten.',
  wrong: '"Bring **water**": "Leta maji"',
  right: '"Bring **water**": "Leta **maji**"',
  check({ facts, report }) {
    const { language } = facts.site;
    if (!language) return;
    for (const { text, says, pointer } of meaningfulIn(language)) {
      if (!marks.test(text) && !marks.test(says)) continue;
      const [wanted, found] = [countParts(text), countParts(says)];
      const part = partNames.find((one) => wanted[one] !== found[one]);
      if (!part) continue;
      const counts = `the text has ${wanted[part]}, and its translation ${found[part]}`;
      report(pointer(), `Of ${part}, ${counts}. Compare them.`);
    }
  },
};

const partNames = ['paragraphs', 'lines of lists, headings and quotations', 'passages that stand out'] as const;

/** What parts a text, or makes a part of it stand out. */
const marks = /[*\n]|^\s*(?:[-#>]|\d+\.)\s/;

/** Counts the parts of a text that a reader sees. */
function countParts(text: string): Record<(typeof partNames)[number], number> {
  const hasMarks = marks.test(text);
  const spans = hasMarks ? readSpans(text, 'article') : [];
  return {
    paragraphs: text.split(/\n\s*\n/).length,
    'lines of lists, headings and quotations': spans.filter(({ kind }) => kind === 'line').length,
    'passages that stand out': spans.filter((span) => span.kind === 'open' && !span.target).length,
  };
}
