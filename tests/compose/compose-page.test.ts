import { expect, test } from 'vitest';
import type { MarkedLines } from '../../src/compose/page';
import { routeSources } from '../../src/compose/routes';
import type { Json } from '../../src/manifest/manifest';
import { blockOf, pageOf, siteOf } from './site-of';

const picture = { src: 'uploads/example.svg', alt: 'A {name} sign' };

/** The levels of the headings of a page's blocks and of the headings inside them. */
function levels(...blocks: Parameters<typeof pageOf>[0]): [level: number, itemLevel: number][] {
  return pageOf(blocks).blocks.map(({ level, itemLevel }) => [level, itemLevel]);
}

test("the first heading is the page's own, all others stand below it", () => {
  const text = { type: 'text', heading: 'Bread', text: 'Rye' };
  expect(levels(text, text, text)).toEqual([
    [1, 2],
    [2, 3],
    [2, 3],
  ]);
});

test('the titles of a block without a heading stand one below the heading of the page', () => {
  const cards = { type: 'card-grid', items: [{ title: 'Rye' }] };
  expect(levels({ type: 'hero', heading: 'Bread' }, cards, { ...cards, heading: 'More' })).toEqual([
    [1, 2],
    [2, 2],
    [2, 3],
  ]);
  expect(levels({ type: 'text', text: 'Rye' }, { type: 'text', heading: 'Bread', text: 'Rye' })).toEqual([
    [2, 2],
    [1, 2],
  ]);
});

test('a small heading stands below the heading of its block, or below the title beside it, and leaves no level out', () => {
  const text = '## Rye\n\n- hot';
  const blocks: [Parameters<typeof pageOf>[0][number], string][] = [
    [{ type: 'text', heading: 'Bread', text }, 'h2'],
    [{ type: 'text', heading: 'More', text }, 'h3'],
    [{ type: 'text', text }, 'h2'],
    [{ type: 'notice', title: 'Hot', text }, 'h3'],
    [{ type: 'notice', text }, 'h2'],
  ];
  const page = pageOf(blocks.map(([block]) => block));
  const kinds = page.blocks.map((block) => ('text' in block ? (block.text as MarkedLines[])[0]?.kind : ''));
  expect(kinds).toEqual(blocks.map(([, kind]) => kind));
  expect(page.hasLineMarks).toBe(true);
  expect(pageOf([{ type: 'text', heading: 'Bread', text: '\\- hot' }])).not.toHaveProperty('hasLineMarks');
});

test('copy that is written as a list of lines goes on from one to the next', () => {
  const { blocks } = pageOf([{ type: 'text', heading: 'Bread', text: ['Bring:', '1. rye', '2. {name}', '- salt'] }]);
  expect(blocks[0]).toMatchObject({
    text: [['Bring:'], { kind: 'ol', content: [['rye'], ['Corner Bakery']] }, { kind: 'ul', content: [['salt']] }],
  });
});

test('only pictures of the first block are loaded with priority', () => {
  const split = { type: 'split', heading: 'Oven', text: 'Hot', picture };
  const { blocks } = pageOf([split, split]);
  expect(blocks[0]).toMatchObject({ picture: { isPriority: true } });
  expect(blocks[1]).not.toHaveProperty('picture.isPriority');
});

test('a picture gets its address and size, and its words their values', () => {
  expect(blockOf({ type: 'split', heading: 'Oven', text: 'Hot', picture }, { values: {} })).toMatchObject({
    picture: { src: '/_assets/example.2.svg', alt: 'A Corner Bakery sign', width: 640, height: 480 },
  });
});

test('an image is an emoji or a picture', () => {
  const items = [picture, '🍞'].map((image) => ({ title: 'Fair', kind: 'Fair', image, date: '2031-07-01' }));
  const { items: events } = blockOf({ type: 'events', items });
  expect(events).toMatchObject([{ image: { src: '/_assets/example.2.svg' } }, { image: '🍞' }]);
});

