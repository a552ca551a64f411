import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCells, readCsv, writeCsv } from '../../src/editor/collections/csv';
import {
  changingRows,
  readNamed,
  readPastedCells,
  sayTwice,
  type Taking,
  takeRows,
} from '../../src/editor/collections/taking';
import { columnsOf, keyOf } from '../../src/editor/inputs/columns';
import { readCell } from '../../src/editor/inputs/read-cell';
import { collectionsIn } from '../../src/manifest/collections';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { valueAt } from '../../src/manifest/pointer';
import { root as project } from '../project';

const trips: JsonObject[] = [
  { slug: 'night', name: 'Night', price: 4500, open: true, next: '2027-08-14', day: ['Meet', 'Paddle'] },
  { slug: 'dawn', name: '=Dawn;\n"early"', price: 30.5, open: false, next: '2027-03-06', phone: '+254 20 911' },
];
const root: JsonObject = { collections: { trips } };
const list = '/collections/trips';

for (const site of ['agency', 'kajak', 'werkstatt', 'tajlid']) {
  test(`every collection of ${site} that is saved as CSV and taken again changes nothing`, async () => {
    const written = JSON.parse(readFileSync(join(project, 'tests/fixtures', site, 'site.json'), 'utf8'));
    const filled = [...collectionsIn(written).values()].filter(({ entries }) => entries.length > 0);
    expect(filled.length).toBeGreaterThan(1);
    for (const collection of filled) {
      const { entries } = collection;
      const { plain } = columnsOf(collection);
      const cells = (await readCsv(await writeCsv(collection))) as string[][];
      expect(cells).toHaveLength(entries.length + 1);
      if (keyOf(entries, plain) !== undefined) expect(changingRows(readNamed(collection, cells))).toEqual([]);
      const start = plain[0]?.name ?? '';
      expect(changingRows(readPastedCells(collection, cells.slice(1), 0, start))).toEqual([]);
    }
  });
}

test('a row changes the entry with its key, else is added; types, lists and all other fields stay', async () => {
  const cells = [
    ['Slug', 'price', 'OPEN', 'next', 'Nonsense'],
    ['night', '5 000', 'no', '1.9.2027', 'x'],
    ['noon', '12,5', 'yes', '2027-09-02', 'x'],
  ];
  const taking = readNamed({ entries: trips }, cells);
  expect(taking.notes).toEqual([
    'The column “Nonsense” is not taken: no entry has a field of that name.',
    'A row changes the entry with the same name in the address (the column “Slug”), or else is a new one.',
    expect.stringContaining('left as they are: day.'),
  ]);
  expect(taken(taking)).toEqual([
    { ...trips[0], price: 5000, open: false, next: '2027-09-01' },
    trips[1],
    { slug: 'noon', price: 12.5, open: true, next: '2027-09-02' },
  ]);
  expect(valueAt(takeRows(root, list, changingRows(taking)).after, `${list}/1`)).toBe(trips[1]);
});

test('the column of the name in the address is known by its words, too, also where no entry says yet what there is', () => {
  const known = readNamed({ entries: trips }, [
    ['Name in the address', 'price'],
    ['night', '5000'],
  ]);
  expect(known.rows.map(({ index, values }) => [index, values])).toEqual([[0, [['price', 5000]]]]);
  expect(known.notes[0]).toBe('A row changes the entry with the same name in the address, or else is a new one.');
  const { rows, notes } = readNamed({ entries: [] }, [
    ['name in the address', 'name'],
    ['noon', 'Noon'],
  ]);
  expect(rows.map(({ values }) => Object.fromEntries(values))).toEqual([{ slug: 'noon', name: 'Noon' }]);
  expect(notes).toEqual([]);
});

test('a column of what no cell can hold is answered once, and one without a name as such', () => {
  const fitted = trips.map((trip) => ({ ...trip, photo: { src: 'uploads/a.jpg', alt: '' }, fits: ['children'] }));
  const says = (...columns: string[]): string[] =>
    readNamed({ entries: fitted }, [
      ['slug', ...columns],
      ['night', ...columns.map((column) => column.trim() && 'x')],
    ]).notes;
  const key = 'A row changes the entry with the same name in the address (the column “slug”), or else is a new one.';
  const left = (names: string): unknown => expect.stringContaining(`left as they are: ${names}.`);
  expect(says('photo')).toEqual([
    'The column “photo” is not taken: that field is a list or a group, which stands in the form of each entry. It is left as it is.',
    key,
    left('day, fits'),
  ]);
  expect(says(' Fits ', 'PHOTO')).toEqual([
    expect.stringMatching(/^The column “Fits” is not taken: that field is/),
    expect.stringMatching(/^The column “PHOTO” is not taken: that field is/),
    key,
    left('day'),
  ]);
  expect(says('more', 'more', '', ' ')).toEqual([
    'The column “more” is not taken: no entry has a field of that name.',
    key,
    left('day, photo, fits'),
  ]);
  const unnamed = [
    ['slug', ''],
    ['night', 'x'],
  ];
  expect(readNamed({ entries: fitted }, unnamed).notes[0]).toBe(
    'A column without a name in the first line is not taken.',
  );
});

test('blanks around what a cell says are none of it', () => {
  const { rows } = readNamed({ entries: trips }, [
    [' slug ', 'name'],
    [' night ', ' Night\u00A0'],
    ['noon ', ' At noon'],
  ]);
  expect(rows.map(({ index, values }) => [index, values])).toEqual([
    [0, []],
    [
      undefined,
      [
        ['slug', 'noon'],
        ['name', 'At noon'],
      ],
    ],
  ]);
});

