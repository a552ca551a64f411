import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../src/checks/check-site';
import { motifs } from '../src/checks/generated/motifs';
import { composePageAt } from '../src/compose/compose-page';
import { composeShell } from '../src/compose/compose-shell';
import { formats, formatValue } from '../src/compose/format-value';
import type { Site } from '../src/compose/site';
import { readAssets } from '../src/frame/read-assets';
import { businessKinds } from '../src/starter/kinds';
import { root, textOf } from './project';
import { registry } from './registry';
import { writeSiteOfReadme } from './site-of-readme';
import { temporaryFolder } from './temporary-folder';

const folder = join(root, 'tests/fixtures/agency');
const { assets } = readAssets(folder);
const guide = textOf('docs/editing.md');

/** The example that follows a piece of a document; a property gets braces around it. */
function exampleAfter(words: string, document = guide) {
  const [, example = ''] = document.slice(document.indexOf(words)).split(/```(?:json)?\n/);
  return JSON.parse(example.trim().startsWith('"') ? `{${example}}` : example);
}

/** The frozen site of the agency, to be edited. */
function agency() {
  return JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
}

/** An edited site and what it is warned of, as if a picture that the guide names were there. */
function check(manifest: object, picture?: string): { site: Site | undefined; messages: string[] } {
  const drawing = assets.pictures['uploads/artwork/headers/study-uk.svg'];
  const pictures = { ...assets.pictures, ...(picture && drawing && { [picture]: drawing }) };
  const options = { now: new Date('2027-01-05'), registry };
  const { problems, site } = checkSite(JSON.stringify(manifest), { ...assets, pictures }, options);
  return { site, messages: problems.filter(({ severity }) => severity !== 'notice').map(({ message }) => message) };
}

test('the README begins with a whole site in twelve lines, of which nobody is warned', () => {
  const own = temporaryFolder();
  const text = writeSiteOfReadme(own);
  expect(text.trim().split('\n')).toHaveLength(12);
  const { site, problems } = checkSite(text, readAssets(own).assets, { now: new Date('2027-01-05'), registry });
  expect(problems.filter(({ severity }) => severity !== 'notice')).toEqual([]);
  const { page } = composePageAt(site ?? expect.fail('There is no site.'), '/');
  expect(JSON.stringify(page.blocks)).toContain('4,500');
});

test('who follows docs/editing.md to add a country and a page is warned of nothing', () => {
  const manifest = agency();
  const country = exampleAfter('**Change or add a country.**');
  // The frozen site writes out the page of each country, and its lists say the path.
  manifest.collections.studyDestinations.push({ ...country, path: `/study/${country.slug}` });
  manifest.routes.push({
    from: 'studyDestinations',
    where: { slug: country.slug },
    path: '/study/{slug}',
    title: 'Study in {place} from Kenya',
    description: '{description}',
    blocks: [
      { type: 'hero', heading: '{place}', text: '{intro}', artwork: { src: '{artwork}', alt: '' } },
      { type: 'card-grid', items: '{points}' },
      { type: 'list', heading: 'Fields', items: '{fields}' },
      { type: 'list', heading: 'Reasons', items: '{reasons}' },
      { type: 'text', heading: 'About', text: '{about}' },
    ],
  });
  const page = exampleAfter('**Add a page.**');
  manifest.shared[page.blocks.at(-1).block] = { type: 'notice', text: 'Ask us.' };
  manifest.routes.push(page);
  manifest.header.menu.push({ label: page.title, to: page.path });
  expect(check(manifest, country.artwork).messages).toEqual([]);
});

test('the trips of docs/editing.md are pages, lists and prices as it says', () => {
  const manifest = agency();
  Object.assign(manifest.site, { currency: 'KES', timeZone: 'Africa/Nairobi' });
  const { collections } = exampleAfter('## One entry, many places');
  Object.assign(manifest.collections, collections);
  manifest.routes.push(exampleAfter('**Make a page for each entry.**'));
  manifest.footer.groups.push({ heading: 'Trips', ...exampleAfter('**Choose, sort and mix.**') });
  const { site, messages } = check(manifest, collections.trips[0].photo.src);
  expect(messages).toEqual([]);
  if (!site) return;
  const { groups = [] } = composeShell(site).shell.footer;
  expect(groups.at(-1)?.items.map(({ label }) => label)).toEqual([
    'Book a Trip',
    'Among herons, 6 Mar',
    'Night on the creek, 14 Aug',
  ]);
  const [hero, text, day, others] = composePageAt(site, '/trips/night').page.blocks;
  expect(hero).toMatchObject({ heading: 'Night on the creek', picture: { alt: 'Lamps on dark water' } });
  expect(text).toMatchObject({ text: [['On 14 August 2027, for Ksh\u00a04,500.']] });
  expect(day).toMatchObject({
    items: [[['Put on sun cream']], [['Meet at the jetty']], expect.anything(), expect.anything()],
  });
  expect(others).toMatchObject({ items: [{ title: 'Among herons', meta: 'Ksh\u00a03,000' }] });
  const [first] = composePageAt(site, '/trips/herons').page.blocks;
  expect(first).not.toHaveProperty('picture');
});

test('docs/editing.md shows what dates, numbers and prices look like', () => {
  const written = { next: '2027-08-14', visitors: 12500, price: 4500 };
  const rows = [...guide.matchAll(/^\| `\{([a-z]+):([a-z]+)\}` \| (.+) \|$/gm)];
  expect(rows).toHaveLength(formats.length);
  for (const [, field = '', format = '', shown = ''] of rows) {
    const { text } = formatValue(written[field as keyof typeof written], format, {
      language: 'en-KE',
      currency: 'KES',
    });
    expect(text?.replaceAll('\u00a0', ' ')).toBe(shown);
  }
});

test('docs/editing.md says of each value that holds a phone number that it has to be changed', () => {
  const values: Record<string, string> = agency().values;
  const numbers = Object.keys(values).filter((name) => /^\+\d[\d ]+$/.test(values[name] ?? ''));
  const [told = ''] = guide.slice(guide.indexOf('**Change the phone number.**')).split('```');
  expect(numbers.length).toBeGreaterThan(1);
  for (const name of numbers) expect(told).toContain(`{${name}}`);
});

