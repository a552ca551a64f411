import { expect, test } from 'vitest';
import { defaultWords } from '../../../src/compose/generated/words';
import { found } from '../site-with';

const rule = 'word-has-every-form';

test('warns of a form that the language has and a word lacks', () => {
  expect(found(rule, { '/words': { retryingIn: { other: 'Again in {seconds} s' } } })).toMatchInlineSnapshot(
    `"warning { → "one" is missing here: "en" has a form of its own for numbers such as 1. Add it."`,
  );
  const russian = {
    ...defaultWords,
    fieldTooLong: { one: '{maximum} знак', few: '{maximum} знака', other: '{maximum} знака' },
  };
  const forms = { one: '{seconds}', few: '{seconds}', many: '{seconds}', other: '{seconds}' };
  const edit = { '/site/language': 'ru', '/words': { ...russian, retryingIn: forms, fieldTooShort: forms } };
  expect(found(rule, edit)).toContain(
    '"many" is missing here: "ru" has a form of its own for numbers such as 0, 5, 6. Add it.',
  );
});

test('accepts every form, and one text for every number', () => {
  expect(found(rule, { '/words': { retryingIn: { one: 'Again in one second', other: 'Again in {seconds} s' } } })).toBe(
    'nothing',
  );
  expect(found(rule, { '/words': { retryingIn: 'Again in {seconds} s' } })).toBe('nothing');
});
