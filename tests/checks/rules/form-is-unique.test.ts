import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';

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

test('accepts two forms with names of their own, and one on two pages', () => {
  expect(found(rule, { '/routes/1/blocks/-': { ...form, name: 'order' } })).toBe('nothing');
  expect(found(rule, { '/routes/0/blocks/-': form })).toBe('nothing');
});
