import { expect, test } from 'vitest';
import {
  cutBetween,
  cutWith,
  heldCut,
  isWholePicture,
  largestCut,
  type PixelPoint,
  turnedCut,
  turnedSize,
  wholeOf,
} from '../../src/editor/members/cutting';

const size = { width: 400, height: 300 };
const cut = { left: 10, top: 20, width: 100, height: 50 };

test('a part of a picture turns with it, and four turns lead back', () => {
  const once = turnedCut(cut, size);
  expect(once).toEqual({ left: 230, top: 10, width: 50, height: 100 });
  let [part, around] = [cut, size];
  for (let turn = 0; turn < 4; turn++) [part, around] = [turnedCut(part, around), turnedSize(around, 1)];
  expect([part, around]).toEqual([cut, size]);
  expect(turnedCut(wholeOf(size), size)).toEqual(wholeOf(turnedSize(size, 3)));
});

test('a part is drawn from any of its corners, and goes no further than the picture', () => {
  expect(cutBetween({ left: 110.4, top: 70 }, { left: 10, top: 19.6 }, size)).toEqual(cut);
  expect(cutBetween({ left: -5, top: -5 }, { left: 999, top: 999 }, size)).toEqual(wholeOf(size));
});

test('a pointer pulls the corner that it is near, moves a part, and draws another beside it or where all is chosen', () => {
  const held = (from: PixelPoint, part = cut) => heldCut(part, from, size, 8);
  expect(held({ left: 106, top: 66 })({ left: 200, top: 100 })).toEqual({ ...cut, width: 190, height: 80 });
  expect(held({ left: 12, top: 15 })({ left: 0, top: 0 })).toEqual({ left: 0, top: 0, width: 110, height: 70 });
  expect(held({ left: 50, top: 40 })({ left: 60, top: 45 })).toEqual({ ...cut, left: 20, top: 25 });
  expect(held({ left: 50, top: 40 })({ left: 1000, top: -1000 })).toEqual({ ...cut, left: 300, top: 0 });
  expect(held({ left: 200, top: 200 })({ left: 210, top: 190 })).toEqual({
    left: 200,
    top: 190,
    width: 10,
    height: 10,
  });
  expect(held({ left: 50, top: 40 }, wholeOf(size))({ left: 60, top: 60 })).toEqual({
    left: 50,
    top: 40,
    width: 10,
    height: 20,
  });
});

test('each number of a part can be written, and what lies beyond the picture is cut off', () => {
  expect(cutWith(cut, 'width', 250, size)).toEqual({ ...cut, width: 250 });
  expect(cutWith(cut, 'width', 1000, size)).toEqual({ ...cut, width: 390 });
  expect(cutWith(cut, 'left', 350, size)).toEqual({ ...cut, left: 350, width: 50 });
  // An empty field is none yet.
  expect(cutWith(cut, 'height', Number.NaN, size)).toEqual({ ...cut, height: 0 });
});

test('the largest part of a shape lies around the middle', () => {
  expect(largestCut(size, 1)).toEqual({ left: 50, top: 0, width: 300, height: 300 });
  expect(largestCut(size, 16 / 9)).toEqual({ left: 0, top: 38, width: 400, height: 225 });
  expect([isWholePicture(largestCut(size, 4 / 3), size), isWholePicture(cut, size)]).toEqual([true, false]);
});
