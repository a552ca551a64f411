import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Json } from '../../src/manifest/manifest';
import { findFault } from '../../src/manifest/scan';
import { isLong } from '../is-long';
import { randomJson } from '../random-json';

const agency = readFileSync(new URL('../fixtures/agency/site.json', import.meta.url), 'utf8');
const pieces = ['"', '{', '}', '[', ']', ',', ':', '\\', '\n', '\t', ' ', '/', '-', '0', '1e9', 'true', '“', '\uFEFF'];

test('the text of a real site has no fault', () => {
  expect(findFault(agency)).toBeUndefined();
});

test('agrees with JSON.parse on a real site with random slips', () => {
  const slips = fc.array(
    fc.record({
      offset: fc.nat({ max: 4000 }),
      removed: fc.nat({ max: 3 }),
      inserted: fc.oneof(fc.constantFrom('', ...pieces), fc.string({ maxLength: 3, unit: 'binary' })),
    }),
    { minLength: 1, maxLength: 2 },
  );
  const start = fc.nat({ max: 30 });
  fc.assert(
    fc.property(slips, start, (edits, part) => {
      let text = partOf(agency, part);
      for (const { offset, removed, inserted } of edits) {
        const at = offset % (text.length + 1);
        text = text.slice(0, at) + inserted + text.slice(at + removed);
      }
      // The mark that some editors of text put first is no fault.
      expect(findFault(text) === undefined).toBe(isAccepted(text.replace(/^\uFEFF/, '')));
    }),
    { numRuns: isLong ? 50_000 : 120 },
  );
});

test('agrees with JSON.parse on short texts made of marks', () => {
  const text = fc.array(fc.constantFrom(...pieces, '"a"', '"b"', '"a":', '"b":1', '"7":'), { maxLength: 12 });
  fc.assert(
    fc.property(text, (parts) => {
      const whole = `{${parts.join('')}}`;
      expect(findFault(whole) === undefined).toBe(isAccepted(whole));
    }),
    { numRuns: isLong ? 50_000 : 600 },
  );
});

test('accepts every JSON object with any white space', () => {
  const { keys, value: member } = randomJson(fc.string({ minLength: 1, maxLength: 1 }));
  fc.assert(
    fc.property(fc.dictionary(keys, member), fc.constantFrom('', ' ', '\t', '    '), (value, space) => {
      const text = JSON.stringify(value, null, space);
      expect(findFault(text) === undefined).toBe(isAccepted(text));
    }),
  );
});

/** A route of the site, so that the slips fall on a text of a few kilobytes. */
function partOf(text: string, index: number): string {
  const { routes }: { routes: Json[] } = JSON.parse(text);
  return JSON.stringify(routes[index % routes.length], null, 2);
}

/** Whether JSON.parse takes the text as an object of characters that can be shown, and keeps every key in its place. */
function isAccepted(text: string): boolean {
  try {
    const value: Json = JSON.parse(text);
    if (/(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/u.test(stringsOf(value).join('\n'))) return false;
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
    return keysWritten(text) === keysKept(value) && !hasNumberAsKey(value);
  } catch {
    return false;
  }
}

/** Every key and every string of a value. */
function stringsOf(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Array.isArray(value)
    ? value.flatMap(stringsOf)
    : Object.entries(value).flatMap(([key, part]) => [key, ...stringsOf(part)]);
}

/** How many keys a well-formed text holds, read with nothing but a regular expression. */
function keysWritten(text: string): number {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)].filter(([, colon]) => colon).length;
}

function keysKept(value: Json): number {
  if (value === null || typeof value !== 'object') return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return own + Object.values(value).reduce((sum: number, part) => sum + keysKept(part), 0);
}

function hasNumberAsKey(value: Json): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (!Array.isArray(value) && Object.keys(value).some((key) => /^(0|[1-9]\d*)$/.test(key))) return true;
  return Object.values(value).some(hasNumberAsKey);
}
