import { expect, test } from 'vitest';
import { inputOfPart } from '../../src/editor/inputs/fields-of';
import { newNameIn } from '../../src/editor/members/new-name';
import type { JsonObject } from '../../src/manifest/manifest';

const site: JsonObject = { values: { phone: '+46 63' }, delivery: { bokningar: { provider: 'email' } } };

/** What becomes of a name that is written for one more value of a part. */
function named(part: 'values' | 'delivery', written: string): string | undefined {
  const input = inputOfPart(part);
  if (input.kind !== 'named') throw new Error(`${part} has no names.`);
  const read = newNameIn(site, `/${part}`, written, input.names);
  return read.problem ?? read.place;
}

test('a name is written in the file as such names are there', () => {
  expect(named('values', ' Opening hours ')).toBe('/values/openingHours');
  expect(named('values', '__proto__')).toBe('/values/proto');
  expect(named('delivery', 'Course requests')).toBe('/delivery/course-requests');
});

test('one that something has leads to that', () => {
  const input = inputOfPart('values');
  const names = input.kind === 'named' ? input.names : '';
  const holder = { problem: 'There is “Phone” already.', holder: '/values/phone' };
  expect(newNameIn(site, '/values', 'phone', names)).toEqual(holder);
  expect(newNameIn(site, '/values', 'Phone', names)).toEqual(holder);
  expect(named('delivery', 'bokningar')).toBe('There is “Bokningar” already.');
});

test.each(['911', '!', '電話'])('nothing can be called %s', (name) => {
  const problem = `“${name}” cannot be a name here: it has to begin with a letter from a to z.`;
  expect(named('values', name)).toBe(problem);
  expect(named('delivery', name)).toBe(problem);
});

test('nor what the engine writes itself, nor nothing', () => {
  expect(named('values', 'year')).toBe(
    '“Year” always writes the year in which the site is built. Choose another name.',
  );
  expect(named('values', 'Name')).toContain('the name of the site');
  expect(named('values', ' ')).toBe('Write the name first.');
});
