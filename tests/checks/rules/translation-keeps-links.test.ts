import { expect, test } from 'vitest';
import { found } from '../site-with';
import { inSwahili } from '../translated';

const rule = 'translation-keeps-links';
const text = 'Write to [us](mailto:{email}).';

test('reports a link that a translation has lost, and one that leads elsewhere', () => {
  expect(found(rule, inSwahili({ [text]: 'Tuandikie.' }))).toBe(
    '"Tuandikie." → The text has a link to "mailto:{email}", and its translation has none. Write [words](mailto:{email}).',
  );
  const edit = { '/routes/1/blocks/1/text': 'Hot since [four](/contact).' };
  expect(
    found(rule, {
      ...edit,
      ...inSwahili({ 'Hot since four.': undefined, 'Hot since [four](/contact).': 'Moto tangu saa kumi.' }),
    }),
  ).toMatchInlineSnapshot(
    `""Moto tangu saa kumi." → The text has a link to "/contact", and its translation has none. Write [words](/contact)."`,
  );
  expect(
    found(rule, {
      ...edit,
      ...inSwahili({
        'Hot since four.': undefined,
        'Hot since [four](/contact).': 'Moto tangu [saa kumi](/mawasiliano).',
      }),
    }),
  ).toMatchInlineSnapshot(
    `"/mawasiliano → No link of the text leads to "/mawasiliano". The text leads to "/contact". Keep addresses as they are."`,
  );
});

test('accepts a link at another place, with other words', () => {
  expect(found(rule, inSwahili({ [text]: '[Sisi](mailto:{email}): tuandikie.' }))).toBe('nothing');
});
