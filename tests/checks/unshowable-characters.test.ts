import { expect, test } from 'vitest';
import { found } from './site-with';

test('half of a character, which no browser can show, is told wherever it stands', () => {
  const told =
    'Half of a character stands here, and no browser can show it. Write the whole character itself, such as an emoji.';
  expect(found('json', { '/routes/0/blocks/0/heading': 'Bread \ud83c' })).toBe(`\\ud83c → ${told}`);
  expect(found('json', { '/collections/breads/0/title': '\udf93 Rye' })).toBe(`\\udf93 → ${told}`);
  expect(found('json', { '/routes/0/blocks/0/heading': 'Bread 🎓' })).toBe('nothing');
});

test('a character that no page can show is told wherever it stands, and --fix removes it', () => {
  const told = (name: string): string => `A character that no page can show stands here (${name}). Remove it.`;
  expect(found('json', { '/routes/0/blocks/0/heading': 'Bread\u0000' })).toBe(`\\u0000 → ${told('U+0000')}`);
  expect(found('json', { '/collections/breads/0/title': '\u0085Rye' })).toBe(`\u0085 → ${told('U+0085')}`);
  expect(found('json', { '/shared/ready/heading': 'Order\ufffe' })).toBe(`\ufffe → ${told('U+FFFE')}`);
  expect(found('json', { '/shared/ready/heading': 'Order\tand\nmore' })).not.toContain('no page can show');
});
