import { expect, test } from 'vitest';
import { logoInColors } from '../../src/compose/drawn-logo';
import { drawLogo } from '../../src/starter/logo';
import { themeColors } from '../../src/starter/theme-colors';

const colors = themeColors('#0f6e78');
const lettering = { name: 'Mombasa Kayaks', font: 'outfit', isRightToLeft: false, colors } as const;

/** The letters of a drawing, each a path of its own. */
function lettersOf(svg: string): number {
  return svg.match(/<path transform="translate/g)?.length ?? 0;
}

test('a logo says the name in outlines beside a mark with its first letter', async () => {
  const { logo, mark } = await drawLogo(lettering);
  expect(lettersOf(mark)).toBe(1);
  expect(lettersOf(logo)).toBe(1 + 'MombasaKayaks'.length);
  expect(logo).not.toContain('<text');
  expect(mark).toContain('viewBox="0 0 64 64"');
});

test('a logo is at most five times as wide as high, however long the name', async () => {
  const { logo } = await drawLogo({ ...lettering, name: 'Wattwanderungen '.repeat(5).trim() });
  const [, width = ''] = /viewBox="0 0 (\d+) 64"/.exec(logo) ?? [];
  expect(Number(width)).toBeGreaterThan(64);
  expect(Number(width)).toBeLessThanOrEqual(320);
});

test('from right to left the mark stands at the other end', async () => {
  const { logo } = await drawLogo({ ...lettering, name: 'مطبخ ليلى', isRightToLeft: true });
  expect(logo).toMatch(/<g transform="translate\(\d+\)"><path fill="#0f6e78"/);
});

test('where no typeface has the letters, the logo is a mark with a ring', async () => {
  const { logo, mark } = await drawLogo({ ...lettering, name: '山田' });
  expect(logo).toBe(mark);
  expect([lettersOf(mark), mark.includes('<circle')]).toEqual([0, true]);
});

test.each([
  lettering,
  { ...lettering, name: 'مطبخ ليلى', isRightToLeft: true },
  { ...lettering, name: '山田' },
  { ...lettering, name: 'Wattwanderungen '.repeat(5).trim() },
])('in other colours it is the drawing that is made with them: $name', async (one) => {
  const colors = { ...one.colors, accent: '#0f766e', paper: '#101010', ink: '#fafafa' };
  const [former, other] = [await drawLogo(one), await drawLogo({ ...one, colors })];
  expect(logoInColors(former.logo, colors)).toBe(other.logo);
  expect(logoInColors(former.mark, colors)).toBe(other.mark);
  expect(logoInColors(other.logo, colors)).toBeUndefined();
});

test('a drawing of the owner keeps its colours, however much of ours is in it', async () => {
  const { logo } = await drawLogo(lettering);
  const colors = { ...lettering.colors, accent: '#0f766e' };
  for (const own of [logo.replace('</svg>', '<circle r="4"/></svg>'), logo.replace('M14 2h36', 'M14 3h36'), '<svg/>'])
    expect(logoInColors(own, colors)).toBeUndefined();
});
