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

/** The least height and width of what is pressed, in units of the map, on the narrowest screen that shows names. */
const leastTarget = 64;

/**
 * Places the names that have room, at a size in units of the map: between its edges, on no dot and no other name, and
 * on as few lines as can be. The target of a name that leads somewhere touches no other; a name without room for one
 * leads nowhere.
 */
export function nameDots(dots: Dot[], lines: Point[], [width, height]: Point, size: number, edge: number): Name[] {
  const boxes: Box[] = dots.map(({ point: [x, y] }) => ({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 }));
  const targets: Box[] = [];
  const names: Name[] = [];
  for (const { text, point, isOrigin, item } of dots) {
    const freePlaces = directions
      .map((direction) => ({ ...direction, box: boxOf(text, point, direction, size) }))
      .filter(({ box }) => box.left > edge && box.right < width - edge && box.top > 4 && box.bottom < height - 4)
      .filter(({ box }) => !boxes.some((other) => overlap(box, other)))
      .map((place) => ({ ...place, target: isOrigin ? place.box : targetOf(place) }))
      .map((place) => ({
        ...place,
        isApart: !targets.some((other) => overlap(place.target, other)),
        crossed: lines.filter((line) => isWithin(line, place.box)).length,
      }));
    const [best] = freePlaces.sort(
      (one, other) => Number(other.isApart) - Number(one.isApart) || one.crossed - other.crossed,
    );
    if (!best) continue;
    boxes.push(best.box);
    const { box, align, target, isApart, dy } = best;
    if (isApart) targets.push(target);
    const x = { start: box.left, middle: (box.left + box.right) / 2, end: box.right }[align];
    names.push({
      text,
      x: round((x / width) * 100),
      y: round(((box.top + box.bottom) / 2 / height) * 100),
      align,
      ...(isOrigin && { isOrigin }),
      ...(item && { item }),
      ...(item && isApart && { room: round((target.right - target.left) / size), ...sideOf(dy) }),
    });
  }
  return names;
}

function boxOf(text: string, [x, y]: Point, { dx, dy, align }: (typeof directions)[number], size: number): Box {
  // How far its middle is from the dot's.
  const distance = size * 0.7;
  const length = text.length * size * 0.6;
  const start = x + dx * distance;
  const left = { start, middle: start - length / 2, end: start - length }[align];
  const middle = y + dy * distance;
  return { left, right: left + length, top: middle - size / 2, bottom: middle + size / 2 };
}

/** Gives the target of a name, which reaches beyond the name on the side away from its dot. */
function targetOf({ box, align, dy }: { box: Box; align: Name['align']; dy: number }): Box {
  const { left, right, top, bottom } = box;
  const addedWidth = Math.max(0, leastTarget - (right - left));
  const before = { start: 0, middle: addedWidth / 2, end: addedWidth }[align];
  const addedHeight = leastTarget - (bottom - top);
  const above = { below: 0, beside: addedHeight / 2, above: addedHeight }[sideOf(dy).side ?? 'beside'];
  return {
    left: left - before,
    right: right + addedWidth - before,
    top: top - above,
    bottom: bottom + addedHeight - above,
  };
}

function sideOf(dy: number): Pick<Name, 'side'> {
  if (dy === 0) return {};
  return { side: dy > 0 ? 'below' : 'above' };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isWithin([x, y]: Point, { left, right, top, bottom }: Box): boolean {
  return x > left && x < right && y > top && y < bottom;
}
