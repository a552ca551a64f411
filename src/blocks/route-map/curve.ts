import type { Line, Point } from './outline';

/** The length of a line in units that one curve follows, about. */
const stride = 160;

/**
 * Writes the path of a line that bends gently, as a few cubic curves of one length in whole units, less than a pixel
 * off on a screen. Each curve goes on in the direction of the one before, so only the first says it.
 */
export function curvePath(line: Line): string {
  const lengths = lengthsAlong(line);
  const total = lengths.at(-1) ?? 0;
  const count = Math.max(2, Math.ceil(total / stride));
  const at = (part: number): Point => pointAt(line, lengths, (part * total) / count);
  let [x, y] = whole(at(0));
  let path = `M${x} ${y}`;
  for (let part = 0; part < count; part++) {
    const [startX, startY] = directionAt(at, part, total / count);
    const [endX, endY] = directionAt(at, part + 1, total / count);
    const [nextX, nextY] = whole(at(part + 1));
    const end: Line = [whole([nextX - x - endX, nextY - y - endY]), [nextX - x, nextY - y]];
    path +=
      part === 0
        ? `c${printPoints([whole([startX, startY]), ...end])}`
        : `${part === 1 ? 's' : ''}${printPoints(end, part > 1)}`;
    [x, y] = [nextX, nextY];
  }
  return path;
}

/** Gives the handle of a curve: a third of its length in the direction of the line. */
function directionAt(at: (part: number) => Point, part: number, length: number): Point {
  const [fromX, fromY] = at(part - 0.02);
  const [toX, toY] = at(part + 0.02);
  const distance = Math.hypot(toX - fromX, toY - fromY) || 1;
  return [((toX - fromX) / distance) * (length / 3), ((toY - fromY) / distance) * (length / 3)];
}

function lengthsAlong(line: Line): number[] {
  let length = 0;
  return line.map(([x, y], index) => {
    const [beforeX, beforeY] = line[index - 1] ?? [x, y];
    length += Math.hypot(x - beforeX, y - beforeY);
    return length;
  });
}

/** Gives the point at a length along a line; beyond its ends, the end. */
function pointAt(line: Line, lengths: number[], length: number): Point {
  const next = lengths.findIndex((one) => one >= length);
  if (next <= 0) return (next === 0 ? line[0] : line.at(-1)) ?? [0, 0];
  const from = line[next - 1] ?? [0, 0];
  const to = line[next] ?? [0, 0];
  const [start, end] = [lengths[next - 1] ?? 0, lengths[next] ?? 0];
  const share = (length - start) / (end - start || 1);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Writes points for a path; a number after another needs a space, unless it has a sign. */
function printPoints(points: Line, isAfterNumber = false): string {
  return points
    .flat()
    .map((number, index) => (number < 0 || (index === 0 && !isAfterNumber) ? `${number}` : ` ${number}`))
    .join('');
}

function whole([x, y]: Point): Point {
  // A negative zero is written without its sign.
  return [Math.round(x) + 0, Math.round(y) + 0];
}
