import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';
import { inSwahili } from '../translated';

const rule = 'translation-is-used';

test('warns of a translation whose text has changed, with the text that is most like it', () => {
  const edit = inSwahili({ 'Hot since five.': 'Moto tangu saa kumi na moja.' });
  expect(found(rule, { ...edit, '/routes/1/blocks/1/text': 'Hot since four o’clock.' })).toMatchInlineSnapshot(`
    "
    (texts-are-translated) notice "sw" → 25 of 26 texts and 3 of 3 pages are translated. Those pages lack 1: "Hot since four o’clock.".
    warning "Hot since four." → No text of the site says this any more. The most like it is "Hot since four o’clock.": if the translation still says the same, write that before it.
    warning "Hot since five." → No text of the site says this any more. The most like it is "Hot since four o’clock.": if the translation still says the same, write that before it.
    "
  `);
  expect(found(rule, inSwahili({ 'Nobody says this.': 'Hakuna.' }))).toMatchInlineSnapshot(
    `"warning "Nobody says this." → No text of the site says this any more. Remove it, or write the text as it stands in the site."`,
  );
});

test('accepts a translation of what a draft says, or a sample beside entries of one’s own', () => {
  const edit = inSwahili({ 'A sample says this.': 'Mfano.', 'A draft says this.': 'Rasimu.' });
  const entries = [
    { name: 'Our own' },
    { name: 'A sample says this.', sample: true },
    { name: 'A draft says this.', draft: true },
  ];
  expect(found(rule, { ...edit, '/collections/notes': entries })).not.toContain('any more');
  expect(found(rule, { ...edit, '/collections/notes': entries.slice(0, 2) })).toContain(
    'warning "A draft says this." → No text of the site says this any more.',
  );
});

test('accepts a translation of what is made of entries on some days alone', () => {
  const blocks = (is: JsonObject) => ({
    '/routes/1/blocks/2': { type: 'list', items: ['Rye', { from: 'days', where: { date: is }, as: 'This is over.' }] },
    '/collections/days': [{ date: '2099-03-06' }],
  });
  const edit = inSwahili({ 'This is over.': 'Imeisha.' });
  expect(found(rule, { ...edit, ...blocks({ to: '-1d' }) })).not.toContain('"This is over."');
  expect(found(rule, { ...edit, ...blocks({ to: '2001-01-01' }) })).toContain('warning "This is over."');
});

test('accepts a translation of a text without words, which only one of two languages says otherwise', () => {
  const [without, together] = [inSwahili(), inSwahili({ '24/7': '7/24' })].map(
    (one) => one['/languages'] as JsonObject,
  );
  const edit = { '/routes/1/blocks/1/text': '24/7', '/languages': { ...without, fr: together?.sw ?? null } };
  expect(found(rule, edit)).not.toContain('"24/7"');
});

test('warns of a translation that stands the wrong way round', () => {
  expect(found(rule, inSwahili({ Write: undefined, Andika: 'Write' }))).toContain(
    'warning "Andika" → This stands the wrong way round. Write "Write" before it.',
  );
});

test.each([
  [[{ text: 'Write', page: '/nowhere', says: 'Tuma' }], 'No page has the address "/nowhere".'],
  [[{ text: 'Write', page: '/contct', says: 'Tuma' }], 'No page has the address "/contct". Did you mean "/contact"?'],
  [[{ text: 'Rye', page: '/contact', says: 'Ngano' }], 'The page "/contact" does not say this.'],
  [[{ text: 'Write', page: '/contact', says: 'Andika' }], 'This is what the text says everywhere.'],
  [
    [
      { text: 'Write', page: '/contact', says: 'Tuma' },
      { text: 'Write', page: '/contact', says: 'Peleka' },
    ],
    'An exception before this one is for the same text on the same page.',
  ],
])('warns of the exceptions %j', (exceptions, message) => {
  const edit = inSwahili();
  expect(found(rule, { ...edit, '/languages/sw/exceptions': exceptions })).toContain(message);
});

test('accepts an exception, and the translation of what an entry says', () => {
  const exceptions = [{ text: 'Write', page: '/contact', says: 'Tuma' }];
  expect(found(rule, { ...inSwahili(), '/languages/sw/exceptions': exceptions })).toBe('nothing');
});
