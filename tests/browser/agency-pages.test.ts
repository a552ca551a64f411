import { expect } from 'vitest';
import { fewByDay } from '../is-long';
import { aboutPages, applicationFields, menuLists, officeHours } from './agency-facts';
import type { PageRow } from './agency-row-families';
import { agencyRows, notFoundRow } from './agency-rows';
import { eventually, test } from './browser-test';
import { type MenuPart, type Outline, readOutline } from './outline';
import { siteUnderTest } from './sites';

test('the specification has a row for every page of the agency', async () => {
  expect(agencyRows.map(({ path }) => path).sort()).toEqual([...(await siteUnderTest('agency')).paths].sort());
  expect(agencyRows).toHaveLength(29);
});

const rows = agencyRows.map((row) => [row.path, row] as const);

test.concurrent.for(fewByDay(2, rows))('%s is as specified', async ([, row], { open }) => {
  const { address, manifest } = await siteUnderTest('agency');
  const { page, status, troubles } = await open(address + row.path);
  const outline = await readOutline(page);
  expect(status).toBe(200);
  expectRow(outline, row);
  expectSurroundings(outline);
  expectHead(outline, manifest.routes.find(({ path }) => path === row.path)?.title ?? '', row.path);
  expect(troubles).toEqual([]);
});

test('an unknown address shows the page for it and logs its path', async ({ open }) => {
  const { address } = await siteUnderTest('agency');
  const { page, status, troubles } = await open(address + notFoundRow.path);
  const outline = await readOutline(page);
  expect(status).toBe(404);
  expectRow(outline, notFoundRow);
  expectSurroundings(outline);
  expect(outline.title).toBe('Page not found · Trasan');
  expect(await page.getAttribute('meta[name=robots]', 'content')).toBe('noindex');
  await eventually(
    () => [...troubles],
    [
      expect.stringContaining('the server responded with a status of 404'),
      'error: 404: no page has the address /no-such-page',
    ],
  );
});

test('a ticket leads to its page wherever it is pressed, its stub too', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${(await siteUnderTest('agency')).address}/`, { untilHydrated: false });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const stub = page.locator('[data-block=card-grid] li:has(h3 a) > div + p').first();
    await stub.scrollIntoViewIfNeeded();
    const leads = await stub.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a')?.pathname;
    });
    expect(leads).toBe(await stub.evaluate((element) => element.closest('li')?.querySelector('a')?.pathname));
  }
});

test('the line below a newsletter stands under its field, and its button beside that', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(`${(await siteUnderTest('agency')).address}/events`);
  const [field, button, line] = await Promise.all(
    ['form [name=email]', 'form [type=submit]', 'form p:has-text("goes to our team")'].map((name) =>
      page.locator(name).boundingBox(),
    ),
  );
  expect(line?.x).toBe(field?.x);
  expect(button?.y).toBeCloseTo(field?.y ?? 0, -1);
  expect(line?.y).toBeGreaterThan((field?.y ?? 0) + (field?.height ?? 0));
});

test('the application asks for its ten fields in three numbered sections', async ({ open }) => {
  const { page } = await open(`${(await siteUnderTest('agency')).address}/apply`);
  const fields = await page.locator('form fieldset').evaluateAll((sections) =>
    Object.fromEntries(
      sections.map((section) => {
        const number = section.querySelector('legend span')?.textContent;
        const heading = section.querySelector('legend span + span')?.textContent;
        const controls = [...section.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select, textarea')];
        return [
          `${number} ${heading}`,
          controls.map((control) => ({
            name: control.name,
            label: control.labels?.[0]?.textContent,
            tag: control.tagName,
            type: control.type,
            ...(control instanceof HTMLSelectElement && {
              options: [...control.options].slice(1).map(({ value, label }) => [value, label]),
              unset: control.options[0]?.value,
            }),
            isRequired: control.required,
            value: control.value,
          })),
        ];
      }),
    ),
  );
  const expected = Object.entries(applicationFields).map(([section, rows]) => [
    section,
    rows.map(({ label, ...row }) => ({
      ...row,
      label: `${label}\u00a0*`,
      ...(row.options && { unset: '' }),
      isRequired: true,
      value: '',
    })),
  ]);
  expect(fields).toEqual(Object.fromEntries(expected));
  expect(await page.locator('textarea').getAttribute('rows')).toBe('4');
  expect(await page.locator('form button[type=submit]').textContent()).toBe('Submit Application');
});

function expectRow({ sections, mainHeadings, links, text, pictures }: Outline, row: PageRow): void {
  expect(mainHeadings).toEqual([row.sections[0]?.[0]]);
  const counted = sections.map(({ heading, lists }, index) => [
    heading,
    ...lists.map((list, position) => (typeof row.sections[index]?.[position + 1] === 'number' ? list.length : list)),
  ]);
  expect(counted).toEqual(row.sections);
  for (const { lists } of sections) for (const item of lists.flat()) expect(item).not.toBe('');
  for (const link of row.links ?? []) expect(links).toContainEqual(link);
  for (const words of row.texts ?? []) expect(text).toContain(words);
  expect(pictures).toBe(row.pictures);
}

function expectSurroundings({ header, footer, language }: Outline): void {
  const menu = (key: 'wide' | 'phone'): MenuPart[] => [
    { label: 'Home', href: '/', links: [], flags: 0 },
    ...menuLists.map(({ [key]: label, links, flags }) => ({ label, links, flags })),
    { label: 'Events', href: '/events', links: [], flags: 0 },
    { label: 'Contact Us', href: '/contact', links: [], flags: 0 },
  ];
  expect(header).toEqual({
    wide: menu('wide'),
    phone: menu('phone'),
    actions: [
      ['Apply Now', '/apply'],
      ['Apply Now', '/apply'],
    ],
    logo: '/',
  });
  expect(language).toBe('en-KE');
  const [about, ...lists] = footer.groups;
  expect(about).toEqual({ label: 'About Us', links: aboutPages, flags: 0 });
  expect(lists.map(({ label }) => label)).toEqual([
    'Services',
    'Study Destinations',
    'Work Destinations',
    'Contact Us',
    'Office Hours',
  ]);
  expect(lists.slice(0, 3).map(({ links }) => links)).toEqual(menuLists.slice(1).map(({ links }) => links));
  for (const [days, time] of officeHours) expect(footer.text).toContain(`${days}: ${time}`);
  expect(footer.text).toContain('Accredited by the national university commission');
  expect(footer.text).toContain(`© ${new Date().getFullYear()} Trasan`);
}

function expectHead({ title, description, canonical, openGraph }: Outline, pageTitle: string, path: string): void {
  const address = `https://www.example.com${path}`;
  expect(title).toBe(`${pageTitle} · Trasan`);
  expect(description.length).toBeGreaterThan(50);
  expect(canonical).toBe(address);
  expect(openGraph).toEqual({
    type: 'website',
    site_name: 'Trasan',
    title: pageTitle,
    description,
    url: address,
    locale: 'en_KE',
    image: expect.stringMatching(/^https:\/\/www\.example\.com\/_assets\/social\.[\w-]+\.jpg$/),
  });
}
