import { expect, test } from 'vitest';
import { guilloche } from '../../src/artwork/guilloche';

const names = Array.from({ length: 200 }, (_, index) => `page-${index}`);

test('the same name gives the same lines, another name others', () => {
  expect(guilloche('study-uk', 600)).toEqual(guilloche('study-uk', 600));
  expect(new Set(names.map((name) => guilloche(name, 600).join(''))).size).toBe(names.length);
});

test.for(names.slice(0, 40))('the lines of %s stay within their square', (name) => {
  for (const ring of guilloche(name, 600)) {
    const [, path = ''] = / d="([^"]+)"/.exec(ring) ?? [];
    const places = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
    expect(places.length).toBeGreaterThan(100);
    for (const place of places) {
      expect(place).toBeGreaterThan(-6);
      expect(place).toBeLessThan(606);
    }
  }
});

test('a rosette weighs little', () => {
  for (const name of names) expect(guilloche(name, 600).join('').length).toBeLessThan(12_000);
});
