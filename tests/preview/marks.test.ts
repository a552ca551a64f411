import { expect, test } from 'vitest';
import { isMarked, markCharacters, readMarks } from '../../src/preview/marks';

test('a mark is read back with its number, and leaves the words as they were', () => {
  for (const number of [0, 1, 15, 16, 4097]) {
    const [before, after] = markCharacters(number);
    expect(readMarks(`${before}Hello${after}`)).toEqual({ clean: 'Hello', numbers: [number] });
  }
});

test('several marks in one text are read in their order, one within another too', () => {
  const [outer, one] = [markCharacters(1), markCharacters(2)];
  const text = `${outer[0]}Call ${one[0]}now${one[1]}${outer[1]}!`;
  expect(readMarks(text)).toEqual({ clean: 'Call now!', numbers: [1, 2] });
});

test('half of a mark is taken out too: components cut texts in pieces', () => {
  const [before, after] = markCharacters(7);
  expect(readMarks(`${before}info@`)).toEqual({ clean: 'info@', numbers: [7] });
  expect(readMarks(`example.com${after}`)).toEqual({ clean: 'example.com', numbers: [] });
});

test('words without marks have none', () => {
  expect(isMarked('Ein Satz – mit „Zeichen“ 🎓')).toBe(false);
  expect(readMarks('plain')).toEqual({ clean: 'plain', numbers: [] });
});
