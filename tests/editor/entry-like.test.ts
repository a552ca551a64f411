import { expect, test } from 'vitest';
import {
  addLike,
  answerProblem,
  answersFor,
  likelyModel,
  tellingFields,
  todayFor,
} from '../../src/editor/members/entry-like';
import type { JsonObject } from '../../src/manifest/manifest';
import { valueAt } from '../../src/manifest/pointer';
import { now } from './now';

const countries: JsonObject[] = [
  ['Finland', 'finland', 'HEL', '150+'],
  ['Canada', 'canada', 'YVR', '500+'],
  ['The UK', 'uk', 'LHR', '200+'],
].map(([country = '', slug = '', airport = '', programs = '']) => ({
  slug,
  programs,
  airport,
  path: `/study/${slug}`,
  place: country,
  pageTitle: `Study in ${country}`,
  level: 'bachelor',
  points: [{ title: 'Old' }],
  country,
}));
const root: JsonObject = { collections: { countries } };
const [finland = {}] = countries;

test('asks for what tells entries apart, its name first, and for nothing else', () => {
  expect(tellingFields({ entries: countries }, finland).map(({ name }) => name)).toEqual([
    'country',
    'airport',
    'path',
    'place',
    'pageTitle',
    'slug',
  ]);
  const talks = [
    { title: 'Fair', kind: 'Open day', date: '2027-03-06' },
    { title: 'Fair', kind: 'Open day', date: '2027-04-06' },
  ];
  expect(tellingFields({ entries: talks }, talks[0] ?? {})).toEqual([{ name: 'date', label: 'Date', isDay: true }]);
});

test('proposes what follows from the name, and the address from the slug that was written', () => {
  const propose = (name: string, answers: Record<string, string>): string =>
    answersFor(countries, finland, tellingFields({ entries: countries }, finland), answers, 'en')[name] ?? '';
  expect(propose('slug', { country: 'Côte d’Ivoire' })).toBe('cote-divoire');
  expect(propose('pageTitle', { country: 'Ireland' })).toBe('Study in Ireland');
  expect(propose('path', { country: 'Ireland' })).toBe('/study/ireland');
  expect(propose('path', { country: 'Ireland', slug: 'eire' })).toBe('/study/eire');
  expect(propose('airport', { country: 'Ireland' })).toBe('');
  expect(propose('slug', {})).toBe('');
});

test('says in words what is wrong with an answer', () => {
  const problem = (name: string, words: string) =>
    answerProblem(countries, [], { name, label: 'Slug', isDay: false }, words, 'en');
  expect(problem('slug', ' ')).toBe('Slug is missing.');
  expect(problem('slug', 'New Zealand')).toContain('Did you mean “new-zealand”?');
  expect(problem('slug', 'canada')).toBe('Another entry says “canada” already.');
  expect(problem('slug', 'ireland')).toBeUndefined();
});

test('what takes place again is called as before, and its address says the year, or a number', () => {
  const concert = { title: 'Carols', slug: 'carols', date: '2026-12-19' };
  const fields = tellingFields({ entries: [concert] }, concert);
  const asked = (entries: JsonObject[]) =>
    answersFor(entries, concert, fields, { title: 'Carols', date: '2027-12-18' }, 'en');
  expect(asked([concert])).toEqual({ title: 'Carols', slug: 'carols-2027', date: '2027-12-18' });
  expect(asked([concert, { ...concert, slug: 'carols-2027' }]).slug).toBe('carols-2027-2');
  const problems = fields.map((field) =>
    answerProblem([concert], fields, field, String(concert[field.name as 'title']), 'en'),
  );
  expect(problems).toEqual(
    fields.map(({ name }) => (name === 'slug' ? 'Another entry says “carols” already.' : undefined)),
  );
  const cd = { title: 'Carols', slug: 'carols' };
  const [name = fields[0]] = tellingFields({ entries: [cd] }, cd);
  expect(name && answerProblem([cd], [name], name, 'Carols', 'en')).toBe('Another entry says “Carols” already.');
});

test('copies the rest after the entry that it is like, as one edit', () => {
  const { says, place, after } = addLike(root, now, '/collections/countries/0', {
    country: 'Ireland ',
    slug: 'ireland',
  });
  expect([says, place]).toEqual(['Ireland added, like Finland', '/collections/countries/1']);
  expect(valueAt(after, place)).toEqual({ ...finland, country: 'Ireland', slug: 'ireland' });
  expect(valueAt(after, '/collections/countries/2/country')).toBe('Canada');
});

test('is like the entry whose page is open to begin with, else like the latest or the last', () => {
  expect(likelyModel(root, '/collections/countries', '/collections/countries/0')).toBe('/collections/countries/0');
  expect(likelyModel(root, '/collections/countries', '/collections/services/0')).toBe('/collections/countries/2');
  expect(likelyModel(root, '/collections/countries', undefined)).toBe('/collections/countries/2');
  expect(likelyModel(root, '/collections/none', undefined)).toBeUndefined();
  const news = [{ date: '2026-11-02' }, { date: '2026-11-20' }, { date: '2026-10-01' }];
  expect(likelyModel({ collections: { news } }, '/collections/news', undefined)).toBe('/collections/news/1');
  const withDraft = [...news, { date: '2026-11-25', draft: true }];
  expect(likelyModel({ collections: { news: withDraft } }, '/collections/news', undefined)).toBe('/collections/news/1');
});

test('what is dated by days that have come is of today; what is still to come is asked for', () => {
  const fields = [{ name: 'date', label: 'Date', isDay: true }];
  const news = [{ date: '2026-11-02' }, { date: '2026-11-20' }];
  expect(todayFor(news, fields, '2026-11-28')).toEqual({ date: '2026-11-28' });
  expect(todayFor([...news, { date: '2026-12-24' }], fields, '2026-11-28')).toEqual({});
});

test('an entry like another gets its own end of an address where nobody was asked for it, and no name in feeds', () => {
  const fields = { caption: { kind: 'text' } };
  const photo: JsonObject = { slug: 'gallery', id: '2027-01-01 /gallery/old', caption: 'The bay' };
  const site: JsonObject = { collections: { photos: { one: 'photo', fields, entries: [photo] } } };
  const added = (answers: Record<string, string>) =>
    valueAt(addLike(site, now, '/collections/photos/entries/0', answers).after, '/collections/photos/entries/1');
  expect(tellingFields({ entries: [photo] }, photo).map(({ name }) => name)).toContain('caption');
  expect(added({ caption: 'The jetty' })).toEqual({ slug: 'the-jetty', caption: 'The jetty' });
  expect(added({ caption: 'Gallery' })).toEqual({ slug: 'gallery-2', caption: 'Gallery' });
  expect(added({})).toEqual({ slug: 'photo', caption: 'The bay' });
});

test('what is like a draft is published, and has nothing of what somebody noted of that', () => {
  const draft = { title: 'Ice', draft: true, $comment: 'Wait for the photo.', sample: true };
  const site: JsonObject = { collections: { news: [draft] } };
  const { after } = addLike(site, now, '/collections/news/0', { title: 'Thaw' });
  expect(valueAt(after, '/collections/news/1')).toEqual({ title: 'Thaw' });
});
