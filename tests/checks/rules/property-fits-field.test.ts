import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';

const rule = 'property-fits-field';

function foundWith(properties: JsonObject): string {
  const field = { name: 'answer', label: 'Answer', ...properties };
  return found(rule, { '/routes/1/blocks/2/sections/0/fields/0': field });
}

const grouped = [{ label: 'By day', options: [{ value: 'dawn', label: 'At dawn' }] }];

test('reports prefill where the address of a page may answer nothing', () => {
  expect(foundWith({ kind: 'consent', prefill: true })).toMatchInlineSnapshot(
    `""prefill" → Only the visitor can agree, so remove "prefill". It works with: "text", "number", "date", "select", "radio", "checkbox"."`,
  );
  expect(foundWith({ kind: 'email', prefill: true })).toMatchInlineSnapshot(
    `""prefill" → The address of a page cannot answer a field of the kind "email", so remove "prefill". It works with: "text", "number", "date", "select", "radio", "checkbox"."`,
  );
});

test('reports steps of what is no number, and groups where choices have a line each', () => {
  expect(foundWith({ kind: 'text', step: 1 })).toMatchInlineSnapshot(
    `""step" → Only a number has steps, and this field is of the kind "text". Remove "step", or make "kind" number."`,
  );
  expect(foundWith({ kind: 'radio', options: grouped })).toMatchInlineSnapshot(
    `""options" → Only a select field has groups of choices, and this field is of the kind "radio". Make "kind" select, or list the choices without groups."`,
  );
});

test('accepts them where they belong, and prefill that is off', () => {
  expect(foundWith({ kind: 'select', prefill: true, options: grouped })).toBe('nothing');
  expect(foundWith({ kind: 'number', prefill: true, step: 0.5 })).toBe('nothing');
  expect(foundWith({ kind: 'textarea', prefill: false })).toBe('nothing');
});