test('two rows with one key are told apart from one, and a table without a key adds its rows', () => {
  const twice = readNamed({ entries: trips }, [
    ['slug', 'name'],
    ['night', 'One'],
    ['night', 'Two'],
  ]);
  expect(twice.rows.map(({ faults }) => faults)).toEqual([
    [],
    ['Another row changes the same entry: name in the address night.'],
  ]);
  const { rows, notes } = readNamed({ entries: trips }, [['name'], ['Noon']]);
  expect(rows.map(({ index }) => index)).toEqual([undefined]);
  expect(notes[0]).toMatch(/^No column tells which entry a row is/);
});

test('a table that names a column twice is refused, by its name or by its label, and says which', () => {
  const says = (header: string[]): string | undefined => sayTwice({ entries: trips }, [header, ['night', 'A', 'B']]);
  expect(says(['slug', 'name', 'price'])).toBe(undefined);
  expect(says(['slug', 'Nonsense', 'Nonsense'])).toBe(undefined);
  expect(says(['name', 'slug', 'Name'])).toBe(
    'The first line names a column twice: “Name”. Delete one of the two or give it another name; then choose the file again.',
  );
  expect(sayTwice({ entries: [] }, [['name', 'name']])).toContain('“name”');
});

test('cells are pasted to the right and below, and rows are added where there are none', async () => {
  const cells = await readCells('Night II\t5000\tfalse\nDawn II\t31\ttrue\r\nNoon\t20\ttrue\n');
  const taking = readPastedCells({ entries: trips }, cells, 0, 'name');
  expect(taking.notes).toEqual([]);
  expect(taken(taking)).toEqual([
    { ...trips[0], name: 'Night II', price: 5000, open: false },
    { ...trips[1], name: 'Dawn II', price: 31, open: true },
    { name: 'Noon', price: 20, open: true },
  ]);
  expect(readPastedCells({ entries: trips }, [['+254', 'dawn', 'more']], 1, 'phone').notes).toEqual([
    'One column more than the table has from there on: not taken.',
  ]);
});

test('what is written over a list in a cell is not taken', () => {
  const mixed = [
    { slug: 'one', note: 'words' },
    { slug: 'two', note: ['a', 'list'] },
  ];
  const taking = readNamed({ entries: mixed }, [
    ['slug', 'note'],
    ['two', 'other'],
  ]);
  expect(changingRows(taking)).toEqual([]);
});

test('what can be read in two ways is refused, and says how to write it', () => {
  const [, price, open, next] = columnsOf({ entries: trips }).plain;
  if (!price || !open || !next) throw new Error('The trips have these fields.');
  const read = (text: string, column: typeof price): unknown => {
    const found = readCell(text, column, undefined);
    return found.fault ?? found.value;
  };
  expect(['4500', '-3', '45.50', '45,5', '1 200', '0.125'].map((text) => read(text, price))).toEqual([
    4500, -3, 45.5, 45.5, 1200, 0.125,
  ]);
  expect(read('1.200,50', price)).toBe(1200.5);
  expect(read('4,500', price)).toBe('Price: “4,500” can be read as 4.5 or as 4500: write one of these two.');
  for (const text of ['free', '1e9', '0712 345 678', '+254 700', 'KSh 4500']) {
    expect(read(text, price)).toBe(`Price: “${text}” is no number. Write digits alone, such as 4500 or 45.5.`);
  }
  expect(['2027-8-4', '31.12.2027', '31/12/2027', '12/31/2027'].map((text) => read(text, next))).toEqual([
    '2027-08-04',
    '2027-12-31',
    '2027-12-31',
    '2027-12-31',
  ]);
  for (const text of ['04/05/2027', '31.2.2027', 'soon']) expect(read(text, next)).toContain('is no day');
  expect(read('maybe', open)).toBe('Open: “maybe” is neither “true” nor “false”.');
});

test('what somebody types is read in the manner of the site', () => {
  const [, price] = columnsOf({ entries: trips }).plain;
  if (!price) throw new Error('The trips have a price.');
  const typed = (text: string, language = 'en-KE', currency = 'KES'): unknown =>
    readCell(text, price, undefined, { language, currency });
  expect(['8,900', 'KSh 8,900', '8 900/-', '8,900.50'].map((text) => typed(text))).toEqual([
    { value: 8900 },
    { value: 8900 },
    { value: 8900 },
    { value: 8900.5 },
  ]);
  expect(typed('8.900 €', 'de', 'EUR')).toEqual({ value: 8900 });
  expect(typed('8.125')).toEqual({ fault: 'Price: “8.125” can be read as 8.1250 or as 8125: write one of these two.' });
  expect(typed('€ 8.900')).toEqual({
    fault: 'Price: “€ 8.900” is no number. Write digits alone, such as 4500 or 45.5.',
  });
});

test('a text that reads like a number stays a text, and what is written in both ways stays as it is', () => {
  const entries = [
    { founded: '2027', phone: '0712 345 678' },
    { founded: '2031', phone: 7 },
  ];
  const [founded, phone] = columnsOf({ entries }).plain;
  if (!founded || !phone) throw new Error('The entries have these fields.');
  expect(readCell('2099', founded, '2027')).toEqual({ value: '2099' });
  expect(readCell('254700', phone, '0712 345 678')).toEqual({ value: '254700' });
  expect(readCell('0711 222 333', phone, 7)).toEqual({ value: '0711 222 333' });
  expect(readCell('8', phone, 7)).toEqual({ value: 8 });
});

test('an empty cell leaves a field out, but for a list that stands there', () => {
  const [night] = taken(readPastedCells({ entries: trips }, [['', '']], 0, 'name')) as JsonObject[];
  expect(night).toEqual({ slug: 'night', open: true, next: '2027-08-14', day: ['Meet', 'Paddle'] });
});

function taken(taking: Taking): Json | undefined {
  return valueAt(takeRows(root, list, changingRows(taking)).after, list);
}
