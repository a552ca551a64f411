import { expect, test } from 'vitest';
import type { Hours } from '../../../src/blocks/place/hours';
import { composePlace } from '../../../src/blocks/place/place.compose';

const nairobi = [-1.2864, 36.8172];

test('the map shows the place in its middle, and is four times as near with each two steps of zoom', () => {
  const [west = 0, south = 0, east = 0, north = 0] = boxOf(14);
  expect((west + east) / 2).toBeCloseTo(36.8172, 4);
  expect((south + north) / 2).toBeCloseTo(-1.2864, 4);
  const [nearWest = 0, , nearEast = 0] = boxOf(16);
  expect((east - west) / (nearEast - nearWest)).toBeCloseTo(4, 1);
  expect(compose({}).composed.map.src).toContain('&marker=-1.2864,36.8172');
});

test('the way there leads to the same place', () => {
  expect(compose({}).composed.way).toBe('https://www.google.com/maps/dir/?api=1&destination=-1.2864,36.8172');
});

test('the time zone goes along where the site has one, and nothing is guessed where it has none', () => {
  expect(compose({ timeZone: 'Africa/Nairobi' }).composed.timeZone).toBe('Africa/Nairobi');
  expect(compose({}).composed).not.toHaveProperty('timeZone');
});

test('hours that say nothing, or two things at once, are told at their place', () => {
  const hours: Hours = [
    { days: ['mo'], opens: '08:00', closes: '17:00' },
    { days: ['tu'], opens: '08:00' },
    { days: ['we'] },
    { days: ['th'], closed: true },
    { days: ['fr'], opens: '08:00', closes: '17:00', closed: true },
  ];
  expect(compose({ hours }).faults).toEqual(['/hours/1', '/hours/2', '/hours/4/closed']);
});

test('a latitude beyond the maps is told', () => {
  expect(compose({ at: [139.69, 35.69] }).faults).toEqual(['/at/0']);
  expect(compose({ at: [35.69, 139.69] }).faults).toEqual([]);
});

interface Given {
  at?: number[];
  hours?: Hours;
  timeZone?: string;
  zoom?: number;
}

function compose({ at = nairobi, hours = [{ days: ['mo'], closed: true }], timeZone, zoom }: Given): {
  composed: ReturnType<typeof composePlace>;
  faults: string[];
} {
  const faults: string[] = [];
  const composed = composePlace(
    { type: 'place', heading: 'Find us', at, label: 'Here', hours, level: 2, itemLevel: 3, ...(zoom && { zoom }) },
    (pointer) => faults.push(pointer),
    { opening: 'split', language: 'en', timeZone, reach: () => {} },
  );
  return { composed, faults };
}

/** West, south, east and north of the map at a zoom. */
function boxOf(zoom: number): number[] {
  const box = new URL(compose({ zoom }).composed.map.src).searchParams.get('bbox');
  return `${box}`.split(',').map(Number);
}
