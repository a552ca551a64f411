import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { type Fixed, fixSite } from '../../src/checks/fix-site';
import { formatJson } from '../../src/manifest/format';
import { assets } from '../assets';
import { isLong } from '../is-long';
import { sliceOf } from '../manifest/slice';
import { registry } from '../registry';
import { applyEdit, applySlip, randomEdit, randomSlip } from './random-edit';
import { type Edit, siteWith } from './site-with';

const options = { now: new Date('2031-05-06T12:00:00'), registry };
const right = siteWith();

function fix(text: string): Fixed {
  return fixSite(text, assets, options);
}

function errorsIn(text: string): string[] {
  return checkSite(text, assets, options)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);
}

/** What two texts differ in, without the beginning and the end that they share. */
function difference(before: string, after: string): [from: string, to: string] {
  let start = 0;
  while (before[start] === after[start] && start < before.length) start++;
  let end = 0;
  while (before.at(-1 - end) === after.at(-1 - end) && end < Math.min(before.length, after.length) - start) end++;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

describe.each<[what: string, slip: (text: string) => string]>([
  ['lines indented with no-break spaces', (text) => text.replaceAll(/^ +/gm, (one) => '\u00A0'.repeat(one.length))],
  ['line separators for line ends', (text) => text.replaceAll('\n', '\u2028')],
  ['a space without width before a name', (text) => text.replace('"site"', '\u200B"site"')],
  ['a no-break space behind a comma', (text) => text.replace('"schemaVersion": 3,', '"schemaVersion": 3,\u00A0')],
  ['a comma after the last member', (text) => text.replace(/\n}$/, ',\n}')],
  ['a comma after the last item', (text) => text.replace(/(\n\s*\],\s*"notFound")/, ',$1')],
  ['a comma too many', (text) => text.replace('"schemaVersion": 3,', '"schemaVersion": 3,,')],
  ['a missing comma', (text) => text.replace('"schemaVersion": 3,', '"schemaVersion": 3')],
  ['a missing comma on one line', (text) => text.replace(/"language": "en",\s+/, '"language": "en" ')],
  ['True', (text) => text.replace('"required": true', '"required": True')],
])('%s', (_, slip) => {
  test('is mended, and nothing else', () => {
    expect(slip(right)).not.toBe(right);
    const { text, fixed } = fix(slip(right));
    expect(text).toBe(formatJson(right));
    expect(fixed.map(({ rule }) => rule)).toEqual(['json']);
  });
});

test.each<[what: string, edit: Edit, from: string, to: string]>([
  ['http:', { '/header/menu/0/to': 'http://example.com/a' }, '', 's'],
  ['www.', { '/header/menu/0/to': 'www.example.com' }, '', 'https://'],
  ['an e-mail address', { '/header/menu/0/to': 'a.b@example.com' }, '', 'mailto:'],
  ['http: in copy', { '/routes/0/blocks/0/text': 'See [them](http://example.com).' }, '', 's'],
  [
    'a faint accent',
    { '/theme/colors/accent': '#9aa5b1' },
    '9aa5b1',
    expect.stringMatching(/^[0-9a-f]{6}$/) as unknown as string,
  ],
])('mends %s, and nothing else', (_, edit, from, to) => {
  const before = formatJson(siteWith(edit));
  expect(errorsIn(before)).toHaveLength(1);
  const { text, fixed } = fix(before);
  expect(errorsIn(text)).toEqual([]);
  expect(difference(before, text)).toEqual([from, to]);
  expect(fixed).toHaveLength(1);
});

test.each([
  ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
])('a file with %s keeps it, and a comma too many goes', (_, written) => {
  const whole = formatJson(right);
  const { text, fixed } = fix(written(whole.replace('"schemaVersion": 3,', '"schemaVersion": 3,,')));
  expect(text).toBe(written(whole));
  expect(fixed).toHaveLength(1);
});

