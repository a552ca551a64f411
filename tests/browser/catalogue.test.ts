import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('the start says where the blocks are', ({ server }) => {
  expect(server.said).toMatch(/^Blocks: +http:\/\/localhost:\d+\/__catalogue$/m);
});

test('the list shows every block type with what it is for', async ({ openCatalogue }) => {
  const { page, troublesSoFar } = await openCatalogue('');
  const cards = await page.locator('.types li').all();
  const shown = await Promise.all(cards.map((card) => card.innerText()));
  expect(shown).toHaveLength(types.length);
  for (const [index, [type, { title = '', description = '' }]] of types.entries()) {
    for (const words of [type, title, description]) expect(shown[index]).toContain(words);
  }
  await drawFrames(page, '.types', 'html[data-idle] main', [0, 1, 2]);
  expect(troublesSoFar()).toEqual([]);
});

test.for([360, 1280])('the list is accessible at %i pixels', async (width, { openCatalogue }) => {
  const { page } = await openCatalogue('', width);
  await page.evaluate(axe);
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

test.concurrent.for(types)('%s shows its examples in both themes', async ([type, schema], { openCatalogue }) => {
  const { page, troublesSoFar } = await openCatalogue(`/${type}`);
  expect(await page.locator('h1').innerText()).toContain(schema.title);
  const own = examples.filter((example) => example.type === type);
  expect(await page.locator('.strip iframe').count()).toBe(own.length * 2 * widths.length);
  // One type at every width, the others at the narrowest: what a block looks like is judged in block-examples.test.ts.
  const drawn = type === 'hero' ? widths.flatMap((_, index) => [index, index + widths.length]) : [0, widths.length];
  for (const index of drawn) {
    const [frame] = await drawFrames(page, `.strip`, 'html[data-idle] main', [index]);
    if (!frame) throw new Error('A frame is missing.');
    const heading = own[0]?.block.heading ?? '';
    const { text, ...seen } = await frame.evaluate(lookAtExample);
    expect(text).toContain(heading);
    const isContrast = index >= widths.length;
    expect(seen).toEqual({
      width: widths[index % widths.length],
      isWhole: true,
      accent: isContrast ? contrastTheme.colors.accent : '#c2410c',
      headers: 0,
      broken: [],
    });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(troublesSoFar()).toEqual([]);
});

test('the wall shows the same blocks below a header in every look, by day and at night', async ({ openCatalogue }) => {
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

// What is in the frames is judged in block-examples.test.ts; here, what is around it, which all types have alike.
test.concurrent.for(['form', 'table'])('the page of %s is accessible', async (type, { openCatalogue }) => {
  const { page } = await openCatalogue(`/${type}`);
  await page.evaluate(axe);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await findViolations(page)).toEqual([]);
});

test('the open menu is accessible and leads to another type', async ({ openCatalogue }) => {
  const { page } = await openCatalogue('/hero', 360);
  await page.getByText('All types').click();
  await page.evaluate(axe);
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Table' }).click();
  expect(await page.locator('h1').innerText()).toBe('Table table');
});

test('every property of a block stands there with what it does', async ({ openCatalogue }) => {
  const { page } = await openCatalogue('/form');
  const entry = page.locator('#properties + dl > div').filter({ hasText: 'sections' }).first();
  const words = await entry.innerText();
  expect(words).toMatch(/^sections list of group, at least 1 required\s+The parts of the form, one after another\./);
  expect(words).toMatch(/options list of group\s+The choices, where one or several are to be chosen\./);
  const names = await page.locator('#properties + dl > div > dt > code').allInnerTexts();
  expect(names).toEqual(Object.keys(schemas.blocks.form?.properties ?? {}));
  await page.getByRole('link', { name: 'delivery' }).click();
  expect(new URL(page.url()).hash).toBe('#kind-delivery');
  expect(await page.locator('#kind-delivery').innerText()).toBe('Delivery');
});

test('a button copies an example as it is written in site.json', async ({ openCatalogue }) => {
  const { page } = await openCatalogue('/form');
  await page.getByRole('button', { name: 'Copy' }).last().click();
  await eventually(() => page.getByRole('status').innerText(), 'Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(JSON.parse(copied)).toEqual(schemas.blocks.form?.examples?.at(-1));
});

test('a form in an example is sent once it is touched', async ({ openCatalogue, server }) => {
  const { page, troublesSoFar } = await openCatalogue('/form');
  const [frame] = await drawFrames(page, '.strip');
  await frame?.getByLabel('Email Address').fill('grace@example.com');
  await eventually(() => frame?.locator('form[data-ready]').count(), 1);
  await frame?.getByRole('button', { name: 'Subscribe' }).click();
  await frame?.getByText('You are on the list').waitFor();
  const outbox = await fetch(`${server.address}__outbox`);
  expect(await outbox.text()).toContain('grace@example.com');
  expect(troublesSoFar().filter((trouble) => /error|warning/.test(trouble))).toEqual([]);
});

test('the links in an example lead nowhere', async ({ openCatalogue }) => {
  const { page } = await openCatalogue('/cta');
  const [frame] = await drawFrames(page, '.strip');
  if (!frame) throw new Error('There is no example.');
  const asked = noteDocuments(page);
  await frame.getByRole('link').first().click();
  await waitUntilIdle(frame);
  expect(asked).toEqual([]);
  expect(await frame.locator('main').count()).toBe(1);
});

test('an unknown type is said to be none', async ({ openCatalogue }) => {
  const { page, status } = await openCatalogue('/hreo');
  expect(status).toBe(404);
  expect(await page.locator('main').innerText()).toContain('There is no block type "hreo".');
});

test('the contrast theme keeps to every rule', () => {
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
