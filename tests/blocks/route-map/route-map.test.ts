import { expect, test } from 'vitest';
import { curvePath } from '../../../src/blocks/route-map/curve';
import { composeRouteMap } from '../../../src/blocks/route-map/route-map.compose';

type Written = Parameters<typeof composeRouteMap>[0];
type Map = ReturnType<typeof composeRouteMap>['map'];

const agency = [
  ['au', 'ca', 'us', 'gb', 'ae', 'fi', 'tr', 'my', 'nz'],
  ['ae', 'qa'],
];

test('draws one arc to each country, in the colour of the first group that leads there', () => {
  const { map } = compose('ke', agency);
  expect(map.arcs.map(({ group }) => group)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(pointsOf(map.dots[0])).toHaveLength(9);
  expect(pointsOf(map.dots[1])).toHaveLength(2);
  expect(pointsOf(map.dots[0])).toContainEqual(pointsOf(map.dots[1])[0]);
});

test('draws the same country once, however often it is named', () => {
  const { map } = compose('ke', [['gb', 'gb', 'gb']]);
  expect(map.arcs).toHaveLength(1);
  expect(pointsOf(map.dots[0])).toHaveLength(1);
});

test('draws no arc to the origin itself', () => {
  const { map } = compose('ke', [['ke', 'tz']]);
  expect(map.arcs).toHaveLength(1);
});

test('begins every arc at the origin and ends it at its dot', () => {
  const { map } = compose('ke', agency);
  const [origin] = pointsOf(map.origin);
  const dots = new Set(map.dots.flatMap((path) => pointsOf(path)).map(String));
  for (const { path } of map.arcs) {
    expect(distance(pointsOf(path)[0] ?? [], origin ?? [])).toBeLessThan(1);
    const end = endOf(path);
    expect([...dots].some((dot) => distance(dot.split(',').map(Number), end) < 1)).toBe(true);
  }
});

test('draws a line as curves that stay within a unit of it and have no corner', () => {
  const bow = Array.from({ length: 91 }, (_, step): [number, number] => {
    const angle = (step * Math.PI) / 180;
    return [500 + 400 * Math.sin(angle), 600 - 400 * Math.cos(angle)];
  });
  const path = curvePath(bow);
  expect(path).toMatch(/^M500 200c[-\d ]+s[-\d ]+$/);
  expect(path.length).toBeLessThan(70);
  for (const [x, y] of pointsAlong(path)) expect(Math.abs(distance([x, y], [500, 600]) - 400)).toBeLessThan(1);
  expect(endOf(path)).toEqual([900, 600]);
});

test.each([
  ['nz', ['us', 'cl', 'fj']],
  ['us', ['nz', 'jp', 'fj']],
  ['fj', ['ws', 'nz', 'us']],
])('cuts the map from %s to %s where no line crosses the cut', (origin, codes) => {
  const { map } = compose(origin, [codes]);
  for (const { path } of map.arcs) expect(path.match(/M/g)).toHaveLength(1);
});

test.each([
  ['ke', agency],
  ['ke', [['tz', 'ug']]],
  ['ke', [['ke']]],
  ['no', [['nz', 'cl', 'jp', 'us']]],
  ['gl', [['aq', 'ru', 'fj']]],
])('keeps all that it marks from %s within the frame, its paths small and its names apart', (origin, groups) => {
  const { map } = compose(origin, groups);
  for (const [x = 0, y = 0] of [map.origin, ...map.dots].flatMap((path) => pointsOf(path))) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(map.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(map.height);
  }
  expect(sizeOf(map)).toBeLessThan(6000);
  expect(map.land).toMatch(/^M[-\dMlz ]+z$/);
  for (const { path } of map.arcs) expect(path).toMatch(/^(M[-\d ]+c[-\d ]+s[-\d ]+)+$/);
  expectApart(boxesOf(map, 22, false));
  expectApart(boxesOf(map, 38, true));
});

test('names the origin and every destination that has room', () => {
  const named = compose('ke', agency).map.names;
  expect(named.filter(({ isNumber }) => !isNumber).map(({ text }) => text)).toEqual([
    'ke',
    'au',
    'ca',
    'us',
    'gb',
    'ae',
    'fi',
    'tr',
    'my',
    'nz',
    'qa',
  ]);
  const crowded = ['be', 'nl', 'lu', 'de', 'ch', 'at', 'li', 'cz', 'si', 'dk', 'fr', 'it', 'hr'];
  const { names } = compose('us', [[...crowded, 'jp']]).map;
  expect(names.filter(({ isNumber }) => !isNumber).length).toBeLessThan(crowded.length);
});

test('gives every name that leads somewhere room to be pressed, and none of another', () => {
  const { map } = compose('ke', agency);
  const targets = targetsOf(map);
  expect(targets).toHaveLength(10);
  expect(Math.min(...targets.map(({ left, right }) => right - left))).toBeGreaterThan(63.5);
  expectApart(
    targets.map(({ left, right, top, bottom }) => ({
      left: left + 1,
      right: right - 1,
      top: top + 1,
      bottom: bottom - 1,
    })),
  );
  const { names } = compose('us', [['be', 'nl', 'lu', 'jp']]).map;
  const leading = names.filter(({ isNumber, room }) => !isNumber && room);
  expect(names.filter(({ isNumber }) => !isNumber).map(({ text }) => text)).toEqual(['us', 'be', 'nl', 'lu', 'jp']);
  expect(leading.map(({ text }) => text)).toEqual(['be', 'nl', 'jp']);
});

test('numbers the countries in the order of their codes, and leads to the first item of each', () => {
  const { map } = compose('ke', agency);
  expect(map.codes).toEqual(['au', 'ca', 'us', 'gb', 'ae', 'fi', 'tr', 'my', 'nz', 'qa']);
  const numbers = map.names.filter(({ isNumber, isOrigin }) => isNumber && !isOrigin);
  expect(numbers.map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(numbers.map(({ item }) => item).at(-1)).toEqual([1, 1]);
});

test('tells of every code that no country has and draws the others', () => {
  const { map, faults } = compose('xx', [['gb', 'kenya'], ['KE']]);
  expect(faults).toEqual(['/groups/0/items/1/code', '/groups/1/items/0/code', '/origin/code']);
  expect(map.arcs).toHaveLength(1);
});

test('gives the same map for the same block', () => {
  expect(compose('ke', agency)).toEqual(compose('ke', agency));
});

function boxesOf(
  { names, height }: Map,
  size: number,
  isNumber: boolean,
): Record<'left' | 'right' | 'top' | 'bottom', number>[] {
  return names
    .filter((name) => Boolean(name.isNumber) === isNumber)
    .map(({ text, x, y, align }) => {
      const length = text.length * size * 0.55;
      const middle = (y * height) / 100;
      return { ...spanOf(x * 10, length, align), top: middle - size * 0.45, bottom: middle + size * 0.45 };
    });
}

/** What is pressed of the names that lead somewhere. */
function targetsOf({ names, height }: Map): ReturnType<typeof boxesOf> {
  return names.flatMap(({ x, y, align, room, side, isNumber }) => {
    if (!room || isNumber) return [];
    const middle = (y * height) / 100;
    const top = { below: middle - 12, beside: middle - 32, above: middle - 52 }[side ?? 'beside'];
    return [{ ...spanOf(x * 10, room * 23, align), top, bottom: top + 64 }];
  });
}

function spanOf(x: number, length: number, align: Map['names'][number]['align']): { left: number; right: number } {
  const left = { start: x, middle: x - length / 2, end: x - length }[align];
  return { left, right: left + length };
}

function expectApart(boxes: ReturnType<typeof boxesOf>): void {
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      const isBeside = one.right <= other.left || other.right <= one.left;
      expect(isBeside || one.bottom <= other.top || other.bottom <= one.top).toBe(true);
    }
  }
}

