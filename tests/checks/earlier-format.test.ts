import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { fixSite } from '../../src/checks/fix-site';
import { assets } from '../assets';
import { sliceOf } from '../manifest/slice';
import { registry } from '../registry';
import { siteWith } from './site-with';

const options = { now: new Date('2031-05-06T12:00:00'), registry };
const words = { pageFailed: 'Gone.', retry: 'Again', clearForm: 'Empty it' };
const redirects = [
  { from: '/contact.html', to: '/contact' },
  { from: '/old', to: '/contact' },
];

test('a site of an earlier format is right as it is, and that it is of one is said once', () => {
  const { problems, site } = checkSite(
    siteWith({ '/schemaVersion': 1, '/words': words, '/redirects': redirects }),
    assets,
    options,
  );
  expect(site?.manifest.words).toEqual({ retry: 'Again' });
  expect(problems.map(({ rule, severity, pointer }) => [rule, severity, pointer])).toEqual([
    ['schema', 'notice', '/schemaVersion'],
  ]);
  expect(problems[0]?.message).toMatch(/^This site is written in format 1, and read as the one of today, 3\. Words of/);
  expect(checkSite(siteWith({ '/schemaVersion': 2 }), assets, options).problems[0]?.message).toMatch(
    /^This site is written in format 2, .* Nothing in it changes but the number of its format\./,
  );
});

test('a branch of an earlier format that was merged into a newer file is told in one message, and mended by its number', () => {
  const merged = siteWith({ '/words': { ...words, retry: 'Again' }, '/redirects': redirects });
  const { problems } = checkSite(merged, assets, options);
  expect(problems.map(({ rule, severity, pointer }) => [rule, severity, pointer])).toEqual([
    ['schema', 'error', '/schemaVersion'],
  ]);
  expect(problems[0]?.message).toMatch(
    /^This site says that it is of format 3, and has parts of format 1, as after two versions of it were put together\. Write 1 here/,
  );
  const { text } = fixSite(merged, assets, options);
  expect(checkSite(text, assets, options).problems.map(({ severity }) => severity)).toEqual(['notice']);
  // What no step mends is told as ever.
  const other = checkSite(siteWith({ '/colour': 'red', '/redirects': redirects }), assets, options);
  expect(other.problems.map(({ pointer }) => pointer)).toEqual(['/colour']);
});

test('what is wrong in it is told at its place in the file, as that is written, and mended there', () => {
  const text = siteWith({
    '/schemaVersion': 1,
    '/words': { ...words, retry: 5 },
    '/redirects': redirects,
    '/header/menu/0/to': 'http://example.com/a',
  });
  const { problems } = checkSite(text, assets, options);
  expect(problems.flatMap((one) => (one.severity === 'error' ? [sliceOf(text, one)] : []))).toEqual(['5']);
  const right = text.replace('"retry": 5', '"retry": "Again"');
  const [wrong] = checkSite(right, assets, options).problems.filter(({ severity }) => severity === 'error');
  expect(wrong?.line).toBe(right.slice(0, right.indexOf('http:')).split('\n').length);
  expect(fixSite(right, assets, options).text).toBe(`${right.replace('http:', 'https:')}\n`);
});
