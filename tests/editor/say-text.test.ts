import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { prepareSite } from '../../src/compose/site';
import { changesBetween } from '../../src/editor/changes/say-difference';
import { drawPage, siteOf } from '../../src/editor/drawing/engine';
import { needsDrawing } from '../../src/editor/fields/reading-line';
import { memberAt } from '../../src/editor/members/members';
import { blockTitle, entryTitle, routeTitle } from '../../src/editor/naming/parts';
import { readPath, sayPath } from '../../src/editor/words/in-words';
import { entriesAt, readings, sayText } from '../../src/editor/words/say-text';
import { readAssets } from '../../src/frame/read-assets';
import { asManifest, type JsonObject } from '../../src/manifest/manifest';
import { remove, set } from '../../src/manifest/operations';
import { assets } from '../assets';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';

const root: JsonObject = {
  site: { name: 'Kayaks', language: 'en-KE', currency: 'KES' },
  values: { phone: '+254 20 911', replyTime: '24 hours' },
  references: { trips: { guide: 'people' } },
  collections: {
    trips: [
      { slug: 'night', name: 'Night', price: 4700, summary: 'Call {phone}.', day: ['Meet', 'Paddle'], guide: 'amina' },
      { slug: 'dawn', name: 'Dawn', intro: 'Early.' },
    ],
    people: [{ slug: 'amina', name: 'Amina' }],
  },
  routes: [
    {
      path: '/trips/{slug}',
      title: '{name} by kayak',
      from: 'trips',
      blocks: [{ type: 'hero', heading: '{name} out' }],
    },
    {
      path: '/contact',
      title: 'Write to {name}',
      blocks: [{ type: 'text', text: 'Call **{phone}** or [ask](/ask).' }],
    },
  ],
};
const night = ['/collections/trips/0'];

describe('a text reads', () => {
  test('with what its values say', () => {
    expect(sayText('Within {replyTime}, {{really}}.', root, now, [])).toBe('Within 24 hours, {really}.');
  });

  test('with what an entry says, and values that this names', () => {
    expect(sayText('{name} for {price:money}: {day}', root, now, night)).toBe('Night for Ksh\u00A04,700: Meet, Paddle');
    expect(sayText('{summary}', root, now, night)).toBe('Call +254 20 911.');
    expect(sayText('With {guide.name}', root, now, night)).toBe('With Amina');
  });

  test.each([
    ['Pacific/Auckland', '2027', '3 Jan'],
    ['America/Los_Angeles', '2026', '3 Jan 2027'],
  ])('with the year that it is where the site is, as its pages do: %s', (timeZone, year, day) => {
    const newYear = new Date('2026-12-31T12:00:00Z');
    const site: JsonObject = {
      ...root,
      site: { name: 'Kayaks', url: 'https://example.com', language: 'en-GB', timeZone },
      theme: {},
      collections: { trips: [{ slug: 'new', next: '2027-01-03' }] },
    };
    expect(sayText('© {year}: {next:short}', site, newYear, night)).toBe(`© ${year}: ${day}`);
    expect(sayText('© {year}', site, now, [])).toBe('© 2026');
    expect(prepareSite(asManifest(site), assets, registry, newYear).values.year).toBe(year);
  });

  test('in English, and with the bare amount, as the page does, while the language and the currency of the site are half typed', () => {
    const site: JsonObject = { ...root, site: { name: 'Kayaks', language: 'e', currency: 'K' } };
    expect(sayText('{price:number}, {price:money}', site, now, night)).toBe('4,700, 4700');
  });

  test('without what the entry lacks and others of its kind say', () => {
    expect(sayText('{intro}', root, now, night)).toBe('');
  });

  test('with the value of that name where the entry lacks it, but for the name of the site and the year', () => {
    const site: JsonObject = {
      ...root,
      values: { phone: '123', name: 'Not the site', year: '1999' },
      collections: { trips: [{ slug: 'night', phone: '456', name: 'Night', year: '2020' }, { slug: 'dawn' }] },
    };
    const dawn = ['/collections/trips/1'];
    expect(sayText('Call {phone}', site, now, dawn)).toBe('Call 123');
    expect(sayText('{name} {year}', site, now, dawn)).toBe(' ');
    expect(sayText('{name}', site, now, [])).toBe('Kayaks');
  });

  test('with the name of a field where no entry is at hand', () => {
    expect(sayText('From {price:money}, {pageTitle}', root, now, [])).toBe('From (price, as money), (page title)');
  });

  test('without marks, where it is copy alone', () => {
    expect(sayText('Call **{phone}** or [ask](/ask).', root, now, [], 'copy')).toBe('Call +254 20 911 or ask.');
    expect(sayText('5 *stars*', root, now, [])).toBe('5 *stars*');
  });

  test('on the page that is shown as in its field, but for what a field of an entry says there', () => {
    const shown = { route: '/routes/0', entry: '/collections/trips/0', origins: new Map() };
    const [title, text] = ['/routes/0/title', '/routes/1/blocks/0/text'];
    expect(readings('{name}, {replyTime}', title, root, now, undefined, shown)).toEqual({
      fieldText: 'Name, 24 hours',
      pageText: 'Night, 24 hours',
    });
    expect(readings('{name}, {unknown}', title, root, now, undefined)).toEqual({
      fieldText: 'Name, Unknown',
      pageText: 'Name, Unknown',
    });
    expect(readings('**{name}**: {{a}}', text, root, now, 'copy')).toEqual({
      fieldText: 'Kayaks: {a}',
      pageText: 'Kayaks: {a}',
    });
    expect(readings('{name}: {{a}}', text, root, now, undefined)).toEqual({
      fieldText: 'Kayaks: {{a}}',
      pageText: 'Kayaks: {a}',
    });
  });
});

