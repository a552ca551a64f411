import { expect, test } from 'vitest';
import { phonePattern } from '../../src/blocks/form/fields/numbers';
import { isSoonTried } from '../../src/checks/pattern-time';
import { processorTime } from '../processor-time';

test.each([
  '(a+)+',
  '(a*)*',
  '(a+)+b',
  '([a-z]+)*\\d',
  '(a|a)*',
  '(a|ab|b)*c',
  '(\\w+\\s?)+!',
  '(?:x|[a-z])+y',
  '(a+a)+',
  '(?<name>\\d+){2,}',
  '([a-z]+[0-9]*)+$',
  '(\\p{L}+)*',
  '([[a-z]--[b]]+)+',
  '((ab)+|abab)*c',
  '(a?b?)*c',
  '(.*,)*',
  '(?:[A-Za-z]{1,15}[ .]?){1,10}',
  '(?:\\d{1,4}[ \\-]?){3,12}',
  '(?:[a-z]{1,30}\\s?){2,9}',
  '(?:\\p{L}{1,20}[ \\-]?){1,6}',
  'a?'.repeat(25),
  '(a?){25}',
  '(?:a{0,3}){12}',
  '(?:|a|){20}',
  'a(?:||){20}',
  '(?:a|aa){30}',
  '(?:a|b|ab){1,40}',
  '(?=(?:[a-z]{1,9} ?){9}x).*',
  '(?<=(?:[a-z]{1,9} ?){9})x',
  '(?:a{1,30}){1,1000}',
  '.*-.*-.*',
  '(a*)(a*)(a*)(a*)\\1\\2',
])('a browser could try %s too long', (pattern) => {
  expect(isSoonTried(pattern)).toBe(false);
});

const soon = [
  phonePattern,
  'a+',
  '\\d{3}-\\d{4}',
  '[A-Z]{2}[0-9]+',
  '(\\d+,)*\\d+',
  '(?:[a-z]+\\.)+[a-z]{2,}',
  '\\w+@\\w+\\.\\w+',
  '[^@]+@[^@]+\\.[^@]+',
  '(ab|cd)+',
  '(a{1,3}b)+',
  '(?:\\d{1,3}\\.){3}\\d{1,3}',
  '(?=.*\\d)(?=.*[a-z]).{8,}',
  '[\\p{L}\\- ]+',
  '([A-Z][a-z]+ )+',
  '[A-Za-z]{1,15}(?:[ .][A-Za-z]{1,15}){0,9}',
  '\\d{1,4}(?:[ \\-]\\d{1,4}){2,11}',
  '.*\\d.*',
  '.{1,5000}',
  '(?:.{1,200}\\n){1,100}',
  'a?'.repeat(18),
  'https://.+',
  '(?:(?=a|a|a)(?=a|a|a)){9}a',
  '',
];

test.each(soon)('%s is tried soon', (pattern) => {
  expect(isSoonTried(pattern)).toBe(true);
});

test.each(soon)('%s takes less than 50 ms for 1,000 characters, whichever of its own these are', (pattern) => {
  const letters = ['1', 'a', 'Z', ' ', '.', '-', '@', ',', '\n', 'ab', 'a.', '1,', '1.', 'aaab', '12-', 'ab '];
  for (const one of letters) {
    const text = `a@${one.repeat(1000)}`.slice(0, 999);
    for (const whole of [`${text.slice(2)}aa\u0000`, `${text}\u0000`])
      expect(leastTime(pattern, whole)).toBeLessThan(50);
  }
});

/** The least time of three that a pattern takes which no browser has tried before, in milliseconds of the processor. */
function leastTime(pattern: string, text: string): number {
  const times = [1, 2, 3].map(() => {
    const expression = new RegExp(`^(?:${pattern})$`, 'v');
    return processorTime(() => expression.test(text));
  });
  return Math.min(...times);
}

test('says so of a pattern of three hundred letters in good time', () => {
  const time = processorTime(() => {
    expect(isSoonTried('[a-z]?'.repeat(50))).toBe(false);
    expect(isSoonTried(`(${'[a-z]?'.repeat(49)})*`)).toBe(false);
    expect(isSoonTried(`(?:${'a'.repeat(290)})*`)).toBe(true);
    expect(isSoonTried(`(?:(?:[a-z]{1,90} ){1,90}-){1,90}`)).toBe(true);
  });
  expect(time).toBeLessThan(2000);
});
