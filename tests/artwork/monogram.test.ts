import { expect, test } from 'vitest';
import { drawMonogram, initialsOf } from '../../src/artwork/monogram';
import { outlineLetters } from '../../src/pictures/lettering/outline-letters';

const colors = { paper: '#fbf7f0', ink: '#14213d', accent: '#c2410c', second: '#0f766e' };
const outline = (letters: string, size: number) => outlineLetters(letters, size, 'bricolage-grotesque');

test.each([
  ['amina-otieno', 'AO'],
  ['amina-wanjiku-otieno', 'AO'],
  ['director', 'D'],
  ['-it-', 'I'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a monogram has its initials as outlines in the middle, and no text', async () => {
  const svg = await drawMonogram('amina-otieno', colors, outline);
  expect(svg.match(/<path transform="translate/g)).toHaveLength(2);
  expect(svg).not.toContain('<text');
});

test('wide initials stand within their disc, in its middle', async () => {
  const widths: number[] = [];
  const measured = async (letters: string, size: number) => {
    const outlined = await outline(letters, size);
    widths.push(outlined?.width ?? 0);
    return outlined;
  };
  const svg = await drawMonogram('wanjiku-mwangi', colors, measured);
  expect(widths[0]).toBeGreaterThan(212);
  const last = widths.at(-1) ?? 0;
  expect(last).toBeLessThanOrEqual(212);
  const [, left] = /<g fill="#14213d" transform="translate\((\d+) /.exec(svg) ?? [];
  expect(Math.abs(Number(left) + last / 2 - 240)).toBeLessThan(1);
});

test('the same name gives the same monogram, another with the same initials another one', async () => {
  const one = await drawMonogram('amina-otieno', colors, outline);
  expect(await drawMonogram('amina-otieno', colors, outline)).toBe(one);
  expect(await drawMonogram('asha-odhiambo', colors, outline)).not.toBe(one);
  expect(one.length).toBeLessThan(4000);
});

test('a monogram without letters, since no typeface has them, is its disc and its hills', async () => {
  const svg = await drawMonogram('amina-otieno', colors, async () => undefined);
  expect(svg).toContain('<circle');
  expect(svg).not.toContain('translate');
});
