import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'anchor-exists';

test('reports a link to a place that no block has as its anchor', () => {
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '/contact#huors' })).toMatchInlineSnapshot(
    `"huors → The page "/contact" has no place named "huors". Did you mean "hours"?"`,
  );
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '/contact/#map' })).toMatchInlineSnapshot(
    `"map → The page "/contact" has no place named "map". There is: "hours"."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/text': '[Below](#below)' })).toMatchInlineSnapshot(
    `"below → The page "/" has no place named "below". Give a block there this name, as its "anchor"."`,
  );
});

test('reports a link to a block that shows nothing, because its list is empty', () => {
  const items = { from: 'days', as: { title: '{title}', date: '{date}' } };
  const events = { type: 'events', heading: 'Open days', anchor: 'open-days', items };
  const link = { '/routes/0/blocks/0/actions/0/to': '/contact#open-days' };
  const edit = { ...link, '/collections/days': [], '/routes/1/blocks/-': events };
  expect(found(rule, edit)).toMatchInlineSnapshot(
    `"open-days → The block "open-days" on the page "/contact" shows nothing, because its list is empty. Give it the words "empty" for that, or lead elsewhere."`,
  );
  expect(found(rule, { ...edit, '/routes/1/blocks/-': { ...events, empty: 'None is planned.' } })).toBe('nothing');
});

test('accepts a link to an anchor of any page, of its own page, and of another website', () => {
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '/contact/#hours' })).toBe('nothing');
  expect(
    found(rule, { '/routes/1/blocks/0/text': '[Hours](#hours), [elsewhere](https://example.test/#no), {email}' }),
  ).toBe('nothing');
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '/contact#' })).toBe('nothing');
});

test('reports a link of the header to a place that not every page has', () => {
  const menu = [{ label: 'Hours', to: '#hours' }];
  expect(found(rule, { '/header/menu': menu })).toMatchInlineSnapshot(
    `"#hours → This stands on every page, and "/" has no place named "hours". Write the page before it: "/contact#hours"."`,
  );
  expect(found(rule, { '/header/menu': [{ label: 'Top', to: '#top' }] })).toMatchInlineSnapshot(
    `"#top → This stands on every page, and "/" has no place named "top". Lead to a page that there is."`,
  );
  expect(found(rule, { '/header/menu': [{ label: 'Hours', to: '/contact#hours' }] })).toBe('nothing');
});

test('leaves a link to a missing page to the rule about pages', () => {
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '/nowhere#hours' })).toMatchInlineSnapshot(
    `"(link-target-exists) /nowhere → No page has the address "/nowhere". There is: "/", "/contact"."`,
  );
});
