import { expect, test } from 'vitest';
import type { FormField } from '../../../../src/blocks/form/fields/answers';
import { summarizeAnswers } from '../../../../src/blocks/form/sending/summary';
import type { Answers } from '../../../../src/delivery/sender';

const names = ['first', 'last', 'email', 'phone', 'city', 'school'];
const answers: Answers = [...names, 'wish', 'level'].map((name) => [name, [`of ${name}`]]);

function field(name: string, more: Partial<FormField> = {}): FormField {
  return { name, label: [[name]], kind: 'text', ...more };
}

test('without a choice of the form, the first five short answers are repeated', () => {
  const fields = [
    field('wish', { kind: 'textarea' }),
    field('page', { kind: 'page' }),
    ...names.map((name) => field(name)),
  ];
  const lines = summarizeAnswers(fields, answers);
  expect(lines.map(({ label }) => label)).toEqual(names.slice(0, 5));
});

test('of the fields that a form names, those that were answered are repeated, in the words of their choices', () => {
  const level = field('level', { kind: 'select', summary: true, options: [{ value: 'of level', label: 'Degree' }] });
  const fields = [field('first'), field('unanswered', { summary: true }), level];
  expect(summarizeAnswers(fields, answers)).toEqual([{ label: 'level', answer: 'Degree' }]);
});
