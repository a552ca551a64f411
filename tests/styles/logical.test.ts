import { expect, test } from 'vitest';
import { filesIn, textOf } from '../project';

const sides = '(left|right|top|bottom)';
const physical = new RegExp(
  `^(${sides}|(margin|padding|border|scroll-margin|scroll-padding)-${sides}(-\\w+)?|border-(top|bottom)-(left|right)-radius|(min-|max-)?(width|height))$`,
);
/** A tick leans the same way in every script. */
const ticks = ['border-width: 0 2px 2px 0'];

test.for(filesIn('src').filter((path) => path.endsWith('.css')))('%s knows no left and no right', (path) => {
  expect(declarationsIn(textOf(path)).filter(isPhysical)).toEqual([]);
});

test('a side that is named is found', () => {
  const named = ['margin-left: 0', 'right: 1rem', 'text-align: left', 'float: right', 'border-radius: 0 1rem 1rem 0'];
  const css = `@media (min-width: 1rem) { .a { ${[...named, 'inset: 0 1px 0 0', 'box-shadow: inset 3px 0 red'].join('; ')} } }`;
  expect(declarationsIn(css).filter(isPhysical)).toHaveLength(7);
  expect(
    declarationsIn('.a { inset-inline-start: 0; margin: 0 auto; padding: 1px 2px 3px }').filter(isPhysical),
  ).toEqual([]);
});

/** The declarations of a stylesheet, without comments, selectors and what at-rules ask for. */
function declarationsIn(css: string): string[] {
  const parts = css.replace(/\/\*[\s\S]*?\*\//g, '').match(/[^{};]+(?=[;}])/g) ?? [];
  return parts.map((part) => part.trim().replace(/\s+/g, ' ')).filter((part) => /^[\w-]+: ?\S/.test(part));
}

function isPhysical(declaration: string): boolean {
  if (ticks.includes(declaration)) return false;
  const [property = '', value = ''] = declaration.split(/: ?(.*)/);
  if (physical.test(property)) return true;
  if (property === 'text-align' || property === 'float' || property === 'clear') return /^(left|right)$/.test(value);
  if (property === 'box-shadow') return /^(inset )?-?[1-9.]\S* \S/.test(value);
  const [, second, , fourth] = value.split(/ (?![^(]*\))/);
  if (/^(margin|padding|inset|border-(width|style|color))$/.test(property))
    return fourth !== undefined && second !== fourth;
  return property === 'border-radius' && second !== undefined;
}
