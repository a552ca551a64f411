import { expect, test } from 'vitest';
import type { Finding } from '../../src/checks/problem';
import { newPage } from '../../src/editor/dialogs/page-window';
import { type TextToLookAt, textsToLookAt } from '../../src/editor/form/texts-to-look-at';
import { addLike } from '../../src/editor/members/entry-like';
import { removeMember } from '../../src/editor/members/members';
import { addStep, type Edits, noEdits, undo } from '../../src/editor/steps/edits';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { insert, move, remove, set } from '../../src/manifest/operations';
import { now } from './now';

const inList = '/collections/countries';
const finland = {
  slug: 'finland',
  country: 'Finland',
  level: 'bachelor',
  hasVisa: true,
  price: 700,
  about: 'Cold and clear.',
  points: [{ title: 'Free saunas' }],
  picture: { src: '/uploads/finland.jpg', alt: '' },
};
const countries: JsonObject = { collections: { countries: [finland] } };
const { place, after } = addLike(countries, now, `${inList}/0`, { country: 'Norway', slug: 'norway' });

test('a copied entry still says as its model what is no short word and no switch, until that is changed', () => {
  const why = 'still as “Finland” says it';
  const named = ['price', 'about', 'points', 'picture'].map((name) => ({ place: `${place}/${name}`, why }));
  expect(of(after)).toMatchObject(named);
  expect(of(countries)).toEqual([]);
  const priced = set(after, `${place}/price`, 800);
  const changed = set(set(priced, `${place}/about`, 'Fjords.'), `${place}/points/0/title`, 'Boats');
  expect(placesOf(of(changed))).toEqual([`${place}/picture`]);
  expect(of(set(changed, `${place}/picture/src`, '/uploads/norway.jpg'))).toEqual([]);
});

test('a page that was made like another one says what that says, block by block, wherever these are moved', () => {
  const model = {
    path: '/finland',
    title: 'Finland',
    description: 'All about Finland.',
    blocks: [
      { type: 'hero', heading: 'Study in Finland', text: 'Cold and clear.' },
      { type: 'shared', block: 'closing-words-of-all' },
      { type: 'list', heading: 'Bring', items: ['A warm coat'] },
    ],
  };
  const page = newPage({ title: 'Norway', path: '/norway', description: 'All about Finland.' }, model);
  const site = { routes: [model, page] } as JsonObject;
  const inBlocks = ['blocks/0/heading', 'blocks/0/text', 'blocks/2/heading', 'blocks/2/items'];
  expect(placesOf(of(site))).toEqual(['description', ...inBlocks].map((one) => `/routes/1/${one}`));
  const rewritten = set(site, '/routes/1/blocks/0/heading', 'Study in Norway');
  expect(placesOf(of(move(rewritten, '/routes/1/blocks/0', '/routes/1/blocks/2')))).toEqual([
    '/routes/1/description',
    '/routes/1/blocks/1/heading',
    '/routes/1/blocks/1/items',
    '/routes/1/blocks/2/text',
  ]);
});

test('what a copied page chooses, shows and leads to is to look at, but not how it looks or what entries fill in', () => {
  const model = {
    path: '/night',
    title: 'Night',
    blocks: [
      {
        type: 'hero',
        eyebrow: 'Night',
        heading: '{name}',
        picture: { src: 'uploads/night.jpg', alt: '' },
        actions: [{ label: 'Book', to: '/book?trip=night' }],
      },
      {
        type: 'table',
        surface: 'tint',
        columns: ['Start', 'A seat'],
        rows: { from: 'trips', where: { slug: 'night' }, as: ['{start}', '{price:money}'] },
      },
      { type: 'card-grid', columns: 3, items: [{ title: 'Lamps', icon: 'lamp', text: 'One each.' }, { title: 'Tea' }] },
      { type: 'list', items: { from: 'trips', as: '{name}' } },
    ],
  };
  const page = newPage({ title: 'Dawn', path: '/dawn', description: 'At dawn.' }, model);
  const site = { routes: [model, page] } as JsonObject;
  const inBlocks = (root: JsonObject) => placesOf(of(root)).map((one) => one.replace('/routes/1/blocks/', ''));
  expect(inBlocks(site)).toEqual(['0/eyebrow', '0/picture', '0/actions', '1/columns', '1/rows/where', '2/items']);
  expect(of(site).find(({ place }) => place.endsWith('/where'))?.why).toBe('still chooses as “Night” does');
  const edits: [string, Json][] = [
    ['0/eyebrow', 'Dawn'],
    ['0/actions/0/to', '/book?trip=dawn'],
    ['1/rows/where/slug', 'dawn'],
    ['2/items/0/title', 'Sunrise'],
  ];
  const changed = edits.reduce((root, [at, value]) => set(root, `/routes/1/blocks/${at}`, value), site);
  // Of what was changed in part, the rest is named, wherever it stands.
  const rest = ['0/picture', '0/actions/0/label', '1/columns'];
  expect(inBlocks(changed)).toEqual([...rest, '2/items/0/text', '2/items/1']);
  const moved = move(changed, '/routes/1/blocks/2/items/1', '/routes/1/blocks/2/items/0');
  expect(inBlocks(moved)).toEqual([...rest, '2/items/0', '2/items/1/text']);
});

