import { expect, test } from 'vitest';
import { checkManifest } from '../../../src/checks/check-site';
import { assets } from '../../assets';
import { registry } from '../../registry';
import { found, siteWith } from '../site-with';

const rule = 'page-is-linked';

const page = {
  path: '/offers',
  title: 'Offers',
  description: 'What is cheap at the bakery today: the breads of yesterday, and rye by the half.',
  blocks: [{ type: 'text', heading: 'Offers', text: 'See [them](/offers).' }],
};

test('warns of a page that only links to itself', () => {
  expect(found(rule, { '/routes/-': page })).toMatchInlineSnapshot(
    `"warning "/offers" → Nothing links to the page "/offers". Link to it from the menu, the footer or another page."`,
  );
});

test('says that the menu is where it is mended', () => {
  const root = JSON.parse(siteWith({ '/routes/-': page }));
  const { findings } = checkManifest(root, assets, { now: new Date('2031-05-06T12:00:00'), registry });
  expect(findings).toMatchObject([{ rule, mendedAt: '/header' }]);
});

test('accepts a page that the menu, a paragraph, an entry or a redirect links to', () => {
  expect(found(rule, { '/routes/-': page, '/header/menu/0/to': '/offers' })).toBe('nothing');
  expect(found(rule, { '/routes/-': page, '/routes/1/blocks/1/text': '[Offers](/offers?today#top)' })).toMatch(
    /^\(anchor-exists\)/,
  );
  expect(found(rule, { '/routes/-': page, '/routes/1/blocks/1/text': '[Offers](/offers/)' })).toBe('nothing');
  expect(found(rule, { '/routes/-': page, '/collections/breads/0/path': '/offers' })).toBe('nothing');
  expect(found(rule, { '/routes/-': page, '/redirects': [{ from: '/sale', to: '/offers' }] })).toBe('nothing');
});
