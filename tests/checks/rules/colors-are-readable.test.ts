import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'colors-are-readable';

const colors = '/theme/colors';

test('reports words that are too faint on the paper, with the nearest shade that can be read', () => {
  expect(found(rule, { [`${colors}/accent`]: '#f97316' })).toMatchInlineSnapshot(
    `""#f97316" → Words in the colour "accent", #f97316, are too faint on the paper of this site: their contrast is 2.8, and 4.5 is needed. "#bd5711" is the nearest shade that can be read."`,
  );
  expect(found(rule, { [`${colors}/second`]: '#5eead4' })).toMatchInlineSnapshot(
    `""#5eead4" → Words in the colour "second", #5eead4, are too faint on the paper of this site: their contrast is 1.4, and 4.5 is needed. "#358377" is the nearest shade that can be read."`,
  );
  expect(found(rule, { [`${colors}/ink`]: '#9ca3af' })).toMatchInlineSnapshot(
    `""#9ca3af" → Words in the colour "ink", #9ca3af, are too faint on the paper of this site: their contrast is 2.5, and 4.5 is needed. "#727780" is the nearest shade that can be read."`,
  );
});

test('never says of a contrast that is too low that it is the needed one', () => {
  for (const grey of ['72', '73', '74', '75', '76', '77']) {
    const nearly = { paper: '#ffffff', ink: `#${grey.repeat(3)}`, accent: '#000000', second: '#000000' };
    expect(found(rule, { [colors]: nearly })).not.toContain('their contrast is 4.5');
  }
});

test('offers a lighter shade on a dark paper', () => {
  const night = { paper: '#0b1d26', ink: '#f1ede4', accent: '#8a4b12', second: '#6fd3c1' };
  expect(found(rule, { [colors]: night })).toMatchInlineSnapshot(
    `""#8a4b12" → Words in the colour "accent", #8a4b12, are too faint on the paper of this site: their contrast is 2.1, and 4.5 is needed. "#b28863" is the nearest shade that can be read."`,
  );
});

test('reports the paper where no words can be read on it', () => {
  expect(found(rule, { [`${colors}/paper`]: '#1f2937' })).toMatchInlineSnapshot(
    `""#1f2937" → No words can be read on the paper #1f2937, be they ink, the accent colour or the second colour. "#d2d4d7" is the nearest shade on which they can."`,
  );
});

test('offers a shade that passes', () => {
  const [, shade] = /"(#[0-9a-f]{6})" is the nearest/.exec(found(rule, { [`${colors}/accent`]: '#f97316' })) ?? [];
  expect(found(rule, { [`${colors}/accent`]: String(shade) })).toBe('nothing');
});

test('offers no shade of a paper on which nothing could be read in any', () => {
  const mixed = { paper: '#808080', ink: '#808080', accent: '#ffffff', second: '#000000' };
  expect(found(rule, { [colors]: mixed })).toMatchInlineSnapshot(`
    "
    "#808080" → Words in the colour "ink", #808080, are too faint on the paper of this site: their contrast is 1.0, and 4.5 is needed. "#171717" is the nearest shade that can be read.
    "#ffffff" → Words in the colour "accent", #ffffff, are too faint on the paper of this site: their contrast is 1.6, and 4.5 is needed. "#171717" is the nearest shade that can be read.
    "
  `);
});

test('accepts colours that can be read, light ones on a dark paper too', () => {
  const night = { paper: '#0b1020', ink: '#f8fafc', accent: '#fdba74', second: '#5eead4' };
  expect(found(rule, { [colors]: night })).toBe('nothing');
  expect(found(rule, { [`${colors}/accent`]: '#c2410c' })).toBe('nothing');
  expect(found(rule, { [`${colors}/paper`]: '#f5f5f4' })).toBe('nothing');
});

test('reports a colour of the look at the paper that was chosen, with one that can be read beside it', () => {
  expect(found(rule, { '/theme': { look: 'ledger', colors: { paper: '#9aa79f' } } })).toMatchInlineSnapshot(`
    "
    "#9aa79f" → Words in the colour "accent" of the look "ledger", #1f5d43, are too faint on the paper #9aa79f: their contrast is 3.1, and 4.5 is needed. Choose another paper, or write "accent": "#164230" beside it, which can be read.
    "#9aa79f" → Words in the colour "second" of the look "ledger", #8a5a12, are too faint on the paper #9aa79f: their contrast is 2.3, and 4.5 is needed. Choose another paper, or write "second": "#51350b" beside it, which can be read.
    "
  `);
  for (const look of ['departures', 'ledger', 'studio']) expect(found(rule, { '/theme': { look } })).toBe('nothing');
});

test('names the mode where a theme has two, and asks in the dark one for the ink alone', () => {
  const faint = { accent: '#f97316' };
  expect(found(rule, { '/theme': { mode: 'auto', colors: faint } })).toContain('of this site in the light mode: their');
  expect(found(rule, { '/theme': { mode: 'dark', colors: faint } })).toBe('nothing');
  expect(found(rule, { '/theme': { mode: 'dark', colors: { ink: '#9ca3af' } } })).toContain(
    'Words in the colour "ink"',
  );
});
