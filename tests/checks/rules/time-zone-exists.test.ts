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

test('reports it once, and no clock goes by it', () => {
  const hours = [{ days: ['mo', 'tu'], opens: '08:00', closes: '17:00' }];
  const place = { type: 'place', heading: 'Find us', at: [-1.28, 36.81], label: 'The shop', hours };
  expect(found(rule, { '/site/timeZone': 'Nairobi', '/routes/1/blocks/-': place })).toMatchInlineSnapshot(
    `""Nairobi" → "Nairobi" is no time zone. Did you mean "Africa/Nairobi"?"`,
  );
});

test('accepts one of the world', () => {
  expect(found(rule, { '/site/timeZone': 'Africa/Nairobi' })).toBe('nothing');
});
