import { expect, test } from 'vitest';
import { pruneStyles } from '../../src/frame/prune-styles';

const theme = { 'data-card': 'ticket', 'data-hero': 'split' };

test.each([
  ['keeps what asks for nothing', '.a{color:red}', '.a{color:red}'],
  ['keeps what holds', '[data-card=ticket] .a{color:red}', '[data-card=ticket] .a{color:red}'],
  ['leaves out what does not', '.a{top:0}[data-card="ruled"] .a{color:red}.b{top:0}', '.a{top:0}.b{top:0}'],
  ['leaves out one selector of several', '[data-card=flat] .a,.b{top:0}', '.b{top:0}'],
  ['asks for all that a selector asks for', '[data-hero=split][data-card=flat] .a{top:0}', ''],
  ['looks into groups, and leaves out those that are empty then', '@media print{[data-hero=band] .a{top:0}}', ''],
  ['looks into layers', '@layer a,b;@layer a{.a{top:0}[data-hero=band] .a{top:0}}', '@layer a,b;@layer a{.a{top:0}}'],
  ['keeps faces and animations', '@keyframes a{from{top:0}to{top:1px}}', '@keyframes a{from{top:0}to{top:1px}}'],
  ['knows nothing of brackets', ':not([data-card=flat]) .a{top:0}', ':not([data-card=flat]) .a{top:0}'],
  ['splits at no comma within brackets', ':is(.a,.b) .c{top:0}', ':is(.a,.b) .c{top:0}'],
])('%s', (_, css, expected) => {
  expect(pruneStyles(css, theme)).toBe(expected);
});
