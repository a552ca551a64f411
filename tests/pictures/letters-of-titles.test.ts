import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Identity } from '../../src/pictures/identity';
import { socialPicture } from '../../src/pictures/social-picture';
import { problemsOf } from '../checks/site-with';
import { root } from '../project';

const logo = { file: join(root, 'tests/fixtures/agency/uploads/logo.svg'), key: 'logo.1.svg' };
const leftToRight: Identity = {
  host: 'bakery.test',
  theme: {
    colors: { paper: '#fbf7f0', ink: '#111827', accent: '#1d4ed8', second: '#166534' },
    font: 'system',
    ornament: 'departures',
  },
  isRightToLeft: false,
  logo,
  mark: logo,
};
const rightToLeft: Identity = { ...leftToRight, isRightToLeft: true };

/** How much ink stands in each column of the title, from the first that has any to the last. */
async function inkOf(title: string, identity: Identity): Promise<number[]> {
  const { content } = await socialPicture(title, identity).make();
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
  const words = await inkOf('Rye bread', leftToRight);
  expect(difference(words, await inkOf('Rye bread', rightToLeft))).toBeLessThan(0.15);
  expect(difference(words, await inkOf('bread Rye', leftToRight))).toBeGreaterThan(0.25);
  // Within an Arabic title they keep their order too: they stand to the left of its first word.
  const mixed = await inkOf('خبز Rye bread', rightToLeft);
  expect(difference(words, mixed.slice(0, words.length))).toBeLessThan(0.15);
});

test('Cyrillic, Greek and Hebrew titles are drawn, and what cannot be is told', async () => {
  for (const title of ['Хлеб', 'Ψωμί', 'לחם']) expect((await inkOf(title, leftToRight)).length).toBeGreaterThan(80);
  expect(await inkOf('面包', leftToRight)).toEqual([]);
  const rulesFor = (title: string): string[] => problemsOf({ '/routes/1/title': title }).map(({ rule }) => rule);
  expect(rulesFor('Хлеб')).toEqual([]);
  expect(rulesFor('面包')).toEqual(['title-can-be-drawn']);
});
