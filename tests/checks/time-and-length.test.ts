import { expect, test } from 'vitest';
import { type Checked, checkSite } from '../../src/checks/check-site';
import { formatProblem } from '../../src/checks/format-text';
import { assets } from '../assets';
import { processorTime } from '../processor-time';
import { registry } from '../registry';
import { type Edit, problemsOf, siteWith } from './site-with';
import { tripEntries, withTrips } from './trips';

const options = { now: new Date('2031-05-06T12:00:00'), registry };
// Well under a second on a machine that does nothing else.
const slowest = 3000;
const long = 'x'.repeat(1_000_000);
const listOf = (length: number) => ({
  type: 'list',
  heading: 'Breads',
  items: Array.from({ length }, (_, index) => `Bread ${index}`),
});
const listsOf = (count: number) => Array.from({ length: count }, () => listOf(1000));

/** What is said of a site, and how many milliseconds of the processor it took to find and to print that. */
function check(edit: Edit): { time: number; problems: Checked['problems'] } {
  const text = siteWith(edit);
  let problems: Checked['problems'] = [];
  const time = processorTime(() => {
    ({ problems } = checkSite(text, assets, options));
    for (const problem of problems) formatProblem(problem, 'site.json', text);
  });
  return { time, problems };
}

test('what is past a limit is told before it takes its time', () => {
  const onePage = check({ '/routes/0/blocks': listsOf(300) });
  expect(onePage.problems.map(({ message }) => message)).toEqual([
    'There are 300 blocks on one page, and 100 is the most. Make two pages of it.',
  ]);
  const threePages = check({
    '/routes/0/blocks': listsOf(100),
    '/routes/1/blocks': listsOf(100),
    '/notFound/blocks': listsOf(100),
  });
  // Past a limit nothing more is made.
  expect(threePages.problems.map(({ message }) => message)).toEqual([
    'There are more than 10000 items in the lists of one page. Make several pages of it.',
  ]);
  expect(Math.max(onePage.time, threePages.time)).toBeLessThan(slowest);
});

test('twenty thousand unknown names are told in twenty problems, at once', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => [`/routes/0/blocks/0/name${index}`, 1]);
  const { problems, time } = check(Object.fromEntries(names));
  expect(problems).toHaveLength(20);
  expect(problems.at(-1)?.message).toMatch(/ And 19980 more names are not known here\.$/);
  expect(time).toBeLessThan(slowest);
});

test('copy takes as long as it is, also where no mark in it ever closes', () => {
  for (const marks of ['**a ', '*a ', '[a](', '***', '**a **']) {
    const time = (length: number): number => {
      const text = siteWith({ '/routes/0/blocks/0/text': marks.repeat(length / marks.length) });
      return processorTime(() => checkSite(text, assets, options));
    };
    expect(time(100_000)).toBeLessThan(slowest);
  }
});

test.each<[what: string, edit: Edit]>([
  ['an unknown name', { [`/${long}`]: 1 }],
  ['a value', { [`/values/${long}`]: 'x' }],
  ['an icon', { '/routes/0/blocks/1/items': [{ title: 'Rye', icon: long }] }],
  ['a link', { '/header/menu/0/to': `/${long}` }],
  ['a link that is not secure', { '/header/menu/0/to': `http://${long}` }],
  ['a picture', { '/site/logo/src': long }],
  ['a type', { '/routes/0/blocks/0/type': long }],
  ['a collection', { '/routes/0/blocks/1/items/from': long }],
  ['a field', { '/routes/0/blocks/1/items/as/text': `{${long}} loaf` }],
  ['an anchor', { '/header/menu/0/to': `/contact#${long}` }],
  ['a language', { '/site/language': `en${'-abcd'.repeat(100_000)}` }],
])('the name of %s may have a million letters, and no message has more than 320', (_, edit) => {
  const { problems } = checkSite(siteWith(edit), assets, options);
  expect(problems).not.toEqual([]);
  for (const { message, page = '' } of problems) {
    expect(message.length).toBeLessThanOrEqual(320);
    expect(message).toMatch(/[a-z]{3,} [a-z]{2,}.*[.?]$/);
    expect(page.length).toBeLessThanOrEqual(320);
  }
});

test('an address of many fields is looked for in the time that one takes', () => {
  const path = `/${['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `{${name}}`).join('')}`;
  const text = `[there](/${'a'.repeat(150)}/b)`;
  const edit = { ...withTrips(undefined, { from: 'trps', path }), '/routes/1/blocks/0/text': text };
  const time = processorTime(() => expect(problemsOf(edit).length).toBeGreaterThan(0));
  expect(time).toBeLessThan(5_000);
});

test('a slip in the links of a template is told in the time that its pages take', { tags: 'night' }, () => {
  const trips = tripEntries(...Array.from({ length: 1500 }, () => ({})));
  const as = '[{name}](/tirps/{slug})';
  const edit = {
    ...withTrips(trips),
    '/routes/1/blocks/-': { type: 'list', heading: 'All', items: { from: 'trips', limit: 1500, as } },
  };
  const time = processorTime(() => {
    expect(problemsOf(edit).filter(({ rule }) => rule === 'link-target-exists')).toHaveLength(1);
  });
  expect(time).toBeLessThan(30_000);
});
