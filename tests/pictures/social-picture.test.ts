import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Brand } from '../../src/pictures/brand';
import { socialPicture } from '../../src/pictures/social-picture';
import { root } from '../project';

const logo = { file: join(root, 'tests/fixtures/agency/uploads/logo.svg'), key: 'logo.1.svg' };
const brand: Brand = {
  host: 'bakery.test',
  theme: {
    colors: { paper: '#fbf7f0', ink: '#111827', accent: '#1d4ed8', second: '#166534' },
    font: 'fraunces',
    ornament: 'departures',
  },
  isRightToLeft: false,
  logo,
  mark: logo,
};

async function inkAt(title: string, area: { left: number; top: number; width: number; height: number }, of = brand) {
  const { content, problem } = await socialPicture(title, of).make();
  if (problem !== undefined) throw new Error(problem);
  const { width, height, format } = await sharp(content).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
  const { channels } = await sharp(await sharp(content).extract(area).toBuffer()).stats();
  return (channels[0]?.min ?? 255) < 60;
}

const titleArea = { left: 72, top: 200, width: 400, height: 290 };

test('shows the title in ink', async () => {
  expect(await inkAt('Bread and cake', titleArea)).toBe(true);
  expect(await inkAt('', titleArea)).toBe(false);
});

test('shows a title that runs from right to left at the other side', async () => {
  const farSide = { ...titleArea, left: 728 };
  const theme = { ...brand.theme, font: 'system' as const };
  expect(await inkAt('خبز', farSide, { ...brand, theme, isRightToLeft: true })).toBe(true);
  expect(await inkAt('خبز', titleArea, { ...brand, theme, isRightToLeft: true })).toBe(false);
});

test('leaves out a title whose letters no typeface has', async () => {
  expect(await inkAt('面包', titleArea)).toBe(false);
});

test('shows the address and the logo whatever the title is', async () => {
  expect(await inkAt('', { left: 72, top: 548, width: 200, height: 40 })).toBe(true);
  expect(await inkAt('', { left: 72, top: 72, width: 200, height: 60 })).toBe(true);
});

test('keeps a title of any length between the logo and the address', async () => {
  for (const title of ['Study Nursing in Canada from Kenya', 'What universities ask of you '.repeat(20)]) {
    expect(await inkAt(title, { ...titleArea, width: 820 })).toBe(true);
    expect(await inkAt(title, { left: 72, top: 140, width: 1128, height: 30 })).toBe(false);
    expect(await inkAt(title, { left: 72, top: 490, width: 1128, height: 25 })).toBe(false);
    expect(await inkAt(title, { left: 900, top: 170, width: 300, height: 320 })).toBe(false);
  }
});

test('says so where the logo is damaged', async () => {
  const damaged = { ...brand, logo: { file: join(root, 'package.json'), key: 'logo.3.svg' } };
  expect((await socialPicture('Bread', damaged).make()).problem).toContain('The logo of the site is damaged');
});

test('a title, a colour or a logo that differs makes another picture', () => {
  const paths = [
    socialPicture('Bread', brand),
    socialPicture('Cake', brand),
    socialPicture('Bread', { ...brand, theme: { ...brand.theme, font: 'outfit' } }),
    socialPicture('Bread', { ...brand, logo: { ...logo, key: 'logo.2.svg' } }),
  ].map(({ path }) => path);
  expect(new Set(paths).size).toBe(4);
});

const system: Brand = { ...brand, theme: { ...brand.theme, font: 'system' } };

/** How much ink stands in each column of the title, from the first that has any to the last. */
async function inkOf(title: string, brand: Brand): Promise<number[]> {
  const { content } = await socialPicture(title, brand).make();
  const area = { left: 60, top: 160, width: 1080, height: 340 };
  const pixels = await sharp(content).extract(area).greyscale().raw().toBuffer();
  const columns = Array.from({ length: area.width }, (_, x) => {
    const column = Array.from({ length: area.height }, (_row, y) => pixels[y * area.width + x] ?? 255);
    return column.filter((value) => value < 100).length;
  });
  const isInk = (count: number): boolean => count > 0;
  return columns.slice(columns.findIndex(isInk), columns.findLastIndex(isInk) + 1);
}

/** How unlike two titles are, from 0 for the same to 1. */
function difference(one: number[], other: number[]): number {
  const length = Math.max(one.length, other.length);
  const at = (columns: number[], index: number): number => columns[index] ?? 0;
  const apart = Array.from({ length }, (_, index) => Math.abs(at(one, index) - at(other, index)));
  const sum = (counts: number[]): number => counts.reduce((all, count) => all + count, 0);
  return sum(apart) / (sum(one) + sum(other));
}

test('Latin words stand in the same order on a site that runs from right to left', async () => {
  const words = await inkOf('Rye bread', system);
  expect(difference(words, await inkOf('Rye bread', { ...system, isRightToLeft: true }))).toBeLessThan(0.15);
  expect(difference(words, await inkOf('bread Rye', system))).toBeGreaterThan(0.25);
  // Within an Arabic title they keep their order too: they stand to the left of its first word.
  const mixed = await inkOf('خبز Rye bread', { ...system, isRightToLeft: true });
  expect(difference(words, mixed.slice(0, words.length))).toBeLessThan(0.15);
});

test('draws Cyrillic, Greek and Hebrew titles, whatever the typeface of the site has', async () => {
  for (const title of ['Хлеб', 'Ψωμί', 'לחם']) expect((await inkOf(title, system)).length).toBeGreaterThan(80);
});
