import { expect, test } from 'vitest';
import { readBenchOptions } from './options';

test('the command line says what is measured where', () => {
  expect(readBenchOptions([])).toEqual({
    counts: [33, 1000, 10_000],
    runs: undefined,
    places: [],
    isVisit: false,
    isEditor: false,
    isStart: false,
    isSizes: false,
    isPeers: false,
  });
  expect(readBenchOptions(['--pages', '9,70', '--runs', '2', '--disk', '--peers'])).toEqual({
    counts: [9, 70],
    runs: 2,
    places: ['disk'],
    isVisit: false,
    isEditor: false,
    isStart: false,
    isSizes: false,
    isPeers: true,
  });
  expect(readBenchOptions(['--visit'])).toMatchObject({ isVisit: true });
  expect(readBenchOptions(['--editor', '--pages', '33'])).toMatchObject({ isEditor: true, counts: [33] });
  expect(readBenchOptions(['--start', '--runs', '1'])).toMatchObject({ isStart: true, runs: 1 });
  expect(readBenchOptions(['--sizes'])).toMatchObject({ isSizes: true });
  expect(readBenchOptions(['--tmpfs', '--disk'])).toMatchObject({ places: ['tmpfs', 'disk'] });
});

test.each([
  [
    ['--pages', '33,many'],
    '"many" is no number of pages. Write numbers from 1 to 100000 with commas between them: --pages 33,1000.',
  ],
  [
    ['--pages', '0'],
    '"0" is no number of pages. Write numbers from 1 to 100000 with commas between them: --pages 33,1000.',
  ],
  [
    ['--pages', '33,'],
    '"" is no number of pages. Write numbers from 1 to 100000 with commas between them: --pages 33,1000.',
  ],
  [['--runs', '1.5'], '"1.5" is no number of rounds. Write a number from 1 to 100: --runs 5.'],
  [
    ['--round', '2'],
    expect.stringContaining(
      'This command knows --pages, --runs, --disk, --tmpfs, --visit, --editor, --start, --sizes, --peers.',
    ),
  ],
  [['--peers', '--pages', '7'], 'Peers are compared on sites of 8 pages or more: --peers --pages 8.'],
  [['33'], expect.stringMatching(/./)],
])('%j is refused in words', (args, usage) => {
  expect(readBenchOptions(args)).toEqual({ usage });
});
