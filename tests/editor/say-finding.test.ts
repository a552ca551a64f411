import { expect, test } from 'vitest';
import { sayFinding } from '../../src/editor/checking/say-finding';

function said(message: string, rule = 'format-fits'): string {
  return sayFinding({ rule, severity: 'error', message, pointer: '' }).message;
}

test('what is wrong names values and fields by the words that they are chosen by', () => {
  expect(said('Write {price:number}, or {price:money} for an amount.')).toBe(
    'Write “Price, as a number”, or “Price, as money” for an amount.',
  );
  expect(said('This entry has no "intro", and its page writes "{openingTime}".', 'template-field-exists')).toBe(
    'This entry has no "intro", and its page writes “Opening time”.',
  );
  expect(said('"/a" is made of an entry, at "/trips/{slug}".', 'page-address')).toBe(
    '"/a" is made of an entry, at "/trips/…".',
  );
});

test('where the braces themselves are what is wrong, they are shown as they stand in the field', () => {
  const whole = 'A brace is missing. Did you mean "{phone}"?';
  expect(said(whole, 'braces-are-whole')).toBe(whole);
  const kept = 'Nothing fills in "{lable}" here.';
  expect(said(kept, 'word-placeholder-exists')).toBe(kept);
  expect(said('Write { "label": "Register" } here.')).toBe('Write { "label": "Register" } here.');
});
