import { expect, test } from 'vitest';
import { tangledAt } from '../../src/pictures/tangled-style';
import { processorTime } from '../processor-time';

const deep = (open: string, close: string, levels = 5000): string => open.repeat(levels) + close.repeat(levels);

test.each([
  ['rules', deep('a{', '}')],
  ['rules that never end', 'a{'.repeat(5000)],
  ['screens', deep('@media screen{', '}')],
  ['reckonings', `a{width:${deep('calc(', ')')}}`],
  ['selectors', `${deep(':is(', ')')}{fill:red}`],
  ['conditions', `@supports ${deep('not (', ')')}{}`],
  ['lists', `a{--x:${deep('[', ']')}}`],
  ['brackets that no other kind closes', deep('[(])', '')],
  ['brackets that a text closes', `a{width:${'calc(")" + '.repeat(5000)}}`],
  ['brackets that an address closes', `a{--x:${'[url(])'.repeat(5000)}}`],
  ['brackets that a comment closes', `a{width:${'calc(/*)*/'.repeat(5000)}}`],
  ['brackets behind an address that only begins like a text', `a{--x:${'url(x")calc('.repeat(5000)}}`],
  ['brackets behind the name of an address with a backslash', `a{--x:${'u\\72l(x")calc('.repeat(60)}}`],
  ['brackets in what only ends like an address', `a{--x:${'#url(")"calc('.repeat(5000)}}`],
  ['a sum', `a{width:calc(1px${' + min(1px,1em) - max(1vw,2em)'.repeat(5000)})}`],
  ['a sum with comments', `a{width:calc(1px${' /**/+/**/ min(1px,1em)'.repeat(5000)})}`],
])('a style with %s without end is tangled', (_, style) => {
  expect(tangledAt(style)).toBeLessThan(20_000);
});

test.each([
  ['many rules', '.a > .b:not(:is(.c, .d)) { transform: rotate(calc(1deg * (2 + 3))) }\n'.repeat(2000)],
  ['many rules on some screens', `@media (min-width: 1px) { ${'.a{fill:red}'.repeat(5000)} }`],
  ['texts and addresses with brackets', `${'a::before{content:"((((";background:url(data:a,[[[[)}'.repeat(50)}`],
  ['names and texts with a backslash', '.md\\:w-\\[1px\\]{content:"\\201C"}'.repeat(500)],
  ['many sums', '.a { width: calc(1px + 2em - 3%) }\n'.repeat(1000)],
  ['a long list of selectors', `${'.a + .b, '.repeat(400)}c { fill: red }`],
])('a style with %s is not', (_, style) => {
  expect(tangledAt(style)).toBeUndefined();
});

test('a style is gone through once, whatever never ends in it', () => {
  for (const open of ['/*', '"', "'", 'url(', 'a', '\\', ' ', '(/* "', '\n"'])
    expect(processorTime(() => tangledAt(open.repeat(500_000 / open.length)))).toBeLessThan(2000);
});
