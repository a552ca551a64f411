import { expect, test } from 'vitest';
import { guardOf, isBot } from '../../../../src/blocks/form/sending/spam';

const person = { trapped: '', secondsOpen: 40, isTouched: true };
const usual = guardOf({});

test('a form is guarded unless its author says otherwise', () => {
  expect(usual).toEqual({ trap: true, leastSeconds: 2 });
  expect(guardOf({ spam: { trap: false } })).toEqual({ trap: false, leastSeconds: 2 });
  expect(guardOf({ feedback: 'always' })).toEqual({ trap: false, leastSeconds: 0 });
  expect(guardOf({ spam: { leastSeconds: 0 } })).toEqual({ trap: true, leastSeconds: 0 });
});

test.each([
  ['a person', person, usual, false],
  ['a person whose browser filled in everything at once', { ...person, secondsOpen: 0.2 }, usual, false],
  ['a password manager that submits a page long open', { ...person, isTouched: false }, usual, false],
  ['whoever fills in the trap', { ...person, trapped: 'http://spam.example' }, usual, true],
  ['a script at once', { ...person, secondsOpen: 0.2, isTouched: false }, usual, true],
  ['the trap, where there is none', { ...person, trapped: 'x' }, guardOf({ spam: { trap: false } }), false],
  [
    'a script at once, where no time is asked for',
    { ...person, secondsOpen: 0, isTouched: false },
    guardOf({ spam: { leastSeconds: 0 } }),
    false,
  ],
])('%s', (_, evidence, guard, expected) => {
  expect(isBot(evidence, guard)).toBe(expected);
});
