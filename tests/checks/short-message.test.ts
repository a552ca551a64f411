import { expect, test } from 'vitest';
import { listNames, shorten, shortMessage } from '../../src/checks/short-message';

test('leaves a short message as it is, on one line', () => {
  expect(shortMessage('No page has the address "/a\n\tb".')).toBe('No page has the address "/a b".');
});

test('ends with its sentence where nothing comes after it', () => {
  expect(shortMessage('No field is named "a". ')).toBe('No field is named "a".');
});

test('takes the middle out of long names and keeps what is said of them', () => {
  const message = shortMessage(`"${'a'.repeat(400)}" leads nowhere. Write "${'b'.repeat(400)}".`);
  expect(message).toMatch(/^"a{39}…a{20}" leads nowhere\. Write "b{39}…b{20}"\.$/);
});

test('never cuts a character in two', () => {
  expect(shorten('🎓'.repeat(40), 20).isWellFormed()).toBe(true);
});

test('lists as many names as there is room for', () => {
  expect(listNames(['one', 'two'])).toBe('"one", "two"');
  expect(listNames(['one', 'two', 'three'], 2)).toBe('"one", "two" and more');
  expect(listNames(Array.from({ length: 12 }, () => 'x'.repeat(99))).length).toBeLessThan(270);
});
