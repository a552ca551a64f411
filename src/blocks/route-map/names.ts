import type { BlockOf } from '../../compose/page';
import { type Point, round } from './outline';

/** A name beside its dot. */
export type Name = BlockOf<'route-map'>['map']['names'][number];

interface Dot {
  text: string;
  point: Point;
  isOrigin?: true;
  /** The first destination of that name: its group, and its place in it. */
  item?: [group: number, index: number];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const directions: { dx: number; dy: number; align: Name['align'] }[] = [
  { dx: 1, dy: 0, align: 'start' },
  { dx: -1, dy: 0, align: 'end' },
  { dx: 0, dy: 1.4, align: 'middle' },
  { dx: 0, dy: -1.4, align: 'middle' },
  { dx: 0.8, dy: 1.1, align: 'start' },
  { dx: 0.8, dy: -1.1, align: 'start' },
  { dx: -0.8, dy: 1.1, align: 'end' },
  { dx: -0.8, dy: -1.1, align: 'end' },
];

/**
 * The names that have room, at a size in units of the frame: within the frame, on no dot and no other name, and on as few
 * lines as can be.
 */
export function nameDots(dots: Dot[], lines: Point[], [width, height]: Point, size: number): Name[] {
  const taken: Box[] = dots.map(({ point: [x, y] }) => ({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 }));
  const names: Name[] = [];
  for (const { text, point, isOrigin, item } of dots) {
    const free = directions
      .map((direction) => ({ ...direction, box: boxOf(text, point, direction, size) }))
      .filter(({ box }) => box.left > 8 && box.right < width - 8 && box.top > 4 && box.bottom < height - 4)
      .filter(({ box }) => !taken.some((other) => overlap(box, other)))
      .map((place) => ({ ...place, crossed: lines.filter((line) => isWithin(line, place.box)).length }));
    const [best] = free.sort((one, other) => one.crossed - other.crossed);
    if (!best) continue;
    taken.push(best.box);
    const { box, align } = best;
    const x = { start: box.left, middle: (box.left + box.right) / 2, end: box.right }[align];
    // Letters without a descender look centred when their base line lies a third of their size below the middle.
    const y = (box.top + box.bottom) / 2 + size * 0.33;
    const room = Math.round(box.right - box.left);
    names.push({ text, x: round(x), y: round(y), align, room, ...(isOrigin && { isOrigin }), ...(item && { item }) });
  }
  return names;
}

function boxOf(text: string, [x, y]: Point, { dx, dy, align }: (typeof directions)[number], size: number): Box {
  // How far its middle is from the dot's.
  const distance = size * 0.6;
  const length = text.length * size * 0.6;
  const start = x + dx * distance;
  const left = { start, middle: start - length / 2, end: start - length }[align];
  const middle = y + dy * distance;
  return { left, right: left + length, top: middle - size / 2, bottom: middle + size / 2 };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isWithin([x, y]: Point, { left, right, top, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}
