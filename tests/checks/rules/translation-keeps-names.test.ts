import { expect, test } from 'vitest';
import { found } from '../site-with';
import { inSwahili } from '../translated';

const rule = 'translation-keeps-names';

test('reports a name that a translation has lost, and one that is spelt otherwise', () => {
  expect(found(rule, inSwahili({ 'Call {phone}.': 'Tupigie simu.' }))).toMatchInlineSnapshot(
    `""Tupigie simu." → The text says "{phone}" and its translation does not. Write it where it belongs."`,
  );
  expect(found(rule, inSwahili({ 'Call {phone}.': 'Piga {phon}.' }))).toMatchInlineSnapshot(
    `"{phon} → The text has no {phon}. Did you mean "phone"?"`,
  );
});

test('leaves a name in the address of a link to the rule of links', () => {
  expect(found(rule, inSwahili({ 'Write to [us](mailto:{email}).': 'Tuandikie.' }))).toBe(
    '(translation-keeps-links) "Tuandikie." → The text has a link to "mailto:{email}", and its translation has none. Write [words](mailto:{email}).',
  );
});

test('reports a format that a translation has lost', () => {
  const edit = inSwahili({ 'Hot since four.': undefined, 'Since {phone:number}.': 'Tangu {phone}.' });
  expect(found(rule, { ...edit, '/values/phone': '12', '/routes/1/blocks/1/text': 'Since {phone:number}.' })).toContain(
    'The text has no {phone}. There is: "phone:number".',
  );
});

test("reports a name that one of the site's own words has lost, but not a form that needs none", () => {
  const said = (words: object) => ({
    ...structuredClone(inSwahili()),
    ...Object.fromEntries(Object.entries(words).map(([name, word]) => [`/languages/sw/words/${name}`, word])),
  });
  expect(found(rule, said({ documentTitle: 'Duka la Mikate' }))).toContain('The text says "{title}", "{site}"');
  expect(found(rule, said({ retryingIn: { one: 'Tena', other: 'Tena tena' } }))).toBe(
    '"Tena tena" → The text says "{seconds}" and its translation does not. Write it where it belongs.',
  );
  expect(found(rule, said({ documentTitle: '{site}: {title}' }))).toBe('nothing');
});

test('accepts names in another order, and more than once', () => {
  expect(found(rule, inSwahili({ 'Call {phone}.': '{phone} au {phone}: piga.' }))).toBe('nothing');
});
