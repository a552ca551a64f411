import { expect, test } from 'vitest';
import type { Json } from '../../src/manifest/manifest';
import { duplicate, insert, move, remove, renameKey, set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { printChanges } from '../../src/manifest/print-changes';
import { applySplices } from '../../src/manifest/splice';

const site = `{
  "name": "Corner  \\u0041 Bakery",
  "theme": { "accent": "#123",  "radius":"small" },
  "routes": [
    {
      "path": "/",
      "blocks": [
        { "type": "hero", "heading": "Bread" },
        {
          "type": "list",
          "items": ["Rye",   "Spelt"]
        }
      ]
    },
    {
      "path": "/contact",
      "blocks": []
    }
  ]
}
`;

/** The text of the site after some edits, printed at once. */
function after(...edits: ((root: Json) => Json)[]): string {
  const before: Json = JSON.parse(site);
  const root = edits.reduce((value, edit) => edit(value), before);
  return applySplices(site, printChanges(site, before, root));
}

const change = (from: string, to: string): string => {
  expect(site.split(from)).toHaveLength(2);
  return site.replace(from, to);
};

test('nothing is printed where nothing is changed', () => {
  const root: Json = JSON.parse(site);
  expect(printChanges(site, root, root)).toEqual([]);
  expect(printChanges(site, root, JSON.parse(site))).toEqual([]);
});

test('a changed text is one splice, as long as the change', () => {
  const root: Json = JSON.parse(site);
  const start = site.indexOf('Spelt');
  expect(printChanges(site, root, set(root, '/routes/0/blocks/1/items/1', 'Spalt'))).toEqual([
    [start + 2, start + 3, 'a'],
  ]);
});

test('a new item stands as its neighbours do', () => {
  expect(after((root) => insert(root, '/routes/0/blocks/1/items/1', 'Oat'))).toBe(
    change('"Rye",   "', '"Rye",   "Oat",   "'),
  );
  expect(after((root) => insert(root, '/routes/0/blocks/0', { type: 'cta', heading: 'Come' }))).toBe(
    change('        { "type": "hero"', '        { "type": "cta", "heading": "Come" },\n        { "type": "hero"'),
  );
  expect(after((root) => insert(root, '/routes/2', { path: '/team', blocks: [] }))).toBe(
    change('"blocks": []\n    }', '"blocks": []\n    },\n    {\n      "path": "/team",\n      "blocks": []\n    }'),
  );
});

test('the first item of an empty list stands on lines of its own where it has parts', () => {
  expect(after((root) => insert(root, '/routes/1/blocks/0', { type: 'text', items: ['a', 'b'] }))).toBe(
    change(
      '"blocks": []',
      '"blocks": [\n        {\n          "type": "text",\n          "items": ["a", "b"]\n        }\n      ]',
    ),
  );
});

test('what is removed leaves its neighbours as they are', () => {
  expect(after((root) => remove(root, '/theme/accent'))).toBe(change('{ "accent": "#123",  "radius"', '{ "radius"'));
  expect(after((root) => remove(root, '/routes/0/blocks/1/items/1'))).toBe(change(',   "Spelt"', ''));
  expect(after((root) => remove(root, '/routes/1'))).toBe(
    change(',\n    {\n      "path": "/contact",\n      "blocks": []\n    }', ''),
  );
});

test('what is moved keeps its bytes, also into another depth and where it is changed after', () => {
  expect(after((root) => move(root, '/routes/0/blocks/1/items/0', '/routes/0/blocks/1/items/1'))).toBe(
    change('"Rye",   "Spelt"', '"Spelt",   "Rye"'),
  );
  const moved = after(
    (root) => move(root, '/routes/0/blocks/1', '/routes/1/blocks/0'),
    (root) => set(root, '/routes/1/blocks/0/items/0', 'Oat'),
  );
  expect(moved).toContain(
    '"blocks": [\n        {\n          "type": "list",\n          "items": ["Oat",   "Spelt"]\n        }\n      ]',
  );
});

test('a copy has the bytes of what it is a copy of', () => {
  const block = '        {\n          "type": "list",\n          "items": ["Rye",   "Spelt"]\n        }';
  expect(after((root) => duplicate(root, '/routes/0/blocks/1'))).toBe(change(block, `${block},\n${block}`));
});

test('another name leaves the value as it is', () => {
  expect(after((root) => renameKey(root, '/theme/radius', 'corners'))).toBe(change('"radius":"', '"corners":"'));
});

test('a new property stands after the others, its colon as theirs', () => {
  expect(after((root) => set(root, '/theme/font', 'serif'))).toBe(
    change('"radius":"small" }', '"radius":"small",  "font": "serif" }'),
  );
});

test('a value from elsewhere that says the same changes nothing but what differs', () => {
  const root: Json = JSON.parse(site);
  const other = set(JSON.parse(site), '/routes/1/path', '/visit');
  expect(applySplices(site, printChanges(site, root, other))).toBe(change('/contact', '/visit'));
});

test('what comes back stands as it stood in a former text, however it was written there', () => {
  const root: Json = JSON.parse(site);
  const gone = remove(root, '/routes/0/blocks/1');
  const without = applySplices(site, printChanges(site, root, gone));
  expect(without).not.toContain('Rye');
  const former = [{ text: site, root }];
  expect(applySplices(without, printChanges(without, gone, root, former))).toBe(site);
  const list = valueAt(root, '/routes/0/blocks/1') as Json;
  const moved = insert(gone, '/routes/1/blocks/0', set(list, '/type', 'chips'));
  expect(applySplices(without, printChanges(without, gone, moved, former))).toContain('"items": ["Rye",   "Spelt"]');
});

test.each<[string, (root: Json) => Json, string]>([
  ['another member', (root) => set(root, '/b', 'X'), '{ "b": "X", "2": "two", "a": ["y"], "1": "one" }'],
  ['one of them', (root) => set(root, '/1', 'ONE'), '{ "b": "x", "2": "two", "a": ["y"], "1": "ONE" }'],
  ['what is inside of another', (root) => set(root, '/a/0', 'Y'), '{ "b": "x", "2": "two", "a": ["Y"], "1": "one" }'],
  ['the first one', (root) => remove(root, '/b'), '{ "2": "two", "a": ["y"], "1": "one" }'],
  ['a new one', (root) => set(root, '/3', 'three'), '{ "b": "x", "2": "two", "a": ["y"], "1": "one", "3": "three" }'],
])('keys that are numbers stay where the text has them, whatever is edited: %s', (_, edit, expected) => {
  const text = '{ "b": "x", "2": "two", "a": ["y"], "1": "one" }';
  const before: Json = JSON.parse(text);
  const root = edit(before);
  const printed = applySplices(text, printChanges(text, before, root));
  expect(JSON.parse(printed)).toEqual(root);
  expect(printed).toBe(expected);
});

test('of two members of one name the value has the last, and so has what is printed', () => {
  const text = '{ "a": 1, "b": 2, "a": { "c": 3 } }';
  const before: Json = JSON.parse(text);
  const printed = applySplices(text, printChanges(text, before, set(before, '/a/c', 4)));
  expect(JSON.parse(printed)).toEqual({ a: { c: 4 }, b: 2 });
});
