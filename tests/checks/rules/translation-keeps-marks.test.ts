import { expect, test } from 'vitest';
import { found } from '../site-with';
import { inSwahili } from '../translated';

const rule = 'translation-keeps-marks';
const text = 'Bring **water**.';
const edit = { '/routes/1/blocks/1/text': text };

test('warns of words that stand out no more, and of a paragraph that is lost', () => {
  expect(
    found(rule, { ...edit, ...inSwahili({ 'Hot since four.': undefined, [text]: 'Leta maji.' }) }),
  ).toMatchInlineSnapshot(
    `"warning "Leta maji." → Of passages that stand out, the text has 1, and its translation 0. Compare them."`,
  );
  const two = 'Hot.\n\nSince four.';
  expect(
    found(rule, {
      '/routes/1/blocks/1/text': two,
      ...inSwahili({ 'Hot since four.': undefined, [two]: 'Moto tangu saa kumi.' }),
    }),
  ).toMatchInlineSnapshot(
    `"warning "Moto tangu saa kumi." → Of paragraphs, the text has 2, and its translation 1. Compare them."`,
  );
});

test('accepts as many as the text has', () => {
  const translated = inSwahili({ 'Hot since four.': undefined, [text]: '**Maji** leta.' });
  expect(found(rule, { ...edit, ...translated })).toBe('nothing');
});
