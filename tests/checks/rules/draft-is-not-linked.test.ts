import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'draft-is-not-linked';
const draft = {
  path: '/offers',
  title: 'Offers',
  description: 'What costs less this week: yesterday’s rye, the broken biscuits and all that is left at five.',
  draft: true,
  blocks: [{ type: 'text', heading: 'Offers', text: 'See [bread](/) and [offers](/offers).' }],
};

test('reports the links of published pages to a draft, all of them at once', () => {
  const link = { label: 'Offers', to: '/offers' };
  expect(
    found(rule, { '/routes/-': draft, '/header/action': link, '/redirects': [{ from: '/sale', to: '/offers' }] }),
  ).toMatchInlineSnapshot(
    `"/offers → The page "/offers" is a draft and is not published, so this leads nowhere. Remove "draft" from the page, or this link."`,
  );
});

test('reports a home page that is a draft', () => {
  expect(
    found(rule, { '/routes/0/draft': true, '/header/menu': [], '/collections/breads/0/path': '/contact' }),
  ).toMatchInlineSnapshot(`
    "
    true → The home page cannot be a draft: nothing would stand at the address of the site. Remove "draft" from it.
    / → The page "/" is a draft and is not published, so this leads nowhere. Remove "draft" from the page, or this link.
    "
  `);
});

test('accepts a draft in the menu and among the links of the footer, which leave it out', () => {
  const link = { label: 'Offers', to: '/offers' };
  const group = { heading: 'More', items: [link] };
  expect(found(rule, { '/routes/-': draft, '/header/menu/-': link, '/footer/groups': [group] })).toBe('nothing');
});

test('accepts a draft to which only drafts link, and any link while the site is edited', () => {
  expect(found(rule, { '/routes/-': draft })).toBe('nothing');
  expect(found(rule, { '/routes/-': draft, '/redirects': [{ from: '/sale', to: '/offers' }] })).toBe('nothing');
  const link = { label: 'Offers', to: '/offers' };
  expect(found(rule, { '/routes/-': draft, '/header/action': link }, { showsDrafts: true })).toBe('nothing');
});
