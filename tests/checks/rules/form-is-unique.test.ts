import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found, problemsOf } from '../site-with';

const rule = 'form-is-unique';
const form: JsonObject = {
  type: 'form',
  heading: 'Order',
  name: 'contact',
  delivery: 'mail',
  sections: [{ fields: [{ name: 'loaf', label: 'Loaf', kind: 'text' }] }],
  submit: { label: 'Send', busy: 'Sending…' },
  success: { title: 'Sent', text: 'Thank you.' },
  failure: { alert: 'Not sent' },
};

test('reports two forms of one page with the same name', () => {
  expect(found(rule, { '/routes/1/blocks/-': form })).toMatchInlineSnapshot(
    `""contact" → This page has two forms named "contact". Place the form once, or give one of them another name."`,
  );
});

test('reports a shared form that is placed twice on a page at its name, with both places', () => {
  const placement = { type: 'shared', block: 'order' };
  const edit = { '/shared/order': { ...form, name: 'order' }, '/routes/0/blocks/-': placement };
  const [problem, ...others] = problemsOf({
    ...edit,
    '/routes/0/blocks/3': placement,
    '/routes/0/blocks/2': placement,
  });
  expect(others).toEqual([]);
  expect(problem?.message).toBe(
    'This page has two forms named "order". Place the form once, or give one of them another name.',
  );
  expect(problem?.pointer).toBe('/shared/order/name');
  expect(problem?.related?.map(({ pointer }) => pointer)).toEqual(['/routes/0/blocks/2', '/routes/0/blocks/3']);
});

test('accepts two forms with names of their own, and one on two pages', () => {
  expect(found(rule, { '/routes/1/blocks/-': { ...form, name: 'order' } })).toBe('nothing');
  expect(found(rule, { '/routes/0/blocks/-': form })).toBe('nothing');
});
