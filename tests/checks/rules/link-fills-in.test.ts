import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';

const rule = 'link-fills-in';

const bread: JsonObject = {
  name: 'bread',
  label: 'Bread',
  kind: 'select',
  prefill: true,
  options: [
    { value: 'rye', label: 'Rye' },
    { label: 'White', options: [{ value: 'spelt', label: 'Spelt' }] },
  ],
};

function foundWith(to: string, field: JsonObject = bread): string {
  return found(rule, { '/routes/1/blocks/2/sections/0/fields/-': field, '/routes/0/blocks/0/actions/0/to': to });
}

test('warns of a link whose answer is none of the choices', () => {
  expect(foundWith('/contact?bread=spellt')).toMatchInlineSnapshot(
    `"warning bread=spellt → On the page "/contact" the field "bread" has no choice "spellt". Did you mean "spelt"?"`,
  );
  expect(foundWith('/contact/?from=mail&bread=wheat#hours')).toMatchInlineSnapshot(
    `"warning bread=wheat → On the page "/contact" the field "bread" has no choice "wheat". There is: "rye", "spelt"."`,
  );
});

test('warns of a link that answers a field which takes no answer from links', () => {
  expect(foundWith('/contact?bread=rye', { ...bread, prefill: false })).toMatchInlineSnapshot(
    `"warning bread=rye → On the page "/contact" the field "bread" takes no answer from a link. Give it "prefill": true."`,
  );
});

test('accepts an answer that the field has, any text, and what is no business of a form', () => {
  expect(foundWith('/contact?bread=spelt')).toBe('nothing');
  expect(foundWith('/contact?city=Kilifi+town', { name: 'city', label: 'City', kind: 'text', prefill: true })).toBe(
    'nothing',
  );
  expect(foundWith('/contact?utm_source=mail')).toBe('nothing');
  expect(foundWith('/?bread=wheat')).toBe('nothing');
  expect(foundWith('https://www.example.test/contact?bread=wheat')).toBe('nothing');
});
