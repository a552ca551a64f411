import { expect, test } from 'vitest';
import { textsToLookAt } from '../../src/editor/form/texts-to-look-at';
import { addStep, type Edits, noEdits } from '../../src/editor/steps/edits';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { now } from './now';

const site: JsonObject = {
  collections: {
    tours: { label: 'Tours', one: 'tour', fields: { title: { kind: 'text' } }, entries: [{ title: 'Night' }] },
    lists: [{ title: 'Tours' }],
  },
  header: { menu: [{ label: 'Tours', to: '/tours' }] },
  routes: [{ path: '/tours', title: 'Our tours', blocks: [{ type: 'hero', heading: 'By night' }] }],
};

function renamed(edits: Edits, member: string, words: string): Edits {
  const place = `/collections/tours/${member}`;
  return addStep(edits, { says: 'Renamed', place, after: set(edits.root, place, words) });
}

function texts(edits: Edits): object[] {
  return textsToLookAt({ edits, now, lastCheck: undefined, refusals: [], tickedTexts: [] } as never);
}

test('a collection that is renamed says where its former name is still read, and what may stand there', () => {
  const edits = renamed(renamed(noEdits(site), 'label', 'Out'), 'label', 'Outings');
  const [note, ...others] = texts(edits);
  expect(note).toMatchObject({ place: '/collections/tours/label', name: 'Tours', replacement: 'Outings' });
  expect(note).toHaveProperty('why', 'Called “Outings” now: 3 places still say “Tours”.');
  expect(others).toEqual([]);
  expect(texts(renamed(edits, 'one', 'outing'))).toMatchObject([{ name: 'Tours' }, { name: 'tour' }]);
});

test('a collection that is called as before, by more words, by none or nowhere else says nothing', () => {
  const edits = renamed(noEdits(site), 'label', 'Outings');
  expect(texts(renamed(edits, 'label', 'Tours'))).toEqual([]);
  expect(texts(renamed(edits, 'label', 'Day tours'))).toEqual([]);
  expect(texts(renamed(edits, 'label', ''))).toEqual([]);
  expect(texts(renamed(noEdits({ collections: site.collections ?? {} }), 'one', 'outing'))).toMatchObject([
    { name: 'tour', why: expect.stringContaining('1 place') },
  ]);
});
