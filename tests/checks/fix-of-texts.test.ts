import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { type Fixed, fixSite } from '../../src/checks/fix-site';
import { formatJson } from '../../src/manifest/format';
import { assets } from '../assets';
import { sliceOf } from '../manifest/slice';
import { registry } from '../registry';
import { siteWith } from './site-with';

const options = { now: new Date('2031-05-06T12:00:00'), registry };
const heroText = '/routes/0/blocks/0/text';

function fix(text: string): Fixed {
  return fixSite(text, assets, options);
}

/** A site whose first text is written as it stands here, between its quotes. */
function siteSaying(written: string): string {
  return formatJson(siteWith({ [heroText]: 'HERE' })).replace('HERE', () => written);
}

test.each([
  [
    'www.oven.test',
    'Read www.oven.test: [their page](www.oven.test).',
    'Read www.oven.test: [their page](https://www.oven.test).',
  ],
  ['http:', 'http: is old, [this](http://oven.test) too.', 'http: is old, [this](https://oven.test) too.'],
  ['an e-mail address', 'a@b.test: [write](a@b.test)', 'a@b.test: [write](mailto:a@b.test)'],
  [
    'an address behind escapes',
    '\\u0022\\n\\n\\"www.oven.test\\" [x](www.oven.test)',
    '\\u0022\\n\\n\\"www.oven.test\\" [x](https://www.oven.test)',
  ],
  [
    'the same link twice',
    '[a](www.oven.test) [b](www.oven.test)',
    '[a](https://www.oven.test) [b](https://www.oven.test)',
  ],
])('%s in a sentence stays as it is where a link beside it is mended', (_, before, after) => {
  const { text } = fix(siteSaying(before));
  expect(text).toBe(siteSaying(after));
  expect(fix(text)).toEqual({ text, fixed: [] });
});

test('a wrong link is underlined where it is a link, not where a sentence names it first', () => {
  const text = siteSaying('Read /brot before [it](/brot).');
  const [problem] = checkSite(text, assets, options).problems;
  if (!problem) throw new Error('Nothing was found.');
  expect(sliceOf(text, problem)).toBe('/brot');
  expect(text.split('\n')[problem.line - 1]?.slice(problem.column - 3, problem.endColumn)).toBe('](/brot)');
});

test.each([
  'Your "Gateway" to bread',
  '"Gateway" to bread',
  'Bread from "Rye"',
  'the 6" loaf',
  'He said " hello " and left',
  'We say "yes": always',
])('a quote inside a text is told as such, and nobody guesses where the text ends: %s', (written) => {
  const text = siteSaying(written);
  const { problems } = checkSite(text, assets, options);
  expect(problems.map(({ message }) => message)).toEqual([
    'A quote inside a text is written \\". This one ends the text, and what follows cannot stand here.',
  ]);
  expect(problems.map((problem) => sliceOf(text, problem))).toEqual(['"']);
  expect(fix(text)).toEqual({ text, fixed: [] });
});

test('a second run has nothing left to do, whatever was written into the texts', () => {
  const pieces = [
    'www.a.test',
    'http:',
    'http://a.test',
    'a@b.test',
    '[x](www.a.test)',
    '[y](http://a.test)',
    '"',
    '\\"',
    '\\n',
    ', ',
    ': ',
    '{phone}',
    '**',
  ];
  const written = fc.array(fc.constantFrom(...pieces), { maxLength: 8 });
  fc.assert(
    fc.property(written, written, (one, other) => {
      const before = siteSaying(one.join(' ')).replace('"Ready?"', () => `"${other.join('')}"`);
      const after = fix(before).text;
      expect(fix(after)).toEqual({ text: after, fixed: [] });
    }),
    { numRuns: 150, seed: 5 },
  );
});
