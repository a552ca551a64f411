import { expect, test } from 'vitest';
import { removeMember } from '../../src/editor/members/members';
import { stillSaid } from '../../src/editor/members/still-said';
import { addStep, noEdits, undo } from '../../src/editor/state/edits';
import type { JsonObject } from '../../src/manifest/manifest';
import { insert, set } from '../../src/manifest/operations';
import { registry } from '../registry';

const list = '/collections/places';
const qatar = { slug: 'qatar', country: 'Qatar' };
const root: JsonObject = {
  collections: { places: [qatar, { slug: 'dubai', country: 'Dubai', text: 'Easier than Qatar.' }] },
  routes: [{ path: '/', title: 'Work in Dubai and Qatar', blocks: [] }],
};
const member = { pointer: `${list}/0`, list, index: 0, count: 2, title: 'Qatar' };
const deleted = addStep(noEdits(root), { ...removeMember(root, member), gone: { name: 'Qatar', list } });

test('a deleted entry is named while texts still say what it was called, with how many do', () => {
  expect(stillSaid(deleted, registry)).toEqual([{ name: 'Qatar', list, places: 2 }]);
  const one = set(deleted.root, '/routes/0/title', 'Work in Dubai') as JsonObject;
  const rewritten = addStep(deleted, { says: 'Title changed', place: '/routes/0/title', after: one });
  expect(stillSaid(rewritten, registry)).toEqual([{ name: 'Qatar', list, places: 1 }]);
  const both = set(one, `${list}/0/text`, 'Easy.') as JsonObject;
  expect(stillSaid(addStep(rewritten, { says: 'Text changed', place: list, after: both }), registry)).toEqual([]);
});

test('an entry that is back is not named, by Undo or written anew', () => {
  expect(stillSaid(undo(deleted), registry)).toEqual([]);
  const after = insert(deleted.root, `${list}/1`, qatar) as JsonObject;
  expect(stillSaid(addStep(deleted, { says: 'Qatar added', place: `${list}/1`, after }), registry)).toEqual([]);
});
