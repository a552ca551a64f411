import { expect, test } from 'vitest';
import { fieldsOf } from '../../src/editor/inputs/fields-of';
import { fittingFields } from '../../src/editor/inputs/fitting-fields';
import type { Field } from '../../src/editor/inputs/input';
import { kindsUsing } from '../../src/manifest/form-field-kinds';
import type { JsonObject } from '../../src/manifest/manifest';
import { registry } from '../registry';

/** The fields of what a list of a block holds, or a list within that. */
function itemFields(type: string, ...names: string[]): Field[] {
  return names.reduce<Field[]>(
    (within, name) => {
      const input = within.find((field) => field.name === name)?.input;
      return input?.kind === 'list' && input.item.kind === 'group' ? input.item.fields : [];
    },
    fieldsOf(registry.blocks[type]?.schema ?? {}),
  );
}

const all = itemFields('form', 'sections', 'fields');

function namesFor(group: JsonObject): string[] {
  return fittingFields(all, group).map(({ name }) => name);
}

test('a field of a form is asked for what its kind uses', () => {
  const phone = namesFor({ kind: 'tel' });
  expect(phone).toEqual(expect.arrayContaining(['when', 'autocomplete', 'pattern', 'help']));
  expect(phone).not.toEqual(expect.arrayContaining(['options']));
  for (const name of ['options', 'rows', 'step', 'min', 'max', 'prefill']) expect(phone).not.toContain(name);
  expect(namesFor({ kind: 'select' })).toContain('options');
  const isRequired = (kind: string): boolean | undefined =>
    fittingFields(all, { kind }).find(({ name }) => name === 'options')?.isRequired;
  expect([isRequired('select'), isRequired('{kind}')]).toEqual([true, false]);
  expect(namesFor({ kind: 'textarea' })).toContain('rows');
  expect(namesFor({ kind: 'hidden' })).not.toContain('help');
});

test('what is written and not used is shown with the reason', () => {
  const options = fittingFields(all, { kind: 'tel', options: [] }).find(({ name }) => name === 'options');
  expect(options?.help).toBe(
    'This does nothing here: a field of the kind Telephone does not use it. It works with Drop-down list (choose one), Choices in sight (choose one) and Boxes to tick (choose several).',
  );
});

test('where each entry says the kind, all can be said, and so in every other group', () => {
  expect(namesFor({ kind: '{kind}' })).toHaveLength(all.length);
  const cards = itemFields('card-grid', 'items');
  expect(fittingFields(cards, { kind: 'tel' })).toBe(cards);
});

test('the kinds and properties are those of a form', () => {
  const kind = all.find(({ name }) => name === 'kind')?.input;
  const kinds = kind?.kind === 'choice' ? kind.options : [];
  for (const [name, using] of kindsUsing) {
    expect(all.map((field) => field.name)).toContain(name);
    expect(kinds).toEqual(expect.arrayContaining([...using]));
  }
});

test('what a form asks for after answers is said in words', () => {
  expect(all.find(({ name }) => name === 'when')?.help).not.toMatch(/[{}]/);
});
