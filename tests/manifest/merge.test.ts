import { expect, test } from 'vitest';
import type { Json } from '../../src/manifest/manifest';
import { mergeChanges } from '../../src/manifest/merge';
import { insert, move, remove, set } from '../../src/manifest/operations';
import { recogniseParts } from '../../src/manifest/recognise-parts';

const base = {
  values: { phone: '1', email: 'a@example.com' },
  routes: [
    {
      path: '/',
      blocks: [
        { type: 'hero', heading: 'Hello' },
        { type: 'faq', heading: 'Questions' },
      ],
    },
    { path: '/contact', blocks: [{ type: 'place', heading: 'Where' }] },
  ],
};

/** What a text read anew gives: the same value, of which nothing is known. */
const read = (value: Json): Json => JSON.parse(JSON.stringify(value));

function merged(mine: Json, theirs: Json): ReturnType<typeof mergeChanges> {
  const fresh = read(theirs);
  recogniseParts(base, fresh);
  return mergeChanges(base, mine, fresh);
}

test('changes of different places are all kept', () => {
  const mine = set(base, '/routes/0/blocks/0/heading', 'Good day');
  const theirs = set(set(base, '/values/phone', '2'), '/routes/0/blocks/1/heading', 'Asked often');
  const { root, conflicts } = merged(mine, theirs);
  expect(conflicts).toEqual([]);
  expect(root).toEqual(set(theirs, '/routes/0/blocks/0/heading', 'Good day'));
});

test('one place that both changed is told with both versions, and mine stands there', () => {
  const { root, conflicts } = merged(set(base, '/values/phone', '2'), set(base, '/values/phone', '3'));
  expect(root).toEqual(set(base, '/values/phone', '2'));
  expect(conflicts).toEqual([{ pointer: '/values/phone', mine: '2', theirs: '3' }]);
});

test('the same change on both sides is one', () => {
  const changed = set(base, '/values/phone', '2');
  expect(merged(changed, changed)).toEqual({ root: changed, conflicts: [] });
});

test('a block that one moved takes with it what the other changed in it', () => {
  const mine = move(base, '/routes/0/blocks/1', '/routes/0/blocks/0');
  const { root, conflicts } = merged(mine, set(base, '/routes/0/blocks/1/heading', 'Asked often'));
  expect(conflicts).toEqual([]);
  expect(root).toEqual(set(mine, '/routes/0/blocks/0/heading', 'Asked often'));
});

test('what each added stands there, after what stood before it', () => {
  const mine = insert(base, '/routes/2', { path: '/mine', blocks: [] });
  const theirs = insert(base, '/routes/1', { path: '/theirs', blocks: [] });
  const { root, conflicts } = merged(mine, theirs);
  expect(conflicts).toEqual([]);
  expect((root as typeof base).routes.map(({ path }) => path)).toEqual(['/', '/theirs', '/contact', '/mine']);
});

test('what one deleted and the other left alone is gone', () => {
  const { root, conflicts } = merged(set(base, '/values/phone', '2'), remove(base, '/routes/1'));
  expect(conflicts).toEqual([]);
  expect(root).toEqual(set(remove(base, '/routes/1'), '/values/phone', '2'));
});

test('what one deleted and the other changed stays and is told', () => {
  const changed = set(base, '/routes/1/blocks/0/heading', 'Here');
  for (const { root, conflicts } of [
    merged(remove(base, '/routes/1'), changed),
    merged(changed, remove(base, '/routes/1')),
  ]) {
    expect((root as typeof base).routes[1]?.blocks[0]?.heading).toBe('Here');
    expect(conflicts.map(({ pointer }) => pointer)).toEqual(['/routes/1']);
  }
});

test('a page keeps its changes on one side where its address and its place are others on the other', () => {
  const mine = set(base, '/routes/1/blocks/0/heading', 'Here');
  const theirs = move(set(base, '/routes/0/blocks/0/heading', 'Hi'), '/routes/1', '/routes/0');
  const { root, conflicts } = merged(mine, theirs);
  expect(conflicts).toEqual([]);
  expect(root).toEqual(set(theirs, '/routes/0/blocks/0/heading', 'Here'));
});
