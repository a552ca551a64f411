import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { appIcons } from '../../src/addresses/own-files';
import type { Brand } from '../../src/pictures/brand';
import { siteIcons } from '../../src/pictures/site-icons';
import { root } from '../project';

const mark = { file: join(root, 'tests/fixtures/agency/uploads/mark.svg'), key: 'mark.1.svg' };
const brand: Brand = {
  host: 'bakery.test',
  theme: {
    colors: { paper: '#fbf7f0', ink: '#111827', accent: '#1d4ed8', second: '#166534' },
    font: 'system',
    ornament: 'none',
  },
  isRightToLeft: false,
  logo: mark,
  mark,
};

async function make(path: string, of = brand): Promise<Buffer> {
  const made = await siteIcons(of)
    .find((icon) => icon.path === path)
    ?.make();
  return Buffer.from(made?.content ?? '');
}

test('favicon.ico holds the mark in 32 pixels', async () => {
  const ico = await make('favicon.ico');
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt32LE(14), ico.readUInt32LE(18)]).toEqual([
    1,
    1,
    ico.length - 22,
    22,
  ]);
  const { width, height, hasAlpha } = await sharp(ico.subarray(22)).metadata();
  expect([width, height, hasAlpha]).toEqual([32, 32, true]);
});

test.each([...appIcons, { path: 'apple-touch-icon.png', size: 180 }])(
  '$path shows the mark on paper, with room around it',
  async ({ path, size }) => {
    const { data, info } = await sharp(await make(path))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([size, size, 3]);
    const colorAt = (x: number, y: number): string =>
      data.subarray((y * size + x) * 3, (y * size + x) * 3 + 3).toString('hex');
    expect(colorAt(2, 2)).toBe('fbf7f0');
    // Within the circle that a mask leaves, in the ground of the mark.
    expect(colorAt(Math.round(size * 0.8), Math.round(size * 0.75))).toBe('c2410c');
  },
);

test('another mark or another paper has other names among the kept files', () => {
  const names = (of: Brand): string[] => siteIcons(of).map(({ name }) => name);
  const theme = { ...brand.theme, colors: { ...brand.theme.colors, paper: '#ffffff' } };
  expect(names({ ...brand, theme })).not.toEqual(names(brand));
  expect(names({ ...brand, mark: { ...mark, key: 'mark.2.svg' } })).not.toEqual(names(brand));
});

test('says that the mark is damaged', async () => {
  const damaged = { ...brand, mark: { file: join(root, 'package.json'), key: 'x' } };
  expect(await siteIcons(damaged)[0]?.make()).toEqual({
    problem: expect.stringMatching(/^The icon of the site is damaged/),
  });
});
