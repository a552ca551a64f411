import { expect, test } from 'vitest';
import { stylesOfTheme } from '../../src/frame/theme-styles';

const attributes = { 'data-card': ['ticket'], 'data-ornament': ['rule'], 'data-opening': ['split', 'band'] };
const unused = new Set(['bar', 'v3']);
const kept = (css: string): string => stylesOfTheme(css, { attributes, unused });

test.each([
  ['.card{color:red}', 'a rule for every theme'],
  ['[data-card=ticket] .card{color:red}', 'a rule for this theme'],
  ['[data-opening=band] .words{color:red}', 'one of several values'],
  ['[data-surface="ink"] .card{color:red}', 'an attribute of something else'],
  [':is([data-card=ruled],[data-card=ticket]) .card{color:red}', 'one of several themes'],
  ['.card:not([data-card=flat] *){color:red}', 'all themes but another'],
  ['.v31,.v:not(.v3),main:not(:has(.bar)){color:red}', 'all that does without a class that nothing has'],
  ['.card:is(.next,.last:not(:hover)){color:red}', 'what has a comma in brackets within brackets'],
  ['@layer ui,blocks;@font-face{font-family:A}', 'what is no rule for elements'],
  ['.card{animation:come 1s}@keyframes come{0%{opacity:0}to{opacity:1}}', 'motion that a rule asks for'],
  ['.card::before{content:"[data-card=flat] {"}.next{color:red}', 'braces in a string'],
])('%s stays: %s', (css) => {
  expect(kept(css)).toBe(css);
});

test.each([
  ['[data-card="flat"] .card{color:red}.next{color:red}', '.next{color:red}'],
  ['[data-opening=cover] .words{color:red}', ''],
  ['/* One, [data-card=flat], and { three */.card,.next{content:"/*"}', '.card,.next{content:"/*"}'],
  ['.card,[data-card=flat] .part{color:red}', '.card{color:red}'],
  [':where([data-ornament="departures"][data-card="ticket"]) .stub{color:red}', ''],
  ['.v1>.v3:hover,.v1,body:has(.bar) .v1{color:red}', '.v1{color:red}'],
  [
    '@layer ui{.v3{animation:1s come}.v1{animation:came 1s}@keyframes come{0%{opacity:0}to{opacity:1}}}',
    '@layer ui{.v1{animation:came 1s}}',
  ],
  ['@media (width>1px){[data-card=flat] .card{color:red}}', ''],
  ['@layer ui{@media print{[data-card=flat] p{color:red}p{color:red}}}', '@layer ui{@media print{p{color:red}}}'],
])('of %s stays %j', (css, expected) => {
  expect(kept(css)).toBe(expected);
});