test('what somebody has looked at is listed no more, wherever it is moved', () => {
  const [price, about] = of(after);
  const first = { slug: 'oman', country: 'Oman' };
  const moved = insert(after, `${inList}/0`, first);
  const tickedTexts = [price?.key ?? '', about?.key ?? ''];
  expect(placesOf(of(moved, { tickedTexts }))).toEqual(['points', 'picture'].map((name) => `${inList}/2/${name}`));
});

test('samples are to look at, those of forms as what keeps these from arriving, and nothing else that was found', () => {
  const found = (pointer: string, onRelease?: 'error'): Finding => ({
    rule: 'placeholder',
    severity: 'warning',
    message: '',
    pointer,
    ...(onRelease && { onRelease }),
  });
  const findings = [found('/values/phone', 'error'), found('/values/mail'), found('/delivery/a/id', 'error')];
  expect(of({ values: { phone: '+254 700 000 000' } }, { findings })).toMatchObject([
    { place: '/values/phone', why: 'still sample text' },
    { place: '/delivery/a/id', why: 'a sample: no form reaches you yet' },
  ]);
});

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

test('a deleted entry is named while texts say what it was called, with how many do; one that is back is not', () => {
  const still = (count: number) => ({ place: list, name: 'Qatar', why: sayDeleted(count) });
  expect(ofEdits(deleted)).toMatchObject([still(4)]);
  const one = set(deleted.root, '/routes/0/title', 'Work in Dubai');
  const rewritten = addStep(deleted, { says: 'Title changed', place: '/routes/0/title', after: one });
  expect(ofEdits(rewritten)).toMatchObject([still(3)]);
  const both = set(set(one, `${list}/0/text`, 'Easy.'), '/routes/0/blocks', []);
  expect(ofEdits(addStep(rewritten, { says: 'Text changed', place: list, after: both }))).toEqual([]);
  expect(ofEdits(undo(deleted))).toEqual([]);
  const again = insert(deleted.root, `${list}/1`, qatar);
  expect(ofEdits(addStep(deleted, { says: 'Qatar added', place: `${list}/1`, after: again }))).toEqual([]);
});

test('a block that said the name of a deleted entry and no longer does is to look at, wherever it was moved', () => {
  const heading = set(deleted.root, '/routes/0/blocks/1/heading', 'Dubai!');
  const rewritten = addStep(deleted, { says: 'Heading changed', place: '/routes/0/blocks/1', after: heading });
  const why = 'spoke of Qatar, which is deleted';
  expect(ofEdits(rewritten)).toMatchObject([{ why: sayDeleted(3) }, { place: '/routes/0/blocks/1', why }]);
  const first = remove(heading, '/routes/0/blocks/0');
  const text = set(set(first, `${list}/0/text`, 'Easy.'), '/routes/0/title', 'Work in Dubai');
  const all = addStep(rewritten, { says: 'Block deleted', place: '/routes/0', after: text });
  expect(ofEdits(all)).toMatchObject([{ place: '/routes/0/blocks/0', why }]);
});

function sayDeleted(count: number): string {
  return `Qatar is deleted, and ${count} places still say “Qatar”.`;
}

type Others = { findings?: Finding[]; tickedTexts?: string[] };

function ofEdits(edits: Edits, { findings = [], tickedTexts = [] }: Others = {}): TextToLookAt[] {
  const lastCheck = {
    root: edits.root,
    assets: { pictures: {}, files: {}, icons: {}, flags: {} },
    now,
    findings,
    olderFindings: [],
    earlierChecks: [],
  };
  return textsToLookAt({ edits, now, lastCheck, refusals: [], tickedTexts });
}

function of(site: JsonObject, others?: Others): TextToLookAt[] {
  return ofEdits(noEdits(site), others);
}

function placesOf(texts: TextToLookAt[]): string[] {
  return texts.map(({ place: one }) => one);
}
