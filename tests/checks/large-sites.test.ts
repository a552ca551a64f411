import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { countAllItems } from '../../src/checks/limit-counts';
import { limits } from '../../src/checks/limits';
import { exceeded } from '../../src/checks/rules/limit-exceeded';
import type { Json } from '../../src/manifest/manifest';
import { assets } from '../assets';
import { fewByDay } from '../is-long';
import { processorTime } from '../processor-time';
import { registry } from '../registry';
import { type Edit, siteWith } from './site-with';

const now = new Date('2031-05-06T12:00:00');

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function named(count: number, make: (index: number) => [name: string, value: Json]): Json {
  return Object.fromEntries(times(count, make));
}

const text = '/routes/0/blocks/0/text';

/** What once took a time that grew with the square of its size, how many of it, and the rule that tells of it, if any. */
const large: [what: string, count: number, rule: string | undefined, edit: (count: number) => Edit][] = [
  [
    'redirects one behind the other',
    4000,
    undefined,
    (count) => ({
      '/redirects': times(count, (at) => ({ from: `/r${at}`, to: at < count - 1 ? `/r${at + 1}` : '/contact' })),
    }),
  ],
  [
    'redirects in one circle',
    4000,
    'redirect-ends',
    (count) => ({ '/redirects': times(count, (at) => ({ from: `/r${at}`, to: `/r${(at + 1) % count}` })) }),
  ],
  [
    'redirects to nowhere',
    2000,
    'link-target-exists',
    (count) => ({ '/redirects': times(count, (at) => ({ from: `/r${at}`, to: `/n${at}` })) }),
  ],
  ['open braces', 100_000, 'braces-are-whole', (count) => ({ [text]: '{a'.repeat(count) })],
  ['links with open braces', 10_000, 'braces-are-whole', (count) => ({ [text]: '[x](/{a) '.repeat(count) })],
  [
    'blocks of an unknown type',
    50_000,
    'schema',
    (count) => ({ '/routes/0/blocks': times(count, () => ({ type: 'nothing' })) }),
  ],
  [
    'blocks of many unknown types',
    10_000,
    'schema',
    (count) => ({ '/routes/0/blocks': times(count, (at) => ({ type: `heros${at}` })) }),
  ],
  [
    'values that name values',
    10_000,
    'value-exists',
    (count) => ({ '/values': named(count, (at) => [`v${at}`, `{v${(at * 7) % count}}`]) }),
  ],
  [
    'names that no value has',
    2000,
    'value-exists',
    (count) => ({
      '/values': named(count, (at) => [`value${at}`, 'x']),
      [text]: times(count, (at) => `{vlue${at}}`).join(' '),
    }),
  ],
];

test.each(fewByDay(1, large))('many %s are checked in a time that grows with their number', (_, count, rule, edit) => {
  const timeOf = (some: number) => {
    const written = siteWith(edit(some));
    return processorTime(() => {
      const { problems } = checkSite(written, assets, { now, registry });
      if (rule === undefined) expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      else expect(problems.map((problem) => problem.rule)).toContain(rule);
    });
  };
  timeOf(count / 4); // so that the code is ready
  // What grows with the number takes four times as long, what grows with its square sixteen times.
  expect(timeOf(count) / timeOf(count / 4)).toBeLessThan(10);
});

test.each<[what: string, rule: string, edit: Edit]>([
  ['a name', 'schema', { [`/${'x'.repeat(1_000_000)}`]: 1 }],
  ['a link', 'link-target-exists', { [text]: `[x](/${'x'.repeat(1_000_000)})` }],
  ['a name in braces', 'value-exists', { [text]: `{${'x'.repeat(1_000_000)}}` }],
  ['the type of a block', 'schema', { '/routes/0/blocks/0/type': 'x'.repeat(1_000_000) }],
  ['a value in many places', 'limit-exceeded', { '/values/big': 'y '.repeat(500_000), [text]: '{big} '.repeat(600) }],
])('%s of millions of letters is told of in few', (_, rule, edit) => {
  const { problems } = checkSite(siteWith(edit), assets, { now, registry });
  expect(problems.map((problem) => problem.rule)).toContain(rule);
  for (const { message } of problems) expect(message.length).toBeLessThanOrEqual(320);
});

test('lists that are shown on very many pages are too much together', () => {
  const page = (pointer: string) => ({ items: [{ limit: limits.items, count: 1000, pointer }] });
  const pages = [...times(300, () => page('/routes/0/blocks')), ...times(701, () => page('/routes/2/blocks'))];
  expect(exceeded([countAllItems(pages.slice(1))])).toEqual([]);
  expect(exceeded([countAllItems(pages)])).toEqual([
    {
      pointer: '/routes/2/blocks',
      message:
        'There are more than 1000000 items in the lists of all pages together. Let each page show fewer, with "where" or "limit" beside "from".',
    },
  ]);
});
