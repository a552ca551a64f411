import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Identity } from '../../src/pictures/identity';
import { socialPicture } from '../../src/pictures/social-picture';
import { root } from '../project';

const logo = { file: join(root, 'tests/fixtures/agency/uploads/logo.svg'), key: 'logo.1.svg' };
const identity: Identity = {
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

async function inkAt(title: string, area: { left: number; top: number; width: number; height: number }, of = identity) {
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
  const theme = { ...identity.theme, font: 'system' as const };
  expect(await inkAt('خبز', farSide, { ...identity, theme, isRightToLeft: true })).toBe(true);
  expect(await inkAt('خبز', titleArea, { ...identity, theme, isRightToLeft: true })).toBe(false);
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
  const damaged = { ...identity, logo: { file: join(root, 'package.json'), key: 'logo.3.svg' } };
  expect((await socialPicture('Bread', damaged).make()).problem).toContain('The logo of the site is damaged');
});

test('a title, a colour or a logo that differs makes another picture', () => {
  const paths = [
    socialPicture('Bread', identity),
    socialPicture('Cake', identity),
    socialPicture('Bread', { ...identity, theme: { ...identity.theme, font: 'outfit' } }),
    socialPicture('Bread', { ...identity, logo: { ...logo, key: 'logo.2.svg' } }),
  ].map(({ path }) => path);
  expect(new Set(paths).size).toBe(4);
});
