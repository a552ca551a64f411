import { type Line, type Point, round } from './outline';

/** About how many units of a line one curve follows. */
const stride = 160;

/** The path of a line that bends gently, as a few cubic curves, with one decimal. */
export function curvePath(line: Line): string {
  const lengths = lengthsAlong(line);
  const total = lengths.at(-1) ?? 0;
  const count = Math.max(2, Math.ceil(total / stride));
  const at = (part: number): Point => pointAt(line, lengths, (part * total) / count);
  let [x, y] = at(0).map(round) as Point;
  let path = `M${x} ${y}c`;
  for (let part = 0; part < count; part++) {
    const end = at(part + 1);
    const [startX, startY] = directionAt(at, part, total / count);
    const [endX, endY] = directionAt(at, part + 1, total / count);
    const start = at(part);
    const points: Line = [[start[0] + startX, start[1] + startY], [end[0] - endX, end[1] - endY], end];
    const numbers = points.flatMap(([nextX, nextY]) => [round(nextX - x), round(nextY - y)]);
    path += numbers.map((number, index) => written(number, part === 0 && index === 0)).join('');
    x = round(x + (numbers[4] ?? 0));
    y = round(y + (numbers[5] ?? 0));
  }
  return path;
}

/** A third of a curve's length in the direction of the line: how far its handles reach. */
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

/** The point so far along a line; its ends hold beyond them. */
function pointAt(line: Line, lengths: number[], length: number): Point {
  const next = lengths.findIndex((reached) => reached >= length);
  if (next <= 0) return (next === 0 ? line[0] : line.at(-1)) ?? [0, 0];
  const from = line[next - 1] ?? [0, 0];
  const to = line[next] ?? [0, 0];
  const [start, end] = [lengths[next - 1] ?? 0, lengths[next] ?? 0];
  const share = (length - start) / (end - start || 1);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function written(number: number, isFirst: boolean): string {
  const text = String(number).replace(/^(-?)0\./, '$1.');
  return isFirst || text.startsWith('-') ? text : ` ${text}`;
}