test('mends several things at once, also in one text', () => {
  const edit = {
    '/header/menu/0/to': 'http://example.com',
    '/routes/0/blocks/0/text': '[a](http://one.example) [b](http://two.example) [c](www.three.example.com)',
  };
  const { text, fixed } = fix(
    `\u00A0${siteWith(edit).replace('"schemaVersion": 3,', '"schemaVersion": 3').replace(/\n}$/, ',\n}')}`,
  );
  expect(text).toBe(
    formatJson(
      siteWith({
        '/header/menu/0/to': 'https://example.com',
        '/routes/0/blocks/0/text':
          '[a](https://one.example) [b](https://two.example) [c](https://www.three.example.com)',
      }),
    ),
  );
  expect(fixed.map(({ rule }) => rule).sort()).toEqual([...Array(3).fill('json'), ...Array(4).fill('link-scheme')]);
});

test('mends the JSON even where that shows further errors', () => {
  const wrong = siteWith({ '/header/menu/0/to': '/x', '/header/menu/0/label': '{y}' });
  const { text } = fix(wrong.replace(/\n}$/, ',\n}'));
  expect(text).toBe(formatJson(wrong));
  expect(errorsIn(text)).toHaveLength(2);
});

test('lays the file out where nothing is to mend', () => {
  expect(fix(JSON.stringify(JSON.parse(right), null, 7))).toEqual({
    text: formatJson(JSON.stringify(JSON.parse(right), null, 7)),
    fixed: [],
  });
  expect(fix(formatJson(right))).toEqual({ text: formatJson(right), fixed: [] });
});

test.each(['', '{', '[1]', 'Hello there', '{ "a": "b }', '\u0000', right.slice(0, -3), `${right}}`])(
  'gives a text back as it is where it cannot be read: %j',
  (text) => {
    expect(fix(text).text).toBe(text);
  },
);

test('does not guess what was meant', () => {
  for (const edit of [
    { '/header/menu/0/to': '/contct' },
    { '/routes/0/blocks/0/type': 'heroes' },
    { '/values/fone': undefined },
  ]) {
    const text = formatJson(siteWith(edit));
    expect(fix(text)).toEqual({ text, fixed: [] });
  }
});

test('never makes a file worse, and has nothing left to do the second time', () => {
  const edits = fc.array(randomEdit, { maxLength: 3 });
  fc.assert(
    fc.property(edits, fc.array(randomSlip, { maxLength: 2 }), (changes, slips) => {
      const site = JSON.parse(right);
      for (const change of changes) applyEdit(site, change);
      const before = slips.reduce(applySlip, JSON.stringify(site, null, 1));
      const after = fix(before).text;
      const hadFault = checkSite(before, assets, options).problems.some(({ rule }) => rule === 'json');
      if (!hadFault) expect(errorsIn(after).length).toBeLessThanOrEqual(errorsIn(before).length);
      expect(fix(after)).toEqual({ text: after, fixed: [] });
    }),
    isLong ? { numRuns: 5000 } : { numRuns: 20, seed: 11 },
  );
});

/** A site whose first text is written as it stands here, between its quotes. */
function siteSaying(written: string): string {
  return formatJson(siteWith({ '/routes/0/blocks/0/text': 'HERE' })).replace('HERE', () => written);
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
    isLong ? { numRuns: 5000 } : { numRuns: 15, seed: 5 },
  );
});

test('a price with the sign of its own currency is a number afterwards, one with another sign is left', () => {
  const priced = (price: string): string =>
    siteWith({
      '/site/currency': 'EUR',
      '/collections/breads/0/price': price,
      '/collections/breads/1/price': 4,
      '/routes/0/blocks/1/items/as/text': '{price:money}',
    });
  expect(fix(priced('€4.50')).text).toContain('"price": 4.50');
  expect(fix(priced('$4.50')).text).toContain('"price": "$4.50"');
});

test('cents after a comma stand after a point afterwards', () => {
  const text = right.replace('"schemaVersion": 3,', '"schemaVersion": 3,50,');
  expect(fix(text).text).toContain('"schemaVersion": 3.50,');
});
