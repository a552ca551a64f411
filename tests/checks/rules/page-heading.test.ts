import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'page-heading';

test('reports a page that does not begin with a heading of its own', () => {
  expect(
    found(rule, { '/routes/0/blocks/0': { type: 'list', items: ['Rye'] }, '/routes/0/blocks/1/heading': undefined }),
  ).toMatchInlineSnapshot(
    `""Rye" → The page "/" does not begin with a heading of its own. Give its first block a "heading"."`,
  );
  expect(found(rule, { '/routes/1/blocks': [] })).toMatchInlineSnapshot(`
    "
    (anchor-exists) hours → The page "/contact" has no place named "hours". Give a block there this name, as its "anchor".
    [ → The page "/contact" does not begin with a heading of its own. Give its first block a "heading".
    "
  `);
  expect(found(rule, { '/notFound/blocks': [{ type: 'list', items: ['Rye'] }] })).toMatchInlineSnapshot(
    `"[ → The page for unknown addresses does not begin with a heading of its own. Give its first block a "heading"."`,
  );
});

test('reports a page whose only heading belongs to a block that shows nothing', () => {
  const items = { from: 'days', as: { title: '{title}', date: '{date}' } };
  const events = { type: 'events', heading: 'Open days', items };
  const link = { '/routes/0/blocks/0/actions/0/to': '/contact', '/delivery': {} };
  expect(found(rule, { ...link, '/collections/days': [], '/routes/1/blocks': [events] })).toMatchInlineSnapshot(
    `"[ → The page "/contact" does not begin with a heading of its own. Give its first block a "heading"."`,
  );
});

test('counts the small headings of copy', () => {
  const text = { type: 'text', text: '## Rye\n\nHot. [Home](/)' };
  const heading = { type: 'text', heading: 'Bread', text: 'Hot.' };
  expect(found(rule, { '/routes/1/blocks': [text, heading] })).toContain('does not begin with a heading of its own');
  expect(found(rule, { '/routes/1/blocks/0/text': '## Rye\n\nHot, at {phone}.' })).not.toContain('heading');
});

test('accepts a page whose first heading is that of a later block', () => {
  expect(found(rule, { '/routes/0/blocks/0': { type: 'list', items: ['Call {phone}'] } })).toBe('nothing');
});