describe('a text is drawn otherwise than it is written', () => {
  test('where it holds a value, or as copy has marks', () => {
    expect(needsDrawing('Call {phone}', '/routes/1/title', 'line')).toBe(true);
    expect(needsDrawing('Call {{phone}} or {2}', '/routes/1/title', 'line')).toBe(false);
    expect(needsDrawing('The [rules](/rules)', '/routes/1/title', 'line')).toBe(false);
    expect(needsDrawing('The [rules](/rules)', '/routes/1/blocks/0/text', 'copy')).toBe(true);
    expect(needsDrawing('Nothing to say.', '/routes/1/blocks/0/text', 'copy')).toBe(false);
    expect(needsDrawing('- a hat', '/routes/1/blocks/0/text', 'copy')).toBe(true);
    expect(needsDrawing('- a hat', '/routes/1/blocks/0/items/0', 'inlineCopy')).toBe(false);
  });

  test('and in a value never, since no value fills in another', () => {
    expect(needsDrawing('{phone}', '/values/other', 'line')).toBe(false);
  });
});

describe('what is called by a text with names in it', () => {
  test('reads as on the page that is shown, and elsewhere by the names of fields', () => {
    const shown = { route: '/routes/0', entry: '/collections/trips/0', origins: new Map() };
    expect(blockTitle(root, now, '/routes/0/blocks/0', shown)).toBe('Opening: Night out');
    expect(blockTitle(root, now, '/routes/0/blocks/0')).toBe('Opening: (name) out');
    expect(memberAt(root, now, '/routes/0/blocks/0', shown)?.title).toBe('Opening: Night out');
    // The name of the site is what no entry of this page says.
    expect(blockTitle(root, now, '/routes/1/blocks/0', shown)).toBe('Text: Call +254 20 911 or ask.');
    expect(routeTitle(root, now, '/routes/1')).toBe('Write to Kayaks');
    expect(entryTitle(root, now, { label: '{phone}' }, 0)).toBe('+254 20 911');
  });

  test('is said so among changes, too, with no address in braces', () => {
    const before = set(set(root, '/routes/1/title', 'Write'), '/routes/1/blocks', []);
    const [title, block] = changesBetween(before, root, now);
    expect(title?.now).toBe('Write to Kayaks');
    expect(block?.what).toBe('Text: Call +254 20 911 or ask. added');
    const [page] = changesBetween(root, remove(root, '/routes/0'), now);
    expect(page?.what).toBe('page /trips/… deleted');
  });
});

test('the entries of a place are those that the page shown fills it in with, in a list those of the list first', () => {
  const file = join(project, 'tests/fixtures/agency/site.json');
  const site: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
  const drawnPage = drawPage(siteOf(site, readAssets(dirname(file)).assets, registry, now), '/');
  const [, label = ''] =
    [...(drawnPage?.origins.values() ?? [])]
      .map(({ related }) => related)
      .filter((place) => place?.endsWith('/as/label')) ?? [];
  expect(label).not.toBe('');
  expect(entriesAt(label, site, drawnPage)[0]).toMatch(/^\/collections\/[^/]+\/0$/);
  expect(entriesAt(label, site)).toEqual([expect.stringMatching(/^\/collections\/[^/]+$/)]);
});

test('an address of pages that are made of entries is said without braces, and understood so', () => {
  expect(sayPath('/trips/{slug}')).toBe('/trips/…');
  expect(readPath('/tours/…', '/trips/{slug}')).toBe('/tours/{slug}');
  expect(readPath('/tours/...', '/trips/{slug}')).toBe('/tours/{slug}');
  expect(readPath('/tours', '/trips/{slug}')).toBeUndefined();
  expect(readPath('/about', '/info')).toBe('/about');
});
