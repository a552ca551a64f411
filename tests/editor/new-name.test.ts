import { expect, test } from 'vitest';
import { inputOfPart } from '../../src/editor/fields/fields-of';
import { newNameIn } from '../../src/editor/fields/new-name';
import type { JsonObject } from '../../src/manifest/manifest';

const site: JsonObject = { values: { phone: '+46 63' }, delivery: { bokningar: { provider: 'email' } } };

/** What becomes of a name that is written for one more value of a part. */
function named(part: 'values' | 'delivery', written: string): string | undefined {
  const input = inputOfPart(part);
  if (input.kind !== 'named') throw new Error(`${part} has no names.`);
  const read = newNameIn(site, `/${part}`, written, input.names);
  return read.problem ?? read.place;
}

test('a name that nothing has is given', () => {
  expect(named('values', ' openingHours ')).toBe('/values/openingHours');
  expect(named('delivery', 'course-requests')).toBe('/delivery/course-requests');
});

test('one that something has leads to that', () => {
  expect(newNameIn(site, '/values', 'phone', '')).toEqual({
    problem: 'There is “phone” already.',
    taken: '/values/phone',
  });
  expect(named('delivery', 'bokningar')).toBe('There is “bokningar” already.');
});

test.each(['Über schrift!', '__proto__', 'Phone', 'opening-hours', '1st', '$comment'])(
  'a value cannot be called %s',
  (name) => {
    expect(named('values', name)).toBe(
      `“${name}” cannot be a name here. It takes letters a to z and digits, and begins with a small letter: openingHours.`,
    );
  },
);

test('nor what the engine writes itself, nor nothing', () => {
  expect(named('values', 'year')).toBe(
    '{year} always writes the year in which the site is built. Choose another name.',
  );
  expect(named('values', 'name')).toContain('the name of the site');
  expect(named('values', ' ')).toBe('Write the name first.');
});

test('a way to send forms is called in small letters', () => {
  expect(named('delivery', 'courseRequests')).toBe(
    '“courseRequests” cannot be a name here. It takes small letters a to z, digits and hyphens, and begins with a small letter: course-requests.',
  );
});
