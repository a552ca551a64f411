import { expect, test } from 'vitest';
import { removeMember } from '../../src/editor/members/members';
import { stillSaid } from '../../src/editor/members/still-said';
import { addStep, noEdits, undo } from '../../src/editor/state/edits';
import type { JsonObject } from '../../src/manifest/manifest';
import { insert, remove, set } from '../../src/manifest/operations';
import { registry } from '../registry';
import { now } from './now';

const list = '/collections/places';
const qatar = { slug: 'qatar', country: 'Qatar' };
const root: JsonObject = {
  collections: { places: [qatar, { slug: 'dubai', country: 'Dubai', text: 'Easier than Qatar.' }] },
  routes: [
    {
      path: '/',
      title: 'Work in Dubai and Qatar',
      blocks: [
        { type: 'country', heading: 'Work in Qatar' },
        { type: 'hero', heading: 'Dubai or Qatar?' },
      ],
    },
  ],
};
const member = { pointer: `${list}/0`, list, index: 0, count: 2, title: 'Qatar' };
const deleted = addStep(noEdits(root), { ...removeMember(root, member), gone: { name: 'Qatar', list } });

test('a deleted entry is named while texts still say what it was called, with how many do', () => {
  const said = { name: 'Qatar', list, places: 4, blocks: ['/routes/0/blocks/0'], rewritten: [] };
  expect(stillSaid(deleted, now, registry)).toEqual([said]);
  const one = set(deleted.root, '/routes/0/title', 'Work in Dubai') as JsonObject;
  const rewritten = addStep(deleted, { says: 'Title changed', place: '/routes/0/title', after: one });
  expect(stillSaid(rewritten, now, registry)).toEqual([{ ...said, places: 3 }]);
  const both = set(set(one, `${list}/0/text`, 'Easy.'), '/routes/0/blocks', []) as JsonObject;
  expect(stillSaid(addStep(rewritten, { says: 'Text changed', place: list, after: both }), now, registry)).toEqual([]);
});

test('an entry that is back is not named, by Undo or written anew', () => {
  expect(stillSaid(undo(deleted), now, registry)).toEqual([]);
  const after = insert(deleted.root, `${list}/1`, qatar) as JsonObject;
  expect(stillSaid(addStep(deleted, { says: 'Qatar added', place: `${list}/1`, after }), now, registry)).toEqual([]);
});

test('a block that said its name and no longer does is named, wherever it was moved: what else it says may still mean it', () => {
  const heading = set(deleted.root, '/routes/0/blocks/1/heading', 'Dubai!') as JsonObject;
  const rewritten = addStep(deleted, { says: 'Heading changed', place: '/routes/0/blocks/1', after: heading });
  const [said] = stillSaid(rewritten, now, registry);
  expect(said).toMatchObject({ places: 3, rewritten: ['/routes/0/blocks/1'] });
  const first = remove(heading, '/routes/0/blocks/0') as JsonObject;
  const text = set(set(first, `${list}/0/text`, 'Easy.'), '/routes/0/title', 'Work in Dubai') as JsonObject;
  const all = addStep(rewritten, { says: 'Block deleted', place: '/routes/0', after: text });
  expect(stillSaid(all, now, registry)).toEqual([
    { name: 'Qatar', list, places: 0, blocks: [], rewritten: ['/routes/0/blocks/0'] },
  ]);
});
