import { expect } from 'vitest';
import { eventually, type OpenOptions, test } from './browser-test';
import { submit } from './form-steps';
import { siteUnderTest } from './sites';

const { address } = await siteUnderTest('agency');
const forced: OpenOptions = { forcedColors: 'active', reducedMotion: 'reduce' };

test.concurrent('with forced colours a line tells the current page in the menu', { tags: 'night' }, async ({
  open,
}) => {
  const { page } = await open(`${address}/events`, forced);
  const lines = await page
    .locator('#menu > ul > li > :is(a, button)')
    .evaluateAll((entries) => entries.map((entry) => [entry.textContent, getComputedStyle(entry).borderBottomWidth]));
  expect(lines.filter(([, width]) => width !== '0px')).toEqual([['Events', '3px']]);
});

test.concurrent('with forced colours the current page stands out in lists and on phones', { tags: 'night' }, async ({
  open,
}) => {
  const marks = async (width: number, selector: string): Promise<string[]> => {
    const { page } = await open(`${address}/study/turkey`, { ...forced, viewport: { width, height: 800 } });
    return page.locator(selector).evaluateAll((links) =>
      links.map((link) => {
        const { fontWeight, textDecorationLine } = getComputedStyle(link);
        return `${fontWeight} ${textDecorationLine}`;
      }),
    );
  };
  for (const width of [1280, 360]) {
    const current = await marks(width, 'header li li a[aria-current]');
    expect(current).toHaveLength(1);
    expect(await marks(width, 'header li li a:not([aria-current])')).not.toContain(current[0]);
  }
});

test.concurrent('with forced colours buttons, stamps and fields have an outline', { tags: 'night' }, async ({
  open,
}) => {
  for (const [path, selector] of [
    ['/', 'main a[href="/programs"], header a[href="/apply"] >> visible=true'],
    ['/', 'main dl > div'],
    ['/apply', 'main button[type=submit]'],
    ['/apply', 'main input[name=firstName]'],
  ] as const) {
    const { page } = await open(address + path, forced);
    const outline = await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element);
        const { backgroundColor } = getComputedStyle(document.body);
        return (
          Number.parseFloat(borderTopWidth) >= 1 && borderTopStyle === 'solid' && borderTopColor !== backgroundColor
        );
      });
    expect(outline, selector).toBe(true);
  }
});

test.concurrent('with forced colours the map keeps its own', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/`, forced);
  const { lines, ground, dots } = await page.locator('main svg[role=img]').evaluate((map) => ({
    lines: [...map.querySelectorAll('path[pathLength]')].map((line) => getComputedStyle(line).stroke),
    ground: getComputedStyle(map).backgroundColor,
    dots: [...document.querySelectorAll('main [data-group] > p')].map((label) => {
      return getComputedStyle(label, '::before').inlineSize === '0px' ? 'full' : 'ring';
    }),
  }));
  expect(new Set(lines).size).toBe(2);
  expect(lines).not.toContain(ground);
  expect(dots).toEqual(['full', 'ring']);
});

test.concurrent('with forced colours focus, faults and ticks are seen', { tags: 'night' }, async ({ open }) => {
  const { page } = await open(`${address}/apply`, forced);
  const field = page.locator('[name=firstName]');
  const thickness = (): Promise<string> => field.evaluate((input) => getComputedStyle(input).borderTopWidth);
  const before = await thickness();
  await submit(page);
  await eventually(() => page.locator('[aria-invalid]').count(), 10);
  expect(Number.parseFloat(await thickness())).toBeGreaterThan(Number.parseFloat(before));
  for (const control of ['[name=firstName]', 'main button[type=submit]', 'main a[href="/contact"]', 'header a']) {
    await page.locator(control).first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return `${outlineStyle} ${outlineWidth}`;
    });
    expect(outline, control).toBe('solid 3px');
  }
  const box = page.locator('form input[type=checkbox]:visible').first();
  expect(await box.evaluate((input) => getComputedStyle(input).appearance)).toBe('auto');
});