test('a shared block is placed where its name stands, and an unknown name places nothing', () => {
  const shared = { ready: { type: 'cta', heading: 'Ready?', text: 'Call {phone}' } };
  const placed = pageOf(
    [
      { type: 'hero', heading: 'Bread' },
      { type: 'shared', block: 'ready' },
      { type: 'shared', block: 'toString' },
    ],
    { shared, values: { phone: '+254' } },
  );
  expect(placed.blocks).toMatchObject([
    { type: 'hero', level: 1 },
    { type: 'cta', heading: 'Ready?', text: [['Call +254']], level: 2 },
  ]);
  expect(placed.blocks).toHaveLength(2);
});

test('links inside the site stand under its base, all others stay', () => {
  const targets = ['/', '/contact#hours', '#hours', 'mailto:{email}', 'https://example.com/a', 'tel:{phone}'];
  const parts = {
    site: { ...siteOf().manifest.site, url: 'https://example.com/some/path' },
    values: { email: 'a@b.c', phone: '+254 700 1' },
  };
  const actions = targets.map((to) => ({ label: 'Go', to }));
  const block = blockOf({ type: 'cta', heading: 'Go', actions, text: '[a](/x) [b](https://c.d)' }, parts);
  expect(block.actions).toEqual(
    [
      { href: '/some/path/' },
      { href: '/some/path/contact#hours' },
      { href: '#hours' },
      { href: 'mailto:a@b.c' },
      { href: 'https://example.com/a', isExternal: true },
      { href: 'tel:+2547001' },
    ].map((to) => ({ label: 'Go', to })),
  );
  expect(block.text).toEqual([
    [
      { kind: 'link', to: { href: '/some/path/x' }, content: ['a'] },
      ' ',
      { kind: 'link', to: { href: 'https://c.d', isExternal: true }, content: ['b'] },
    ],
  ]);
});

test('a phone number in a link is dialled as from anywhere, wherever the link stands', () => {
  const block = blockOf(
    { type: 'text', heading: 'Call', text: 'Call [us](tel:{phone}).' },
    { values: { phone: '+254 (0)700 000 001' } },
  );
  expect(block.text).toEqual([['Call ', { kind: 'link', to: { href: 'tel:+254700000001' }, content: ['us'] }, '.']]);
});

test('a number at WhatsApp has digits alone, be it written with plus sign and spaces', () => {
  const values = { phone: '+254 (700) 000-001' };
  const to = (link: string): unknown =>
    blockOf({ type: 'cta', heading: 'Go', actions: [{ label: 'Go', to: link }] }, { values }).actions;
  expect(to('https://wa.me/{phone}?text=Hello')).toMatchObject([
    { to: { href: 'https://wa.me/254700000001?text=Hello' } },
  ]);
  expect(to('https://wa.me/message/AB12')).toMatchObject([{ to: { href: 'https://wa.me/message/AB12' } }]);
  expect(to('https://wa.example/{phone}')).toMatchObject([{ to: { href: 'https://wa.example/+254 (700) 000-001' } }]);
});

test('a value in copy is never more than words', () => {
  const block = blockOf(
    { type: 'text', heading: 'Sum', text: ['{sum} **{sum}**'] },
    { values: { sum: '2*3*4 [a](/b)' } },
  );
  expect(block.text).toEqual([['2*3*4 [a](/b) ', { kind: 'strong', content: ['2*3*4 [a](/b)'] }]]);
});

