import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../src/checks/check-site';
import { readAssets } from '../../src/frame/read-assets';
import { root, textOf } from '../project';
import { registry } from '../registry';

const folder = join(root, 'tests/fixtures/agency');
const { assets } = readAssets(folder);
const guide = textOf('docs/editing.md');

/** The example that follows a heading of the list "How do I …". */
function exampleOf(task: string): string {
  const [, example = ''] = guide.slice(guide.indexOf(`**${task}.**`)).split(/```(?:json)?\n/);
  return example;
}

test('who follows docs/editing.md to add a country and its page is warned of nothing', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  manifest.collections.studyDestinations.push(JSON.parse(exampleOf('Add a country')));
  manifest.routes.push(JSON.parse(exampleOf('Add a page')));
  const { problems } = checkSite(JSON.stringify(manifest), assets, { now: new Date('2027-01-05'), registry });
  expect(problems.filter(({ severity }) => severity !== 'notice').map(({ message }) => message)).toEqual([]);
});

test('the route that docs/editing.md shows makes a page of each open trip, whole', () => {
  const manifest = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  manifest.site.currency = 'KES';
  const trip = { price: 4500, next: '2027-03-06', summary: 'Out with the tide.', day: [{ title: 'Out' }], open: true };
  manifest.collections.trips = [
    { ...trip, slug: 'night', name: 'By night', included: ['A lamp', 'Tea'] },
    { ...trip, slug: 'coast', name: 'Along the coast' },
    { ...trip, slug: 'far', name: 'Far out', open: false },
  ];
  const written = exampleOf('Make a page for each entry of a collection').replace('/book', '/apply');
  manifest.routes.push(JSON.parse(written));
  const { problems, pages = [] } = checkSite(JSON.stringify(manifest), assets, {
    now: new Date('2027-01-05'),
    registry,
  });
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const made = pages.filter(({ page }) => page.path.startsWith('/trips/')).map(({ page }) => page);
  expect(made.map(({ path }) => path)).toEqual(['/trips/night', '/trips/coast']);
  expect(made[0]?.blocks[1]).toMatchObject({
    items: [{ value: expect.stringMatching(/4,500$/) }, { value: '6 March 2027' }],
  });
  expect(made.map(({ blocks }) => Reflect.get(blocks[3] ?? {}, 'items').length)).toEqual([3, 1]);
});

test('docs/editing.md says of each value that holds a phone number that it has to be changed', () => {
  const values: Record<string, string> = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')).values;
  const numbers = Object.keys(values).filter((name) => /^\+\d[\d ]+$/.test(values[name] ?? ''));
  const [told = ''] = guide.slice(guide.indexOf('**Change the phone number.**')).split('```');
  expect(numbers.length).toBeGreaterThan(1);
  for (const name of numbers) expect(told).toContain(`{${name}}`);
});

test('the fields that docs/forms.md shows can stand in a form together', () => {
  const [, section = ''] = textOf('docs/forms.md').split(/^## What a form may ask$|^## Whichever it is$/m);
  const fields = section.split(/```(?:json)?\n/).flatMap((part, index) => (index % 2 ? JSON.parse(`[${part}]`) : []));
  expect(fields.map(({ name }) => name)).toEqual(['day', 'born', 'seats', 'trip', 'lamp']);
  const manifest = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  manifest.collections.trips = [
    { slug: 'mangroves', name: 'Mangroves', light: 'day' },
    { slug: 'night', name: 'By night', light: 'night' },
    { slug: 'plankton', name: 'Plankton', light: 'night' },
  ];
  const form = manifest.routes.find(({ path }: { path: string }) => path === '/apply').blocks[3];
  const { name: _, ...asked } = JSON.parse(exampleOf('Ask more in a form'));
  form.sections.push({ fields: [...fields, { name: 'start', ...asked }] });
  const { problems } = checkSite(JSON.stringify(manifest), assets, { now: new Date('2027-01-05'), registry });
  expect(problems.filter(({ severity }) => severity !== 'notice').map(({ message }) => message)).toEqual([]);
});
