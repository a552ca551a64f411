import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contrastTheme } from '../../src/catalogue/examples';
import { checkExamples, examples, schemas } from '../examples';
import { filesIn, textOf } from '../project';
import { eventually, noteDocuments, waitUntilIdle } from './browser-test';
import { drawFrames, lookAtExample, test } from './catalogue-test';
import { servedSite } from './sites';
import { axe, findViolations } from './violations';

const types = Object.entries(schemas.blocks);
const widths = [360, 768, 1280];

/** The addresses of the first samples of some types, in the theme of the site. */
const sampleOf = (...names: string[]): RegExp => new RegExp(`/(${names.join('|')})/1/site$`);

/** Expects of a page that everybody can read it, in a wide window and a narrow one. */
async function expectReadable(page: Page): Promise<void> {
  await page.evaluate(axe);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await findViolations(page)]).toEqual([width, []]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
}

test('the start says where the blocks are', { tags: 'night' }, ({ server }) => {
  expect(server.said).toMatch(/^Blocks: +http:\/\/localhost:\d+\/__catalogue$/m);
});

test('the list shows every block type with what it is for, and is accessible', { tags: 'night' }, async ({
  openCatalogue,
}) => {
  const { page, troublesSoFar } = await openCatalogue('', sampleOf(...types.slice(0, 3).map(([type]) => type)));
  const cards = await page.locator('.types li').all();
  const shown = await Promise.all(cards.map((card) => card.innerText()));
  expect(shown).toHaveLength(types.length);
  for (const [index, [type, { title = '', description = '' }]] of types.entries()) {
    for (const words of [type, title, description]) expect(shown[index]).toContain(words);
  }
  await drawFrames(page, '.types', 'html[data-idle] main', [0, 1, 2]);
  await expectReadable(page);
  expect(troublesSoFar()).toEqual([]);
});

test('every example of every type is served in both themes and at every width, with its pictures', {
  tags: 'night',
}, async ({ openCatalogue }) => {
  // It has no frames, so that nothing is drawn beside what is asked for.
  const { page } = await openCatalogue('/hreo');
  for (const [type, { title = '' }] of types) {
    const { heading, frames } = await page.evaluate(readTypePage, `/__catalogue/${type}`);
    expect(heading).toContain(title);
    const own = examples.filter((example) => example.type === type);
    const served = own.flatMap(({ block }, index) =>
      ['#c2410c', contrastTheme.colors.accent].map((accent, theme) => ({
        address: `/__catalogue/${type}/${index + 1}/${['site', 'contrast'][theme]}`,
        heading: block.heading ?? '',
        accent,
      })),
    );
    expect(frames).toEqual(served.flatMap(({ address }) => widths.map((width) => [address, width])));
    for (const { address, heading, accent } of served) {
      const { text, ...seen } = await page.evaluate(readExample, address);
      expect(text, address).toContain(heading);
      expect({ address, ...seen }).toEqual({ address, status: 200, accent, headers: 0, missing: [] });
    }
  }
});