test('the fields that docs/forms.md shows can stand in a form together', () => {
  const [, section = ''] = textOf('docs/forms.md').split(/^## What a form may ask$|^## E-mail, through EmailJS$/m);
  const fields = section.split(/```(?:json)?\n/).flatMap((part, index) => (index % 2 ? JSON.parse(`[${part}]`) : []));
  expect(fields.map(({ name }) => name)).toEqual(['day', 'born', 'seats', 'trip', 'lamp']);
  const manifest = agency();
  manifest.collections.trips = [
    { slug: 'mangroves', name: 'Mangroves', light: 'day' },
    { slug: 'night', name: 'By night', light: 'night' },
    { slug: 'plankton', name: 'Plankton', light: 'night' },
  ];
  const { blocks } = manifest.routes.find(({ path }: { path: string }) => path === '/apply');
  const form = blocks.find(({ type }: { type: string }) => type === 'form');
  const { name: _, ...asked } = exampleAfter('**Ask more in a form.**');
  form.sections.push({ fields: [...fields, { name: 'start', ...asked }] });
  expect(check(manifest).messages).toEqual([]);
});

test('the booking form and the price list of the documents can stand on one page', () => {
  const manifest = agency();
  Object.assign(manifest.site, { currency: 'KES', timeZone: 'Africa/Nairobi' });
  Object.assign(manifest.collections, exampleAfter('## One entry, many places').collections);
  for (const trip of manifest.collections.trips) delete trip.photo;
  const forms = textOf('docs/forms.md');
  Object.assign(manifest.delivery, exampleAfter('Write the three into', forms).delivery);
  manifest.routes.push({
    path: '/book',
    title: 'Book a Trip with Us',
    description: 'Which trip, which day, how many you are: ask for a place here, and read the prices of every trip.',
    blocks: [
      { type: 'hero', heading: 'Book' },
      exampleAfter('**Write a price list.**'),
      exampleAfter('## The simplest booking form', forms),
    ],
  });
  manifest.header.menu.push({ label: 'Book', to: '/book' });
  expect(check(manifest).messages).toEqual([]);
});

test('docs/editing.md names every motif of a drawing and every kind of a new site', () => {
  for (const name of [...motifs.rosettes, ...motifs.scenes, ...Object.keys(businessKinds)])
    expect(guide).toContain(`\`${name}\``);
});
