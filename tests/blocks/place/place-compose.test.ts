import { expect, test } from 'vitest';
import { composePlace } from '../../../src/blocks/place/place.compose';
import type { HoursLine } from '../../../src/calendar/opening-hours';
import type { Inline } from '../../../src/compose/page';

const nairobi = [-1.2864, 36.8172];

test('the map shows the place in its middle, and is four times as near with each two steps of zoom', () => {
  const [west = 0, south = 0, east = 0, north = 0] = boxOf(14);
  expect((west + east) / 2).toBeCloseTo(36.8172, 4);
  expect((south + north) / 2).toBeCloseTo(-1.2864, 4);
  const [nearWest = 0, , nearEast = 0] = boxOf(16);
  expect((east - west) / (nearEast - nearWest)).toBeCloseTo(4, 1);
  expect(compose({}).composed.map?.src).toContain('&marker=-1.2864,36.8172');
});

test('the way there leads to the same place', () => {
  expect(compose({}).composed.way).toBe('https://www.google.com/maps/dir/?api=1&destination=-1.2864,36.8172');
});

test('without a place on the map the address leads there, and without both it is told', () => {
  const address: Inline[][] = [['12 Market Street'], [{ kind: 'strong', content: ['Nairobi'] }]];
  expect(compose({ at: null, address })).toMatchObject({
    composed: { way: 'https://www.google.com/maps/dir/?api=1&destination=12%20Market%20Street%2C%20Nairobi' },
    faults: [],
  });
  expect(compose({ at: null, address }).composed.map).toBeUndefined();
  expect(compose({ at: null }).faults).toEqual(['']);
});

test('the time zone goes along where the site has one, and nothing is guessed where it has none', () => {
  expect(compose({ timeZone: 'Africa/Nairobi' }).composed.timeZone).toBe('Africa/Nairobi');
  expect(compose({}).composed).not.toHaveProperty('timeZone');
});

test('the hours are those of the season of the day, then those of the next, and all where the block says so', () => {
  const hours: HoursLine[] = [
    { days: ['mo'], opens: '10:00', closes: '15:00' },
    { days: ['mo'], begins: '04-01', until: '09-30', opens: '09:00', closes: '19:00' },
    { days: ['mo'], begins: '07-01', until: '07-31', opens: '08:00', closes: '20:00' },
  ];
  const seasons = (allSeasons: boolean): unknown[] =>
    compose({ hours, allSeasons }).composed.seasons.map(({ lines: [line], ...season }) => ({
      ...season,
      times: line?.times,
    }));
  const ten = [expect.stringContaining('10:00')];
  const nine = [expect.stringContaining('9:00')];
  expect(seasons(false)).toEqual([
    { until: '2027-03-31', times: ten },
    { until: '2027-06-30', times: nine },
  ]);
  expect(seasons(true)).toHaveLength(4);
  // Those that all stand there bear their names, and none is hidden once it is over.
  expect(seasons(true).slice(0, 2)).toEqual([
    { period: 'October 1 – March 31', times: ten },
    { period: 'April 1 – June 30', times: nine },
  ]);
});

test('a line that does not say when it opens and closes is for no day yet, and is not closed', () => {
  const monday: HoursLine = { days: ['mo'], opens: '09:00', closes: '17:00' };
  const unfinished: HoursLine[] = [
    { days: ['tu'] },
    { days: ['we'], opens: '08:00' },
    { date: '2026-12-07', closes: '12:00' },
  ];
  const { composed } = compose({
    hours: [monday, ...unfinished, { days: ['su'], closed: true }],
    timeZone: 'Africa/Nairobi',
  });
  expect(composed.seasons.flatMap(({ lines }) => lines.map(({ days }) => days))).toEqual(['Monday', 'Sunday']);
  expect(composed.special).toEqual([]);
  expect(composed.hours).toEqual([monday, { days: ['su'], closed: true }]);
  expect(compose({ hours: unfinished }).composed.seasons).toEqual([]);
});

test('days with hours of their own are named six weeks ahead', () => {
  const hours: HoursLine[] = [
    { date: '12-25', closed: true },
    { date: '2027-01-06', closed: true },
  ];
  expect(compose({ hours }).composed.special).toEqual([
    { days: 'Friday, December 25', times: [], until: '2026-12-25' },
  ]);
});

test('a latitude beyond the maps is told', () => {
  expect(compose({ at: [139.69, 35.69] }).faults).toEqual(['/at/0']);
  expect(compose({ at: [35.69, 139.69] }).faults).toEqual([]);
});

interface Given {
  at?: number[] | null;
  address?: Inline[][];
  businessAt?: number[];
  hours?: HoursLine[];
  allSeasons?: boolean;
  timeZone?: string;
  zoom?: number;
}

function compose({
  at = nairobi,
  address,
  businessAt,
  hours = [{ days: ['mo'], closed: true }],
  allSeasons,
  timeZone,
  zoom,
}: Given): {
  composed: ReturnType<typeof composePlace>;
  faults: string[];
} {
  const faults: string[] = [];
  const composed = composePlace(
    {
      ...{ type: 'place', heading: 'Find us', label: 'Here', hours, level: 2, itemLevel: 3 },
      ...(at && { at }),
      ...(address && { address }),
      ...(zoom && { zoom }),
      ...(allSeasons && { allSeasons }),
    },
    (pointer) => faults.push(pointer),
    {
      opening: 'split',
      path: '/',
      language: 'en',
      timeZone,
      writeMoney: () => undefined,
      businessAt,
      today: '2026-11-23',
      reach: () => {},
      needWords: () => {},
    },
  );
  return { composed, faults };
}

/** West, south, east and north of the map at a zoom. */
function boxOf(zoom: number): number[] {
  const box = new URL(compose({ zoom }).composed.map?.src ?? '').searchParams.get('bbox');
  return `${box}`.split(',').map(Number);
}

test('a place that does not say where it is, is where the business is', () => {
  expect(compose({ at: null, businessAt: [-1.5, 36.5] })).toMatchObject({
    composed: { way: 'https://www.google.com/maps/dir/?api=1&destination=-1.5,36.5' },
    faults: [],
  });
  expect(compose({ at: nairobi, businessAt: [0, 0] }).composed.way).toBe(compose({}).composed.way);
});
