import { expect, test } from 'vitest';
import { type Change, changesBetween } from '../../src/editor/changes/changes-between';
import { blocksBack, revertChange } from '../../src/editor/changes/revert-change';
import { lineOf } from '../../src/editor/changes/say-change';
import type { Edit } from '../../src/editor/members/members';
import { makeShared, removeShared } from '../../src/editor/members/shared-blocks';
import { ownBlock } from '../../src/editor/only-here/only-here';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { insert, remove, set } from '../../src/manifest/operations';
import { recogniseParts } from '../../src/manifest/recognise-parts';
import { linesBetween, site } from './changed-site';
import { now } from './now';

const placement: Json = { type: 'shared', block: 'closing' };

/** The site with its shared block on two pages, between other blocks on the first. */
const placed = [
  (root: Json) => insert(root, '/routes/0/blocks/1', placement),
  (root: Json) => insert(root, '/routes/1/blocks/0', { ...(placement as JsonObject) }),
].reduce<Json>((root, edit) => edit(root), site) as JsonObject;

function owned(root: JsonObject, block: string): JsonObject {
  return (ownBlock(root, now, block) as Edit).after;
}

/** A version as it is read from its text, its parts known as those of another one. */
function read(version: JsonObject, known: JsonObject): JsonObject {
  const copy: JsonObject = JSON.parse(JSON.stringify(version));
  recogniseParts(known, copy);
  return copy;
}

test('a shared block that is one of a page alone since is one thing, taken back by itself', () => {
  const own = owned(placed, '/routes/0/blocks/1');
  const after = set(own, '/routes/0/blocks/0/heading', 'Hi') as JsonObject;
  const lines = ['Home: hero, heading changed', 'Home: Call to action: Come is a block of this page alone now'];
  expect(linesBetween(placed, after)).toEqual(lines);
  const [heading, block] = changesBetween(placed, after, now) as [Change, Change];
  expect(revertChange(placed, after, heading)).toEqual(own);
  expect(revertChange(placed, after, block)).toEqual(set(placed, '/routes/0/blocks/0/heading', 'Hi'));
  const file = read(placed, after);
  expect(linesBetween(file, after)).toEqual(lines);
});

test('a block of another type in the place of a shared one, and one that stands elsewhere, are two things', () => {
  const without = remove(placed, '/routes/0/blocks/1');
  const notice = insert(without, '/routes/0/blocks/1', { type: 'notice', text: 'Closed' }) as JsonObject;
  const lines = ['Home: Notice: Closed added', 'Home: Shared block: Closing deleted'];
  expect(linesBetween(placed, notice)).toEqual(lines);
  const elsewhere = insert(without, '/routes/0/blocks/0', { type: 'cta', heading: 'Go' }) as JsonObject;
  expect(linesBetween(placed, elsewhere)).toEqual([
    'Home: Call to action: Go added',
    'Home: Shared block: Closing deleted',
  ]);
});

test.for([site, remove(site, '/shared') as JsonObject])(
  'a block that is shared since is one thing, and taken back as one',
  (root) => {
    const after = makeShared(root, now, '/routes/0/blocks/0', 'welcome').after;
    expect(linesBetween(root, after)).toEqual(['Home: Hero: Hello is shared now, as Welcome']);
    expect(linesBetween(read(root, after), after)).toHaveLength(1);
    const [change] = changesBetween(root, after, now) as [Change];
    expect(revertChange(root, after, change)).toEqual(root);
  },
);

test('where another page has it by now, the shared block stays when the first page has its own again', () => {
  const shared = makeShared(site, now, '/routes/0/blocks/0', 'welcome').after;
  const after = insert(shared, '/routes/1/blocks/0', { type: 'shared', block: 'welcome' }) as JsonObject;
  const changes = changesBetween(site, after, now);
  expect(changes.map(lineOf)).toEqual([
    'Home: Hero: Hello is shared now, as Welcome',
    'Contact: Shared block: Welcome added',
  ]);
  const back = revertChange(site, after, changes[0] as Change);
  expect(linesBetween(site, back)).toEqual(['Contact: Shared block: Welcome added', 'Shared blocks: Welcome added']);
});

test('a shared block that was there before and says something else is another block in its place', () => {
  const without = remove(site, '/routes/0/blocks/0');
  const buy = insert(without, '/routes/0/blocks/0', { type: 'cta', heading: 'Buy' }) as JsonObject;
  const after = insert(remove(buy, '/routes/0/blocks/0'), '/routes/0/blocks/0', placement) as JsonObject;
  expect(linesBetween(buy, after)).toEqual(['Home: Shared block: Closing added', 'Home: Call to action: Buy deleted']);
});

test.each([
  ['the only one', placed],
  ['one of several', set(placed, '/shared/welcome', { type: 'notice', text: 'Hi' }) as JsonObject],
])('a block that is shared again once that is taken back brings the shared one back, too: %s', (_, root) => {
  const here = owned(root, '/routes/0/blocks/1');
  const both = owned(here, '/routes/1/blocks/0');
  const after = removeShared(both, '/shared/closing').after;
  const [change] = changesBetween(root, after, now) as [Change];
  const back = revertChange(root, after, change);
  expect(back).toEqual(owned(root, '/routes/1/blocks/0'));
  expect(Object.keys(back)).toEqual(Object.keys(root));
  expect(blocksBack(after, back, change)).toEqual(['closing']);
  const deleted = changesBetween(root, after, now).find(({ kind }) => kind === 'deleted') as Change;
  expect(blocksBack(after, revertChange(root, after, deleted), deleted)).toEqual([]);
});
