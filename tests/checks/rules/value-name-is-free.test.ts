import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'value-name-is-free';

test('reports values that are named like what the engine gives', () => {
  expect(found(rule, { '/values/name': 'Amina' })).toMatchInlineSnapshot(
    `""name" → {name} always writes the name of the site, as "site" says it, never this value. Give the value another name."`,
  );
  expect(found(rule, { '/values/year': '1999' })).toMatchInlineSnapshot(
    `""year" → {year} always writes the year in which the site is built, never this value. Give the value another name."`,
  );
});

test('accepts any other name', () => {
  const edit = { '/values/owner': 'Amina', '/routes/0/blocks/0/text': 'Call {owner} at {phone}.' };
  expect(found(rule, edit)).toBe('nothing');
});
