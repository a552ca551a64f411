import { expect, test } from 'vitest';
import { found, problemsOf } from './site-with';

const button = '/routes/0/blocks/0/actions/0/to';
const events = { type: 'events', heading: 'Open days', anchor: 'open-days', items: { from: 'days', as: {} } };
const as = { title: '{title}', date: '{date}' };
const form = {
  type: 'form',
  heading: 'News',
  name: 'news',
  delivery: 'mail',
  sections: [{ fields: [{ name: 'email', label: 'E-mail', kind: 'email' }] }],
  submit: { label: 'Subscribe', busy: 'Subscribing…' },
  success: { title: 'Done', text: 'Thank you.' },
  failure: { alert: 'Not sent' },
};

test('a link to nowhere is told where the value that it is written with holds braces', () => {
  expect(found('link-target-exists', { '/values/shop': '/sh{op}', [button]: '{shop}' })).toContain(
    '{shop} → No page has the address "/sh{op}". There is: "/", "/contact".',
  );
});

test('a link to a block that shows nothing, because its list is empty, is told', () => {
  const list = { ...events, items: { from: 'days', as } };
  const edit = { '/collections/days': [], '/routes/1/blocks/-': list, [button]: '/contact#open-days' };
  expect(found('anchor-exists', edit)).toContain(
    'open-days → The block "open-days" on the page "/contact" shows nothing, because its list is empty. Give it the words "empty" for that, or lead elsewhere.',
  );
  const withWords = { ...edit, '/routes/1/blocks/-': { ...list, empty: 'None is planned.' } };
  expect(found('anchor-exists', withWords)).toBe('nothing');
});

test('a page whose only heading belongs to a block that shows nothing has none', () => {
  const list = { ...events, items: { from: 'days', as } };
  const edit = { '/collections/days': [], '/routes/1/blocks': [list], '/delivery': {}, [button]: '/contact' };
  const errors = problemsOf(edit).filter(({ severity }) => severity === 'error');
  expect(errors.map(({ rule, message }) => `${rule}: ${message}`)).toEqual([
    'page-heading: The page "/contact" does not begin with a heading of its own. Give its first block a "heading".',
  ]);
});

test('a shared form that stands twice on a page is told, since both would share their fields', () => {
  const placement = { type: 'shared', block: 'news' };
  const edit = { '/shared/news': form, '/routes/1/blocks/0': placement, '/routes/1/blocks/1': placement };
  const [problem, ...others] = problemsOf({ ...edit, [button]: '/contact' }).filter(
    ({ severity }) => severity === 'error',
  );
  expect(others).toEqual([]);
  expect(problem?.message).toBe(
    'This page has two forms named "news". Place the form once, or give one of them another name.',
  );
  expect(problem?.pointer).toBe('/shared/news/name');
  expect(problem?.related?.map(({ pointer }) => pointer)).toEqual(['/routes/1/blocks/0', '/routes/1/blocks/1']);
});
