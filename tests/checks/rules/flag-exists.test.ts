import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'flag-exists';

test('reports a code that no country has', () => {
  expect(found(rule, { '/collections/breads/0/code': 'kenya' })).toMatchInlineSnapshot(
    `""kenya" → No country has the code "kenya". Use its two small letters, such as "ke" for Kenya or "gb" for the United Kingdom."`,
  );
  expect(
    found(rule, { '/header/menu/0': { label: 'Go', items: [{ label: 'Go', to: '/', flag: 'KE' }] } }),
  ).toMatchInlineSnapshot(`""KE" → No country has the code "KE". Did you mean "ke"?"`);
  expect(found(rule, { '/collections/breads/0/code': 'constructor' })).toMatchInlineSnapshot(
    `""constructor" → No country has the code "constructor". Use its two small letters, such as "ke" for Kenya or "gb" for the United Kingdom."`,
  );
});

test("accepts every code where a service of the site's own draws the flags", () => {
  expect(found(rule, { '/collections/breads/0/code': 'gb' })).toBe('nothing');
  expect(
    found(rule, { '/collections/breads/0/code': 'eu', '/flags': { source: 'https://flags.test/{code}.png' } }),
  ).toBe('nothing');
});
