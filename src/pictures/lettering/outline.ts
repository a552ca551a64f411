import type { PathCommand } from 'fontkit';

/** Draws a straight line from one point to another. */
export type DrawLine = (fromX: number, fromY: number, toX: number, toY: number) => void;

/** Draws an outline in straight lines, as many to a curve as make it look round; `scale` is that of its points. */
export function drawOutline(commands: PathCommand[], scale: number, draw: DrawLine): void {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number): void => {
    draw(x, y, toX, toY);
    [x, y] = [toX, toY];
  };
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args.map((value) => value * scale);
    if (command === 'moveTo') [x, y, startX, startY] = [a, b, a, b];
    else if (command === 'lineTo') lineTo(a, b);
    else if (command === 'closePath') lineTo(startX, startY);
    else if (command === 'quadraticCurveTo')
      drawCurve(
        x,
        y,
        x + (2 * (a - x)) / 3,
        y + (2 * (b - y)) / 3,
        c + (2 * (a - c)) / 3,
        d + (2 * (b - d)) / 3,
        c,
        d,
        lineTo,
      );
    else drawCurve(x, y, a, b, c, d, e, f, lineTo);
  }
}

/** Draws a cubic curve as lines that are at most a tenth of a pixel off. */
function drawCurve(
  x: number,
  y: number,
  a: number,
  b: number,
  c: number,
  d: number,
  toX: number,
  toY: number,
  lineTo: (x: number, y: number) => void,
): void {
  // A piece is as far from the curve as its second difference is long, divided by the square of the pieces.
  const bend = Math.max(Math.hypot(x - 2 * a + c, y - 2 * b + d), Math.hypot(a - 2 * c + toX, b - 2 * d + toY));
  const pieces = Math.ceil(Math.sqrt(bend * 7.5)) || 1;
  for (let piece = 1; piece <= pieces; piece++) {
    const t = piece / pieces;
    const [u, v, w, z] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3];
    lineTo(u * x + v * a + w * c + z * toX, u * y + v * b + w * d + z * toY);
  }
}
