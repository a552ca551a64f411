import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { type Edit, found } from '../site-with';

const rule = 'feed-item-is-whole';
const as = { title: '{title}', date: '{date}', to: '{path}' };
const oven = { title: 'A new oven', date: '2031-04-01', path: '/contact' };

function feedOf(news: JsonObject[], feed: JsonObject = {}): Edit {
  return { '/collections/news': news, '/feeds': [{ from: 'news', path: '/news.xml', title: 'News', as, ...feed }] };
}

test('reports dates that are none', () => {
  expect(found(rule, feedOf([{ ...oven, date: '1 April' }]))).toMatchInlineSnapshot(
    `""1 April" → "1 April" is no date that feed readers know. Write the year, the month and the day: 2027-03-14."`,
  );
  expect(found(rule, feedOf([{ ...oven, date: '2031-02-30' }]))).toMatchInlineSnapshot(
    `""2031-02-30" → "2031-02-30" is no date that feed readers know. There is no such day or hour."`,
  );
});

test('reports items that cannot be told apart, or that lead to no page', () => {
  expect(found(rule, feedOf([oven, { ...oven, title: 'A loaf' }]))).toMatchInlineSnapshot(
    `""/contact" → Another item of this feed has the same day and leads to the same place, so feed readers take the two for one. Give one of them another link or another day."`,
  );
  expect(found(rule, feedOf([{ ...oven, path: 'tel:+254711222333' }]))).toMatchInlineSnapshot(
    `""tel:+254711222333" → An item of a feed leads to a page: /news/bus, or an address with https."`,
  );
});

test('a field that an entry lacks is told as of any list, and so is an unknown collection', () => {
  expect(found(rule, feedOf([oven, { title: 'A loaf', path: '/' }]))).toMatchInlineSnapshot(
    `"(template-field-exists) { → This entry of "news" has no "date", and a list writes "{date}". Let the entry say it."`,
  );
  expect(found(rule, feedOf([oven], { as: { ...as, date: '{day}' } }))).toMatchInlineSnapshot(
    `"(template-field-exists) {day} → No entry of "news" has a field "day". There is: "date", "path", "title", "email", "name", "phone", "year"."`,
  );
  expect(found(rule, feedOf([oven], { from: 'newz' }))).toMatchInlineSnapshot(
    `"(collection-exists) newz → No collection is named "newz". Did you mean "news"?"`,
  );
});

test('accepts days and moments, items of one day and items of one page', () => {
  const entries = [oven, { ...oven, path: '/' }, { ...oven, date: '2031-04-02T18:30:00+03:00' }];
  expect(found(rule, feedOf(entries))).toBe('nothing');
});

test('what no item of a feed can be is told as of any block', () => {
  expect(found(rule, feedOf([{ ...oven, title: ['A', 'loaf'] }]))).toMatchInlineSnapshot(
    `"(schema) [ → Text in quotes is needed here, but this is a list. What it is about."`,
  );
  expect(found(rule, feedOf([{ ...oven, date: 2031 }]))).toMatchInlineSnapshot(
    `"2031 → "2031" is no date that feed readers know. Write the year, the month and the day: 2027-03-14."`,
  );
  expect(found(rule, feedOf([{ ...oven, path: ' ' }]))).toMatchInlineSnapshot(
    `"(schema) " " → This text is empty. Write something here."`,
  );
  expect(found(rule, feedOf([{ ...oven, path: { to: '/' } }]))).toMatchInlineSnapshot(
    `"(schema) { → Text in quotes is needed here, but this is a group. The page on which all of it is read: {path}."`,
  );
});
