import { expect, test } from 'vitest';
import {
  duplicateMember,
  type Edit,
  insertMembers,
  type ListMember,
  memberAt,
  moveMember,
  placeAfterRemoval,
  removeMember,
} from '../../src/editor/members/members';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';
import { now } from './now';

const root: JsonObject = {
  routes: [
    {
      path: '/',
      title: 'Home',
      blocks: [
        { type: 'hero', heading: 'Hello' },
        { type: 'steps', heading: 'How', items: [{ title: 'Ask' }, { title: 'Come' }] },
        { type: 'list', items: ['Bread', 'Salt'] },
      ],
    },
  ],
  collections: {
    trips: [
      { slug: 'night', name: 'Night' },
      { slug: 'dawn', name: 'Dawn' },
    ],
  },
};

test('an edit of a member says in words what was done and where it stands then', () => {
  const says = (pointer: string, edit: (member: ListMember) => Edit): string => edit(known(pointer)).says;
  expect(says('/routes/0/blocks/0', (member) => moveMember(root, now, member, 1))).toBe(
    'Opening: Hello moved to 2 of 3, after Steps: How',
  );
  expect(says('/routes/0/blocks/2', (member) => moveMember(root, now, member, 0))).toBe('List moved to 1 of 3');
  expect(says('/routes/0/blocks/1/items/1', (member) => moveMember(root, now, member, 0))).toBe('Come moved to 1 of 2');
  expect(says('/routes/0/blocks/2/items/0', (member) => moveMember(root, now, member, 1))).toBe(
    '“Bread” moved to 2 of 2, after “Salt”',
  );
  expect(says('/collections/trips/0', (member) => duplicateMember(root, member))).toBe('Night duplicated');
  expect(says('/collections/trips/1', (member) => removeMember(root, member))).toBe('Dawn deleted');
});

test('members are put in where they are meant, and a list that was not there begins with them', () => {
  const added = insertMembers(root, now, '/routes/0/blocks/2/items', 1, ['Water', 'Wine'], 'pasted');
  expect(added.says).toBe('2 of them pasted as 2 of 4, after “Bread”');
  expect(valueAt(added.after, '/routes/0/blocks/2/items')).toEqual(['Bread', 'Water', 'Wine', 'Salt']);
  const begun = insertMembers(root, now, '/routes/0/blocks/0/actions', 0, [{ label: 'Go', to: '/' }], 'pasted');
  expect(begun.says).toBe('Go pasted as 1 of 1');
  expect(valueAt(begun.after, begun.place)).toEqual({ label: 'Go', to: '/' });
});

test('what is deleted leaves the eye on the next one, else the one before, else on what held them', () => {
  expect(placeAfterRemoval(known('/routes/0/blocks/1'))).toBe('/routes/0/blocks/1');
  expect(placeAfterRemoval(known('/routes/0/blocks/2'))).toBe('/routes/0/blocks/1');
  expect(placeAfterRemoval({ ...known('/routes/0/blocks/0'), count: 1 })).toBe('/routes/0');
});

test('what no list holds is no member', () => {
  expect(memberAt(root, now, '/routes/0/blocks/9')).toBeUndefined();
  expect(memberAt(root, now, '/collections/trips')).toBeUndefined();
});

function known(pointer: string): ListMember {
  const member = memberAt(root, now, pointer);
  if (!member) throw new Error(`Nothing stands at ${pointer}.`);
  return member;
}

test('an item that says nothing yet is called by what its list holds and its place, whatever it is like', () => {
  const fields = [
    { kind: 'text', label: 'Your name', width: 'half' },
    { kind: 'text', label: '', width: 'half' },
  ];
  const hours = [{ days: ['mo'] }, { days: [], closed: true }];
  const blocks = [
    { type: 'form', sections: [{ fields }] },
    { type: 'card-grid', items: [{ icon: 'compass', title: '' }, { icon: 'tag' }] },
    { type: 'list', items: ['Bread', ''] },
  ];
  const site = { routes: [{ path: '/', title: 'Home', blocks }], business: { hours } } as JsonObject;
  const titleOf = (place: string): string | undefined => memberAt(site, now, place)?.title;
  expect(titleOf('/routes/0/blocks/0/sections/0/fields/0')).toBe('Your name');
  expect(titleOf('/routes/0/blocks/0/sections/0/fields/1')).toBe('Field 2');
  expect(titleOf('/routes/0/blocks/1/items/0')).toBe('Card 1');
  expect(titleOf('/routes/0/blocks/1/items/1')).toBe('Card 2');
  expect(titleOf('/routes/0/blocks/2/items/1')).toBe('Item 2');
  expect(titleOf('/business/hours/1')).toMatch(/ 2$/);
  // What somebody writes is its name, though elsewhere it is a choice.
  const named = set(site, '/routes/0/blocks/0/sections/0/fields/1/label', 'half');
  expect(memberAt(named as JsonObject, now, '/routes/0/blocks/0/sections/0/fields/1')?.title).toBe('half');
});
