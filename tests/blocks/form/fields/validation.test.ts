import { expect, test } from 'vitest';
import type { FormField } from '../../../../src/blocks/form/fields/answers';
import { asSent, phonePattern } from '../../../../src/blocks/form/fields/numbers';
import { describeFieldError, type Validity } from '../../../../src/blocks/form/fields/validation';
import { defaultWords } from '../../../../src/compose/generated/words';

const nothingFound: Validity = {
  badInput: false,
  patternMismatch: false,
  tooLong: false,
  tooShort: false,
  typeMismatch: false,
};

function describe(
  field: Partial<FormField>,
  values: string[],
  found: Partial<Validity> = {},
  language = 'en',
): string | undefined {
  const whole: FormField = { name: 'answer', label: [['City']], kind: 'text', ...field };
  return describeFieldError(whole, values, { ...nothingFound, ...found }, { words: defaultWords, language });
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
  // A label that ends a sentence needs no full stop.
  for (const label of ['What would you like?', 'Choose one!', 'Size etc.'])
    expect(describe({ kind: 'select', label: [[label]], required: true }, [''])).toBe(
      `Please choose an option for ${label}`,
    );
  expect(describe({ kind: 'consent', required: true }, [])).toBe('Please tick this box to go on.');
});

test('says what the browser found', () => {
  expect(describe({ kind: 'email' }, ['amina'], { typeMismatch: true })).toBe(defaultWords.fieldBadEmail);
  expect(describe({ kind: 'tel' }, ['12'], { patternMismatch: true })).toBe(defaultWords.fieldBadPhone);
  expect(describe({ kind: 'tel', pattern: '0.*' }, ['12'], { patternMismatch: true })).toBe(
    'Please check how you have written City.',
  );
  expect(describe({ kind: 'number', min: 16 }, ['3'])).toBe('City must be 16 or more.');
  expect(describe({ kind: 'number', max: 99 }, ['100'])).toBe('City must be 99 or less.');
  expect(describe({ kind: 'date', min: '2026-01-31' }, ['2025-01-01'])).toBe('City must be January 31, 2026 or later.');
  expect(describe({ kind: 'date', max: '2026-01-31' }, ['2027-01-01'])).toBe(
    'City must be January 31, 2026 or earlier.',
  );
  expect(describe({ kind: 'number', required: true }, ['many'])).toBe('Please check how you have written City.');
  expect(describe({ kind: 'number', required: true }, [''])).toBe('Please fill in City.');
});

test('compares days by itself, whatever the browser was told', () => {
  expect(describe({ kind: 'date', min: '2026-01-31' }, ['2026-01-30'])).toBe('City must be January 31, 2026 or later.');
  expect(describe({ kind: 'date', min: '2026-01-31' }, ['2026-01-31'])).toBeUndefined();
});

test('names the two numbers between which an answer lies, or the last one', () => {
  const half = { kind: 'number', min: 1, max: 4, step: 0.5 } as const;
  expect(describe(half, ['1.7'])).toBe('City must be 1.5 or 2.');
  expect(describe({ kind: 'number', step: 0.1 }, ['0.25'])).toBe('City must be 0.2 or 0.3.');
  expect(describe({ kind: 'number', step: 10 }, ['-3'])).toBe('City must be -10 or 0.');
  expect(describe({ ...half, step: 2 }, ['3.5'])).toBe('City must be 3 or less.');
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
  for (const number of ['0700000', '+254 700 000 000', '(020) 123-4567', '030/123.4567', '٠٧٠٠ ٠٠٠ ٠٠٠', '۰۷۰۰۰۰۰'])
    expect(number).toMatch(pattern);
  for (const number of ['070000', '٠٧٠٠٠٠', '0700 000 00x', '+-()', '']) expect(number).not.toMatch(pattern);
});

const sent = (field: Partial<FormField>, text: string): string =>
  asSent({ name: 'answer', label: [['City']], kind: 'text', ...field }, text);

test('digits of every script are digits in numbers and phone numbers, and sent as those of ASCII', () => {
  expect(describe({ kind: 'tel' }, ['٠٧٠٠ ٠٠٠ ٠٠٠'], { patternMismatch: true })).toBeUndefined();
  expect(describe({ kind: 'tel', pattern: '07\\d{8}' }, ['٠٧٠٠٠٠٠٠٠٠'], { patternMismatch: true })).toBeUndefined();
  expect(describe({ kind: 'tel', pattern: '07\\d{8}' }, ['٠٨٠٠٠٠٠٠٠٠'])).toBe(
    defaultWords.fieldNotAccepted.replace('{label}', 'City'),
  );
  expect(describe({ kind: 'number', min: 1, max: 6 }, ['٧'])).toBe('City must be 6 or less.');
  expect(sent({ kind: 'tel' }, '\u202a+٩٦٦ ١١ ٥٥٥ ٠١٠٠\u202c')).toBe('+966 11 555 0100');
  expect(sent({ kind: 'tel' }, '+۹۸ ۲۱ ۱۲۳۴')).toBe('+98 21 1234');
  expect(sent({ kind: 'number' }, '٣')).toBe('3');
  expect(sent({ kind: 'number' }, '१२.५')).toBe('12.5');
  expect(sent({ kind: 'text' }, '٣')).toBe('٣');
});

test('a number is read as the visitor writes it, and sent with a point', () => {
  const written = ['1,5', '1.5', '1.234,5', '1 234,5', '15', '007', '-3', ''];
  expect(written.map((text) => sent({ kind: 'number' }, text))).toEqual([
    ...['1.5', '1.5', '1234.5', '1234.5', '15', '007', '-3', ''],
  ]);
  expect(describe({ kind: 'number', step: 0.5 }, ['1,5'])).toBeUndefined();
  expect(describe({ kind: 'number', step: 1 }, ['1,5'], {}, 'de')).toBe('City must be 1 or 2.');
  expect(describe({ kind: 'number', min: 2.5 }, ['1,5'], {}, 'de')).toBe('City must be 2,5 or more.');
});

test('a number that can be read in two ways is asked, unless the field takes only one of them', () => {
  expect(describe({ kind: 'number' }, ['1.500'], {}, 'de')).toBe('City must be 1,5000 or 1500.');
  expect(describe({ kind: 'number' }, ['1,234'])).toBe('City must be 1.2340 or 1234.');
  for (const clear of ['1500', '1,5000', '1.5000', '1.500,0'])
    expect(describe({ kind: 'number' }, [clear], {}, 'de')).toBeUndefined();
  expect(describe({ kind: 'number', step: 1 }, ['1.500'])).toBeUndefined();
  expect(sent({ kind: 'number', step: 1 }, '1.500')).toBe('1500');
  expect(sent({ kind: 'number', max: 6 }, '1,500')).toBe('1.5');
  expect(sent({ kind: 'number', min: 100 }, '1,500')).toBe('1500');
});
