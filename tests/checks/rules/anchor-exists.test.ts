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

test('accepts a link to an anchor of any page, of its own page, and of another website', () => {
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '/contact/#hours' })).toBe('nothing');
  expect(
    found(rule, { '/routes/1/blocks/0/text': '[Hours](#hours), [elsewhere](https://example.test/#no), {email}' }),
  ).toBe('nothing');
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '/contact#' })).toBe('nothing');
});

test('leaves a link to a missing page to the rule about pages', () => {
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '/nowhere#hours' })).toMatchInlineSnapshot(
    `"(link-target-exists) /nowhere → No page has the address "/nowhere". There is: "/", "/contact"."`,
  );
});