test('a text of two paragraphs is two, as an item of a list of paragraphs, as a value and as what an entry says', () => {
  const values = { story: 'Para one.\n\nPara *two*.' };
  const collections = { people: [{ slug: 'ann', story: values.story }] };
  const three = [['Para one.'], ['Para *two*.'], ['Para three.']];
  const textOf = (text: Json): unknown => blockOf({ type: 'text', heading: 'Story', text }, { values }).text;
  expect(textOf(['{story}', 'Para three.'])).toEqual(three);
  expect(textOf('{story}\n\nPara three.')).toEqual(three);
  expect(textOf(['One.\n \nTwo.', 'Three.'])).toEqual([['One.'], ['Two.'], ['Three.']]);
  const strong = (words: string) => ({ kind: 'strong', content: [words] });
  expect(textOf('See **{story}** now')).toEqual([
    ['See ', strong('Para one.')],
    [strong('Para *two*.'), ' now'],
  ]);
  const items = { from: 'people', as: { title: 'Ann', text: ['{story}', 'Para three.'] } };
  expect(blockOf({ type: 'card-grid', heading: 'People', items }, { collections }).items).toMatchObject([
    { text: [['Para one.'], ['Para ', { kind: 'em', content: ['two'] }, '.'], ['Para three.']] },
  ]);
});

test('flags are files of the site, or come from the service that the site names', () => {
  const block = { type: 'country', heading: 'Kenya', flag: 'ke', text: 'Home' };
  expect(blockOf(block).flag).toEqual({ src: '/_assets/flag-ke.3.svg', width: 20, height: 14 });
  expect(blockOf(block, { flags: { source: 'bundled' } }).flag).toMatchObject({ src: '/_assets/flag-ke.3.svg' });
  expect(blockOf(block, { flags: { source: 'https://flags.test/w{width}/{code}.png' } }).flag).toEqual({
    src: 'https://flags.test/w20/ke.png',
    width: 20,
    height: 14,
  });
});

test('every icon that a page uses is there once, as elements', () => {
  const items = ['plane', 'stamp', 'plane', 'constructor'].map((icon) => ({ title: 'Way', icon }));
  const { icons, blocks } = pageOf([{ type: 'card-grid', items }]);
  expect(Object.keys(icons)).toEqual(['plane', 'stamp']);
  expect(icons.plane).toEqual([
    ['path', { d: 'M17 19' }],
    ['circle', { cx: '12', cy: '12', r: '3' }],
  ]);
  expect(blocks[0]).toMatchObject({ items: [{ icon: 'plane' }, { icon: 'stamp' }, {}, {}] });
});

test('a form gets the settings under the name of its delivery, without the names of the fields', () => {
  const account = { serviceId: 's', templateId: 't', publicKey: 'k', limitRate: 5 };
  const delivery = { mail: { provider: 'emailjs' as const, ...account, parameters: ['name'] } };
  const form = { type: 'form', delivery: 'mail', sections: [] };
  expect(blockOf(form, { delivery }).delivery).toEqual({ name: 'mail', provider: 'emailjs', ...account });
});

test('strings that are no copy keep their braces and stars', () => {
  const field = { name: 'code', label: 'Code', kind: 'text', pattern: '[a-z]{phone}**' };
  const sections = [{ heading: 'Code **{phone}**', fields: [field] }];
  const block = blockOf({ type: 'form', delivery: 'x', sections }, { values: { phone: '1' } });
  expect(block.sections).toMatchObject([{ heading: 'Code **1**', fields: [{ pattern: '[a-z]{phone}**' }] }]);
});

test('titles and descriptions take values, and the title in the tab names the site', () => {
  const site = pageOf([], { words: { documentTitle: '{title} | {name} | {site}' } });
  expect(site).toMatchObject({ title: 'Bread', documentTitle: 'Bread | Corner Bakery | Corner Bakery' });
  expect(pageOf([])).toMatchObject({ documentTitle: 'Bread · Corner Bakery' });
});

test('the page for unknown addresses comes last', () => {
  const route = { path: '/', title: 'Home', description: 'Home', blocks: [] };
  expect(routeSources(siteOf({ routes: [route] }))).toEqual([
    { ...route, pointer: '/routes/0' },
    { path: '404', title: 'Not found', description: '', blocks: [], pointer: '/notFound' },
  ]);
});

test('composing changes nothing that is written', () => {
  const block = { type: 'split', heading: '{name}', text: '**a**', picture, actions: [{ label: 'x', to: '/' }] };
  const before = JSON.stringify(block);
  pageOf([block]);
  expect(JSON.stringify(block)).toBe(before);
});
