import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { migrations } from '../../src/manifest/migrations';
import { format, migrate, migrateText, offsetBefore } from '../../src/manifest/migrations/migrate';
import type { Migration } from '../../src/manifest/migrations/migration';
import { remove, set } from '../../src/manifest/operations';
import { schemas } from '../examples';
import { randomJson } from '../random-json';

/** The text of a site in a format, as somebody writes by hand. */
const written = `{ "schemaVersion": 1,   "$comment": "ours",
  "words": {
    "$comment": "as Ida wrote them",
    "pageFailed": "Weg.",   "retry": "Noch  einmal",

    "retryingInOneSecond": "In einer Sekunde",
    "retryingIn": "In {seconds} Sekunden"
  },
  "redirects": [ {"from":"/a.html", "to":"/a"},
    { "from": "/b.html", "to": "/c" } ]
}
`;

/** Made-up steps that rest on each other. */
const steps: Migration[] = [
  { to: 2, says: 'One', edits: (root) => set(root, '/one', 1) },
  { to: 3, says: 'None', edits: (root) => root },
  { to: 4, says: 'Two', edits: (root) => set(remove(root, '/one'), '/two', root.one ?? null) },
];

test('the steps lead one by one to the format that the schema knows', () => {
  expect(migrations.map(({ to }) => to)).toEqual(migrations.map((_, index) => index + 2));
  expect(schemas.manifest.properties?.schemaVersion?.const).toBe(format);
});

test('what a step does not reach keeps its layout and its notes', () => {
  const { text, taken } = migrateText(written, JSON.parse(written));
  expect(taken.map(({ to }) => to)).toEqual([2, 3]);
  expect(text).toBe(`{ "schemaVersion": 3,   "$comment": "ours",
  "words": {
    "$comment": "as Ida wrote them",   "retry": "Noch  einmal",
    "retryingIn": { "one": "In einer Sekunde", "other": "In {seconds} Sekunden" }
  },
  "redirects": [ { "from": "/b.html", "to": "/c" } ]
}
`);
  expect(migrateText(text, JSON.parse(text))).toMatchObject({ text, taken: [], splices: [] });
});

test.each<[JsonObject, Json]>([
  [{ retryingInOneSecond: 'In one' }, {}],
  [{ retryingInOneSecond: 'In one', retryingIn: { other: 'In {seconds}' } }, { retryingIn: { other: 'In {seconds}' } }],
  [{ retryingIn: 'In {seconds}', clearForm: 'Empty', formCleared: 'Is empty' }, { retryingIn: 'In {seconds}' }],
])('of the words %j it leaves %j', (words, left) => {
  expect(migrate({ schemaVersion: 1, words }).root.words).toEqual(left);
});

test('the steps from a format on are taken one after the other, and each tells what it changed', () => {
  expect(migrate({ schemaVersion: 1 }, steps)).toEqual({
    root: { schemaVersion: 4, two: 1 },
    taken: [{ to: 2, says: 'One' }, { to: 3 }, { to: 4, says: 'Two' }],
  });
  expect(migrate({ schemaVersion: 3, one: 5 }, steps).root).toEqual({ schemaVersion: 4, two: 5 });
});

test.each([[4], [5], [0], [1.5], ['1'], [null], [undefined]])(
  'a file of the format %j stays as it is',
  (schemaVersion) => {
    const root = { schemaVersion } as JsonObject;
    expect(migrate(root, steps)).toEqual({ root, taken: [] });
  },
);

test('no value makes a step throw', () => {
  const { value } = randomJson(fc.string({ minLength: 1, maxLength: 1 }));
  const names = ['words', 'redirects'] as const;
  fc.assert(
    fc.property(value, fc.constantFrom(...names), (one, name) => {
      const root = { schemaVersion: 1, [name]: one } as JsonObject;
      const text = JSON.stringify(root);
      expect(JSON.parse(migrateText(text, JSON.parse(text)).text).schemaVersion).toBe(format);
    }),
  );
});

test('a place in the text that was made is found in the one that was written, if need be by its line', () => {
  const before = `{ "schemaVersion": 1,
  "words": {
    "pageFailed": "Weg.",
    "retry": "Noch einmal",
    "clearForm": "Leeren"
  },
  "redirects": []
}`;
  const { text, splices } = migrateText(before, JSON.parse(before));
  for (const [words, isSure] of [
    ['"words"', true],
    ['"Noch einmal"', false],
    ['"redirects"', true],
  ] as const)
    expect(offsetBefore(text.indexOf(words), before, splices)).toEqual({ offset: before.indexOf(words), isSure });
});