// What a block looks like is judged in block-examples.test.ts; here, how its frames follow it and what is around them.
test.concurrent.for(types)(
  '%s shows its examples in both themes, on an accessible page',
  { tags: 'night' },
  async ([type], { openCatalogue }) => {
    const { page, troublesSoFar } = await openCatalogue(`/${type}`);
    const [first] = examples.filter((example) => example.type === type);
    const drawn = widths.flatMap((_, index) => [index, index + widths.length]);
    for (const index of drawn) {
      const [frame] = await drawFrames(page, `.strip`, 'html[data-idle] main', [index]);
      if (!frame) throw new Error('A frame is missing.');
      const { text, ...seen } = await frame.evaluate(lookAtExample);
      expect(text).toContain(first?.block.heading ?? '');
      const isContrast = index >= widths.length;
      expect(seen).toEqual({
        width: widths[index % widths.length],
        isWhole: true,
        accent: isContrast ? contrastTheme.colors.accent : '#c2410c',
        headers: 0,
        broken: [],
      });
    }
    await page.evaluate(axe);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect([width, await findViolations(page)]).toEqual([width, []]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(troublesSoFar()).toEqual([]);
  },
);

test('the wall shows the same blocks below a header in every look, by day and at night', { tags: 'night' }, async ({
  openCatalogue,
}) => {
  const { page, troublesSoFar } = await openCatalogue('/_looks');
  const frames = await drawFrames(page, '.strip');
  const seen = await Promise.all(
    frames.map((frame) =>
      frame.evaluate(() => {
        const { colorScheme } = getComputedStyle(document.documentElement);
        const { ornament = '' } = document.documentElement.dataset;
        const opening = document.querySelector<HTMLElement>('#root > header + main [data-opening]')?.dataset.opening;
        return `${ornament}, ${opening}, ${colorScheme}, ${document.querySelectorAll('section').length}`;
      }),
    ),
  );
  const [, , , count] = (seen[0] ?? '').split(', ');
  expect(Number(count)).toBeGreaterThan(3);
  expect(seen).toEqual(
    ['departures, split', 'rule, columns', 'none, cover'].flatMap((look) =>
      ['light', 'dark'].map((scheme) => `${look}, ${scheme}, ${count}`),
    ),
  );
  expect(troublesSoFar()).toEqual([]);
});

test('what each recipe brings can be read by everybody, and copied', { tags: 'night' }, async ({ openCatalogue }) => {
  const { page, troublesSoFar } = await openCatalogue('/_recipes');
  await page.getByRole('heading', { name: 'Trips', exact: true }).waitFor();
  await page.locator('#trips').locator('xpath=ancestor::section').getByRole('button', { name: 'Copy' }).waitFor();
  await expectReadable(page);
  expect(troublesSoFar()).toEqual([]);
});

test('a block is told with what each property does, and can be copied as site.json has it', { tags: 'night' }, async ({
  openCatalogue,
}) => {
  const { page, troublesSoFar } = await openCatalogue('/form', /^$/);
  const entry = page.locator('#properties + dl > div').filter({ hasText: 'sections' }).first();
  const words = await entry.innerText();
  expect(words).toMatch(/^sections list of group, at least 1 required\s+The parts of the form, one after another\./);
  expect(words).toMatch(/options list of group\s+The choices, where one or several are to be chosen\./);
  const names = await page.locator('#properties + dl > div > dt > code').allInnerTexts();
  expect(names).toEqual(Object.keys(schemas.blocks.form?.properties ?? {}));

  await page.getByRole('button', { name: 'Copy' }).last().click();
  await eventually(() => page.getByRole('status').innerText(), 'Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual(schemas.blocks.form?.examples?.at(-1));
  expect(troublesSoFar()).toEqual([]);

  await page.getByRole('link', { name: 'delivery' }).click();
  expect(new URL(page.url()).hash).toBe('#kind-delivery');
  expect(await page.locator('#kind-delivery').innerText()).toBe('Delivery');
});

test('the page of a form is accessible, and its example can be sent', { tags: 'night' }, async ({
  openCatalogue,
  server,
}) => {
  const { page, troublesSoFar } = await openCatalogue('/form', sampleOf('form'));
  await page.evaluate(axe);
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect([width, await findViolations(page)]).toEqual([width, []]);
  }

  const [frame] = await drawFrames(page, '.strip', 'html[data-idle] main', [0]);
  await frame?.getByLabel('Email Address').fill('grace@example.com');
  await eventually(() => frame?.locator('form[data-ready]').count(), 1);
  await frame?.getByRole('button', { name: 'Subscribe' }).click();
  await frame?.getByText('You are on the list').waitFor();
  const outbox = await fetch(`${server.address}__outbox`);
  expect(await outbox.text()).toContain('grace@example.com');
  expect(troublesSoFar().filter((trouble) => /error|warning/.test(trouble))).toEqual([]);
});

test('the links in an example lead nowhere; those of the open menu, which is accessible, to another type', {
  tags: 'night',
}, async ({ openCatalogue }) => {
  const { page } = await openCatalogue('/cta', sampleOf('cta'));
  await page.setViewportSize({ width: 360, height: 800 });
  const [frame] = await drawFrames(page, '.strip', 'html[data-idle] main', [0]);
  if (!frame) throw new Error('There is no example.');
  const asked = noteDocuments(page);
  await frame.getByRole('link').first().click();
  await waitUntilIdle(frame);
  expect(asked).toEqual([]);
  expect(await frame.locator('main').count()).toBe(1);

  await page.getByText('All types').click();
  await page.evaluate(axe);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Table' }).click();
  expect(await page.locator('h1').innerText()).toBe('Table table');
});

test('an unknown type is said to be none', async ({ openCatalogue }) => {
  const { page, status } = await openCatalogue('/hreo');
  expect(status).toBe(404);
  expect(await page.locator('main').innerText()).toContain('There is no block type "hreo".');
});

test('the contrast theme keeps to every rule', { tags: 'night' }, () => {
  const errors = checkExamples(contrastTheme).problems.filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
});

test('nothing of the catalogue is published', async () => {
  const { outFolder } = await servedSite('agency');
  const marks = ['/__catalogue', 'Contrast theme', 'Nothing to copy'];
  const sources = [...filesIn('src/catalogue'), 'src/develop/browser/catalogue.ts'].map(textOf).join('');
  for (const mark of marks) expect(sources).toContain(mark);
  const published = readdirSync(outFolder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));
  expect(published).toContain('index.html');
  const texts = published.map((path) => [path, readFileSync(join(outFolder, path), 'latin1')] as const);
  expect(texts.filter(([, text]) => marks.some((mark) => text.includes(mark))).map(([path]) => path)).toEqual([]);
});

/** What the page of a type says before anything in it is drawn: its heading, the address and the width of each frame. */
async function readTypePage(address: string): Promise<{ heading: string; frames: [string | null, number][] }> {
  const text = await (await fetch(address)).text();
  const page = new DOMParser().parseFromString(text, 'text/html');
  const frames = [...page.querySelectorAll<HTMLIFrameElement>('.strip iframe')];
  return {
    heading: page.querySelector('h1')?.textContent ?? '',
    frames: frames.map((frame) => [frame.getAttribute('src'), Number(frame.getAttribute('width'))]),
  };
}

/** What an example says before it is drawn, and which of its pictures are not there. */
async function readExample(address: string): Promise<Record<string, unknown> & { text: string }> {
  const response = await fetch(address);
  const shown = new DOMParser().parseFromString(await response.text(), 'text/html');
  const styles = [...shown.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const pictures = new Set([...shown.querySelectorAll('main img')].map((picture) => picture.getAttribute('src') ?? ''));
  const statuses = await Promise.all([...pictures].map(async (src) => [src, (await fetch(src)).status] as const));
  return {
    text: shown.querySelector('main')?.textContent ?? '',
    status: response.status,
    accent: /--accent: ?([^;}]*)/.exec(styles)?.[1],
    headers: shown.querySelectorAll('body > #root > :is(header, footer)').length,
    missing: statuses.filter(([, status]) => status !== 200).map(([src]) => src),
  };
}
