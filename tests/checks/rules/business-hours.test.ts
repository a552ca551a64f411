import { expect, test } from 'vitest';
import type { Json } from '../../../src/manifest/manifest';
import { found } from '../site-with';

const rule = 'business-hours';
const week = ['mo', 'tu', 'we', 'th', 'fr'];

function open(...hours: [days: string[], opens: string, closes: string][]): Json {
  return { type: 'Bakery', hours: hours.map(([days, opens, closes]) => ({ days, opens, closes })) };
}

test('reports an end before the beginning that is no night, and hours that overlap', () => {
  expect(found(rule, { '/business': open([week, '08:00', '05:00']) })).toMatchInlineSnapshot(
    `""05:00" → From 08:00 to 05:00 of the next day it would be open for 21 hours. Did you mean 17:00?"`,
  );
  expect(found(rule, { '/business': open([week, '13:00', '09:00']) })).toMatchInlineSnapshot(
    `""09:00" → From 13:00 to 09:00 of the next day it would be open for 20 hours. Did you mean 21:00?"`,
  );
  expect(
    found(rule, { '/business': open([week, '08:00', '12:00'], [['fr'], '11:30', '18:00']) }),
  ).toMatchInlineSnapshot(
    `""fr" → On this day it is open from 08:00 to 12:00 already, and these hours overlap with that. Correct one of them."`,
  );
});

test('reports hours that a collection holds where they are written', () => {
  const edit = {
    '/collections/officeHours': [{ when: ['sa'], from: '14:00', until: '10:00' }],
    '/business': {
      type: 'Bakery',
      hours: { from: 'officeHours', as: { days: '{when}', opens: '{from}', closes: '{until}' } },
    },
  };
  expect(found(rule, edit)).toMatchInlineSnapshot(
    `""10:00" → From 14:00 to 10:00 of the next day it would be open for 20 hours. Did you mean 22:00?"`,
  );
});

test('what a collection holds and no line of opening hours can be is told as of any block', () => {
  const hours = { from: 'officeHours', as: { days: '{day}', opens: '{from}', closes: '18:00' } };
  expect(
    found(rule, {
      '/collections/officeHours': [{ day: 'Monday', from: '8 AM' }],
      '/business': { type: 'Bakery', hours },
    }),
  ).toMatchInlineSnapshot(
    `
    "
    (schema) "Monday" → A list in [ ] is needed here, but this is text. The days: mo, tu, we, th, fr, sa, su.
    (schema) "8 AM" → "8 AM" cannot stand here. When it opens, as 08:00.
    "
  `,
  );
});

test('reports days without the times at which it opens and closes', () => {
  const hours = [{ days: ['mo'], opens: '08:00' }];
  expect(found(rule, { '/business': { type: 'Bakery', hours } })).toMatchInlineSnapshot(
    `"{ → These days need the times at which it opens and closes, such as 08:00 and 17:00, or "closed": true."`,
  );
});

test('blames what makes lines of entries where it takes over no closed days', () => {
  const as = { days: '{days}', opens: '{opens}', closes: '{closes}' };
  const edit = (template: Json): Record<string, Json> => ({
    '/collections/officeHours': [
      { days: week, opens: '08:00', closes: '17:00' },
      { days: ['sa'], closed: true },
      { days: ['su'], closed: true },
    ],
    '/business': { type: 'Bakery', hours: { from: 'officeHours', as: template } },
  });
  expect(found(rule, edit(as))).toMatchInlineSnapshot(
    `"{ → Some entries say "closed", and what is made of them does not, so they have no times. Write "closed": "{closed}" beside "days" under "as"."`,
  );
  expect(found(rule, edit({ ...as, closed: '{closed}' }))).toBe('nothing');
});

test('accepts a day on which it is closed', () => {
  expect(found(rule, { '/business': { type: 'Bakery', hours: [{ days: ['su'], closed: true }] } })).toBe('nothing');
});

test('accepts a break at noon, an end in the night after and a whole day', () => {
  expect(
    found(rule, {
      '/business': open(
        [week, '08:00', '12:00'],
        [week, '13:00', '18:00'],
        [['sa'], '22:00', '08:00'],
        [['su'], '00:00', '00:00'],
      ),
    }),
  ).toBe('nothing');
});
