import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'time-zone-exists';

test('reports a time zone that there is not, and names the one that was meant', () => {
  expect(found(rule, { '/site/timeZone': 'Nairobi' })).toMatchInlineSnapshot(
    `""Nairobi" → "Nairobi" is no time zone. Did you mean "Africa/Nairobi"?"`,
  );
  expect(found(rule, { '/site/timeZone': 'Europe/Belin' })).toMatchInlineSnapshot(
    `""Europe/Belin" → "Europe/Belin" is no time zone. Did you mean "Europe/Berlin"?"`,
  );
  expect(found(rule, { '/site/timeZone': 'here' })).toMatchInlineSnapshot(
    `""here" → "here" is no time zone. Write its name as in Africa/Nairobi."`,
  );
});

test('accepts one of the world', () => {
  expect(found(rule, { '/site/timeZone': 'Africa/Nairobi' })).toBe('nothing');
});