function compose(origin: string, groups: string[][]): { map: Map; faults: string[] } {
  const faults: string[] = [];
  const block: Written = {
    type: 'route-map',
    alt: 'A map',
    origin: { code: origin, label: origin },
    groups: groups.map((codes) => ({ items: codes.map((code) => ({ code, label: code })) })),
    level: 2,
    itemLevel: 2,
  };
  const { map } = composeRouteMap(block, (pointer) => faults.push(pointer), {
    opening: 'split',
    path: '/',
    language: 'en',
    timeZone: undefined,
    writeMoney: () => undefined,
    today: '2031-05-06',
    reach: () => {},
    needWords: () => {},
  });
  return { map, faults };
}

/** The points at which the parts of a path begin. */
function pointsOf(path = ''): number[][] {
  return [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
}

/** Where a path of one part and relative curves ends. */
function endOf(path: string): number[] {
  const [start = [0, 0]] = pointsOf(path);
  const [, first = [], others = []] = path.split(/[cs]/).map((part) => part.match(/-?\d+/g)?.map(Number) ?? []);
  const ends = [...first.slice(-2), ...others.filter((_, index) => index % 4 > 1)];
  return [0, 1].map((axis) =>
    ends.filter((_, index) => index % 2 === axis).reduce((sum, part) => sum + part, start[axis] ?? 0),
  );
}

/** Points along a path of one part, ten of each of its curves. */
function pointsAlong(path: string): [number, number][] {
  const [[x = 0, y = 0] = [], first = [], others = []] = path
    .split(/[cs]/)
    .map((part) => part.match(/-?\d+/g)?.map(Number) ?? []);
  const curves = [first];
  for (let index = 0; index < others.length; index += 4) {
    const [fromX = 0, fromY = 0, toX = 0, toY = 0] = curves.at(-1)?.slice(-4) ?? [];
    curves.push([toX - fromX, toY - fromY, ...others.slice(index, index + 4)]);
  }
  let start = [x, y];
  return curves.flatMap((curve) => {
    const [from, own] = [start, curve];
    start = [0, 1].map((axis) => (from[axis] ?? 0) + (own[4 + axis] ?? 0));
    return Array.from({ length: 10 }, (_, step): [number, number] => {
      const [t, u] = [step / 10, 1 - step / 10];
      const along = (axis: number): number =>
        (from[axis] ?? 0) +
        3 * u * u * t * (own[axis] ?? 0) +
        3 * u * t * t * (own[2 + axis] ?? 0) +
        t ** 3 * (own[4 + axis] ?? 0);
      return [along(0), along(1)];
    });
  });
}

function distance([ax = 0, ay = 0]: number[], [bx = 0, by = 0]: number[]): number {
  return Math.hypot(ax - bx, ay - by);
}

function sizeOf({ land, arcs, dots, origin }: Map): number {
  return [land, origin, ...dots, ...arcs.map(({ path }) => path)].join('').length;
}
