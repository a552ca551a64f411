import { expect, test } from 'vitest';
import type { FormField } from '../../../../src/blocks/form/fields/answers';
import { describeFieldError, phonePattern, type Validity } from '../../../../src/blocks/form/fields/validation';
import { defaultWords } from '../../../../src/compose/generated/words';

const nothingFound: Validity = {
  badInput: false,
  patternMismatch: false,
  rangeOverflow: false,
  rangeUnderflow: false,
  stepMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
};

function describe(field: Partial<FormField>, values: string[], found: Partial<Validity> = {}): string | undefined {
  const whole: FormField = { name: 'answer', label: [['City']], kind: 'text', ...field };
  return describeFieldError(whole, values, { ...nothingFound, ...found }, { words: defaultWords, language: 'en' });
}

test('accepts an empty answer that is not required', () => {
  expect(describe({}, [''])).toBeUndefined();
  expect(describe({ minLength: 3 }, [''])).toBeUndefined();
  expect(describe({ kind: 'checkbox' }, [])).toBeUndefined();
});

test('asks for a required answer in the words of its kind', () => {
  expect(describe({ required: true }, [''])).toBe('Please fill in City.');
  expect(describe({ required: true }, ['  \n'])).toBe('Please fill in City.');
  for (const kind of ['select', 'radio', 'checkbox'] as const) {
    expect(describe({ kind, required: true }, [])).toBe('Please choose an option for City.');
  }
  expect(describe({ kind: 'select', required: true }, [''])).toBe('Please choose an option for City.');
  expect(describe({ kind: 'consent', required: true }, [])).toBe('Please tick this box to go on.');
});

test('says what the browser found', () => {
  expect(describe({ kind: 'email' }, ['amina'], { typeMismatch: true })).toBe(defaultWords.fieldBadEmail);
  expect(describe({ kind: 'tel' }, ['12'], { patternMismatch: true })).toBe(defaultWords.fieldBadPhone);
  expect(describe({ kind: 'tel', pattern: '0.*' }, ['12'], { patternMismatch: true })).toBe(
    'Please check how you have written City.',
  );
  expect(describe({ kind: 'number', min: 16 }, ['3'], { rangeUnderflow: true })).toBe('City must be 16 or more.');
  expect(describe({ kind: 'number', max: 99 }, ['100'], { rangeOverflow: true })).toBe('City must be 99 or less.');
  expect(describe({ kind: 'date', min: '2026-01-31' }, ['2025-01-01'], { rangeUnderflow: true })).toBe(
    'City must be January 31, 2026 or later.',
  );
  expect(describe({ kind: 'date', max: '2026-01-31' }, ['2027-01-01'], { rangeOverflow: true })).toBe(
    'City must be January 31, 2026 or earlier.',
  );
  expect(describe({ kind: 'number', required: true }, [''], { badInput: true })).toBe(
    'Please check how you have written City.',
  );
});

test('compares days by itself, whatever the browser was told', () => {
  expect(describe({ kind: 'date', min: '2026-01-31' }, ['2026-01-30'])).toBe('City must be January 31, 2026 or later.');
  expect(describe({ kind: 'date', min: '2026-01-31' }, ['2026-01-31'], { rangeUnderflow: true })).toBeUndefined();
});

test('names the two numbers between which an answer lies, or the last one', () => {
  const half = { kind: 'number', min: 1, max: 4, step: 0.5 } as const;
  expect(describe(half, ['1.7'], { stepMismatch: true })).toBe('City must be 1.5 or 2.');
  expect(describe({ kind: 'number', step: 0.1 }, ['0.25'], { stepMismatch: true })).toBe('City must be 0.2 or 0.3.');
  expect(describe({ kind: 'number', step: 10 }, ['-3'], { stepMismatch: true })).toBe('City must be -10 or 0.');
  expect(describe({ ...half, step: 2 }, ['3.5'], { stepMismatch: true })).toBe('City must be 3 or less.');
});

test('asks nothing of what the page fills in', () => {
  expect(describe({ kind: 'page', required: true }, [''])).toBeUndefined();
});

test('measures answers that a script put back', () => {
  expect(describe({ minLength: 3 }, ['ab'])).toBe('City is too short. Write at least 3 characters.');
  expect(describe({ maxLength: 3 }, ['abcd'])).toBe('City is too long. Keep it to 3 characters.');
  expect(describe({ minLength: 3, maxLength: 3 }, ['abc'])).toBeUndefined();
});

test("prefers the field's own message", () => {
  expect(describe({ required: true, message: 'Which city?' }, [''])).toBe('Which city?');
});

test('takes any writing of a phone number with seven digits', () => {
  const pattern = new RegExp(`^(?:${phonePattern})$`, 'v');
  for (const number of ['0700000', '+254 700 000 000', '(020) 123-4567']) expect(number).toMatch(pattern);
  for (const number of ['070000', '0700 000 00x', '+-()', '']) expect(number).not.toMatch(pattern);
});
