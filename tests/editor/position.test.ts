import { expect, test } from 'vitest';
import { readPosition, writePosition } from '../../src/editor/inputs/read-position';

test.each([
  ['-1.2864, 36.8172', -1.2864, 36.8172],
  ['-1.2864 36.8172', -1.2864, 36.8172],
  ['[-1.2864, 36.8172]', -1.2864, 36.8172],
  ['1.2864° S, 36.8172° E', -1.2864, 36.8172],
  ['54.3° N 7.9° W', 54.3, -7.9],
  ['−1.2864, 36.8172', -1.2864, 36.8172],
  ['geo:-1.2864,36.8172?z=15', -1.2864, 36.8172],
  ['https://www.openstreetmap.org/#map=15/-1.2864/36.8172', -1.2864, 36.8172],
  ['https://www.openstreetmap.org/?mlat=-1.2864&mlon=36.8172#map=15/-1.3/36.9', -1.2864, 36.8172],
  ['https://www.openstreetmap.org/node/1#map=16.5/-1.2864/36.8172&layers=N', -1.2864, 36.8172],
  ['https://www.google.com/maps/@-1.2864,36.8172,15z?entry=ttu', -1.2864, 36.8172],
  [
    'https://www.google.com/maps/place/Kilifi+Creek/@-3.63,39.84,14z/data=!4m6!3m5!1s0x1:0x2!8m2!3d-3.6305!4d39.8499!16s',
    -3.6305,
    39.8499,
  ],
  ['https://www.google.com/maps?q=-1.2864,36.8172', -1.2864, 36.8172],
  ['https://www.google.com/maps/search/?api=1&query=-1.2864%2C36.8172', -1.2864, 36.8172],
  ['https://www.google.com/maps/search/-1.2864,+36.8172', -1.2864, 36.8172],
  ['https://maps.apple.com/?ll=-1.2864,36.8172&q=Office', -1.2864, 36.8172],
  ['https://maps.apple.com/place?address=Nairobi&coordinate=-1.2864,36.8172&name=Office', -1.2864, 36.8172],
])('the place of %s is read', (text, latitude, longitude) => {
  expect(readPosition(text)).toEqual({ at: [latitude, longitude] });
});

test.each([
  ['Moi Avenue, Nairobi', /^Paste a link of OpenStreetMap/],
  ['https://maps.app.goo.gl/abc123', /^This short link does not say/],
  ['https://www.google.com/maps/place/Nairobi', /^This link does not say where/],
  ['https://example.com/%E0%A4%A', /^This link does not say where/],
  ['-95, 36', /^No map reaches there/],
  ['36.8172', /^Paste a link/],
])('%s is refused, with what to do', (text, problem) => {
  expect(readPosition(text)).toEqual({ problem: expect.stringMatching(problem) });
});

test('a place is written as maps write it', () => {
  expect(writePosition([-1.2864, 36.8172])).toBe('-1.2864, 36.8172');
  expect(writePosition(undefined)).toBe('');
});
