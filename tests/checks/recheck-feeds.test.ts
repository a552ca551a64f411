import { expect, test } from 'vitest';
import { type Rechecked, recheck } from '../../src/checks/recheck';
import { composeFeeds } from '../../src/compose/feeds';
import type { Site } from '../../src/compose/site';
import { assets } from '../assets';
import { checkWithPages } from '../check-with-pages';
import { registry } from '../registry';
import { bytesOf, checkedText } from './checked-text';
import { siteWith } from './site-with';

const options = { now: new Date('2031-05-06T12:00:00'), registry };
const news = ['An oven', 'A loaf', 'A baker'].map((title, at) => ({
  title,
  day: `2031-04-0${at + 1}`,
  path: '/contact',
}));
const as = { title: '{title}', date: '{day}', to: '{path}' };
const written = siteWith({
  '/collections/news': news,
  '/feeds': [{ from: 'news', path: '/a.xml', title: 'News', as }],
});

/** Checks the site after an edit of its text by what was known of it. */
function rechecked(before: string, after: string): { site: Site; found: Rechecked | undefined; edited: string } {
  const checked = checkWithPages(written, assets, options);
  const last = checkedText(written, checked);
  if (!last || !checked.site) return expect.fail('There is an error.');
  const edited = written.replace(before, after);
  const found = recheck(last, bytesOf(written, edited), assets, options, checked.site);
  return { site: checked.site, found, edited };
}

test('after an edit of an entry the feed has its item as it is now, and the others as they were made', () => {
  const { site, found, edited } = rechecked('A loaf', 'Two loaves');
  const [feed] = composeFeeds(found?.site ?? expect.fail('The whole site has to be checked.'));
  expect(feed).toEqual(composeFeeds(checkWithPages(edited, assets, options).site ?? site)[0]);
  const isSame = feed?.items.map((item, index) => item === composeFeeds(site)[0]?.items[index]);
  expect(isSame).toEqual([true, false, true]);
});

test('an edit that makes two items of a feed alike, or one without a day, is none that is checked alone', () => {
  expect(rechecked('2031-04-02', '2031-04-12').found).toBeDefined();
  expect(rechecked('2031-04-02', '2031-04-01').found).toBeUndefined();
  expect(rechecked('2031-04-02', 'In April').found).toBeUndefined();
});
