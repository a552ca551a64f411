import type { PathCommand } from 'fontkit';
import { expect, test } from 'vitest';
import { rasterise } from '../../../src/pictures/lettering/glyph-bitmaps';

/** An outline through points, `M` before the first and straight lines between the others. */
function outline(...points: [x: number, y: number][]): PathCommand[] {
  const lines = points.map((args, index): PathCommand => ({ command: index === 0 ? 'moveTo' : 'lineTo', args }));
  return [...lines, { command: 'closePath', args: [] }];
}

const square = outline([0, 0], [4, 0], [4, 2], [0, 2]);

test('a pixel holds how much of it lies inside', () => {
  const { left, top, width, height, coverage } = rasterise(square, 1, 0.25);
  expect({ left, top, height }).toEqual({ left: 0, top: -2, height: 2 });
  const rows = [0, 1].map((row) => [...coverage.subarray(row * width, row * width + 5)]);
  expect(rows).toEqual([
    [191, 255, 255, 255, 64],
    [191, 255, 255, 255, 64],
  ]);
});

test('what two outlines cover counts once, and what runs the other way is a hole', () => {
  const all = ({ coverage }: { coverage: Uint8Array }): number => coverage.reduce((sum, one) => sum + one, 0) / 255;
  expect(all(rasterise([...square, ...outline([1, 0], [6, 0], [6, 2], [1, 2])], 1, 0))).toBe(12);
  expect(all(rasterise([...square, ...outline([1, 0], [1, 2], [3, 2], [3, 0])], 1, 0))).toBe(4);
});

test('slanted lines and curves cover what they should', () => {
  const sum = (commands: PathCommand[], scale: number): number =>
    rasterise(commands, scale, 0.5).coverage.reduce((all, one) => all + one, 0) / 255;
  expect(sum(outline([0, 0], [50, 7], [9, 33]), 1)).toBeCloseTo((50 * 33 - 7 * 9) / 2, 0);
  const corner = 0.5522847;
  const disc: PathCommand[] = [
    { command: 'moveTo', args: [1, 0] },
    { command: 'bezierCurveTo', args: [1, corner, corner, 1, 0, 1] },
    { command: 'bezierCurveTo', args: [-corner, 1, -1, corner, -1, 0] },
    { command: 'bezierCurveTo', args: [-1, -corner, -corner, -1, 0, -1] },
    { command: 'bezierCurveTo', args: [corner, -1, 1, -corner, 1, 0] },
  ];
  expect(sum(disc, 30) / (Math.PI * 900)).toBeCloseTo(1, 2);
  const bow: PathCommand[] = [
    { command: 'moveTo', args: [0, 0] },
    { command: 'quadraticCurveTo', args: [30, 60, 60, 0] },
  ];
  expect(sum([...bow, { command: 'closePath', args: [] }], 1) / 1200).toBeCloseTo(1, 2);
});

test('what has no outline has no pixels', () => {
  expect(rasterise([], 1, 0)).toMatchObject({ width: 0, height: 0 });
});
