import { expect, test } from 'vitest';
import type { Json } from '../../src/manifest/manifest';
import { type Edit, problemsOf } from './site-with';

const traps: Json[] = ['toString', 'valueOf', 'constructor', '__proto__', 'hasOwnProperty', 'toJSON'].flatMap(
  (name) => [name, JSON.parse(`{"${name}": 1}`), JSON.parse(`[{"${name}": null}]`)],
);
const card = '/routes/0/blocks/1';

const places: [what: string, edit: (value: Json) => Edit][] = [
  ['the title of an entry that a list shows', (value) => ({ '/collections/breads/0/title': value })],
  ['the icon of an entry', (value) => ({ '/collections/breads/0/icon': value })],
  ['a choice', (value) => ({ '/theme/radius': value })],
  ['a heading', (value) => ({ '/routes/0/blocks/0/heading': value })],
  ['copy', (value) => ({ '/routes/0/blocks/0/text': value })],
  ['a picture', (value) => ({ '/site/logo': value })],
  ['a template', (value) => ({ [`${card}/items/as`]: value })],
  ['a condition', (value) => ({ [`${card}/items/where`]: value })],
  ['a collection', (value) => ({ '/collections': value })],
  ['a value', (value) => ({ '/values': value })],
  ['a block', (value) => ({ '/routes/0/blocks/0': value })],
  ['the menu', (value) => ({ '/header/menu/0': value })],
];

test('whatever is called like a part of JavaScript, or has members that are, is checked like anything else', () => {
  for (const [what, edit] of places) {
    for (const { message } of traps.flatMap((value) => problemsOf(edit(value)))) {
      expect(message, what).toMatch(/[.?]$/);
      expect(message, what).not.toMatch(/\[object |function |undefined|native code/);
    }
  }
});

test('an entry whose title is a group with a member "toString" is told at its title', () => {
  const [problem] = problemsOf({ '/collections/breads/0/title': { toString: 1 }, [`${card}/items/as/text`]: 'Ours' });
  expect(problem?.pointer).toBe('/collections/breads/0/title');
  expect(problem?.message).toMatch(/^Text in quotes is needed here, but this is a group\./);
});

test('corners that are a group are told as a group', () => {
  const [problem] = problemsOf({ '/theme/radius': { valueOf: 1, toString: 1 } });
  expect(problem?.message).toBe('A group is not one of the choices. There is: "none", "small", "medium", "large".');
});
