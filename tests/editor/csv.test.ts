import { expect, test } from 'vitest';
import { readCsv, writeCsv } from '../../src/editor/collections/csv';

const trips = [
  { slug: 'night', name: 'Night', price: 4500, open: true, next: '2027-08-14', day: ['Meet', 'Paddle'] },
  { slug: 'dawn', name: '=Dawn;\n"early"', price: 30.5, open: false, next: '2027-03-06', phone: '+254 20 911' },
];

test('a CSV file is UTF-8 with its mark, after RFC 4180, and no cell of it is a formula', async () => {
  expect(await writeCsv({ entries: trips })).toBe(
    '\uFEFFname,price,open,next,phone,slug\r\n' +
      'Night,4500,true,2027-08-14,,night\r\n' +
      `"'=Dawn;\n""early""",30.5,false,2027-03-06,'+254 20 911,dawn\r\n`,
  );
});

test('words that look like a formula, and those with an apostrophe, come back as they were', async () => {
  const words = ['=1+1', "'=1", '-5 %', '@home', "'tis", '+254 20 911', '\ttab', 'a;b', 'two\nlines', '"quoted"'];
  const entries = words.map((text, index) => ({ slug: `s${index}`, text }));
  const cells = (await readCsv(await writeCsv({ entries }))) as string[][];
  expect(cells.slice(1).map(([text]) => text)).toEqual(words);
});

test('commas, semicolons and tabs part columns', async () => {
  for (const mark of [',', ';', '\t']) {
    const text = `\uFEFFslug${mark}price\r\nnight${mark}5000\r\n\r\n`;
    expect(await readCsv(text)).toEqual([
      ['slug', 'price'],
      ['night', '5000'],
    ]);
  }
  for (const [line, mark] of [
    ['sep=;', ';'],
    ['SEP=,', ','],
    ['"sep=|"', '|'],
    ['sep=\t', '\t'],
    ['sep=\\t', '\t'],
    ['sep=;;', ';'],
  ]) {
    for (const lineEnd of ['\r\n', '\n', '\r'])
      expect(await readCsv([`\uFEFF${line}`, `slug${mark}a`, `night${mark}b`].join(lineEnd))).toEqual([
        ['slug', 'a'],
        ['night', 'b'],
      ]);
  }
  expect(await readCsv('sep=;\nslug;name\nnight;"Night')).toHaveProperty(
    'failure',
    expect.stringContaining('In row 3'),
  );
  expect(await readCsv('slug,name\nnight,N\uFFFDcht')).toHaveProperty('failure', expect.stringContaining('CSV UTF-8'));
  expect(await readCsv('slug\n')).toHaveProperty('failure', expect.stringContaining('no rows'));
  expect(await readCsv('slug,name\nnight,"Night')).toHaveProperty('failure', expect.stringContaining('quotation mark'));
});

test('signs that take no room at the ends of a cell are none of its words', async () => {
  expect(await readCsv('\u200Bslug,name \u2060\nnight, \u200BNight\u200B')).toEqual([
    ['slug', 'name'],
    ['night', 'Night'],
  ]);
});
