import { expect, test } from 'vitest';
import { composeShell } from '../../src/compose/compose-shell';
import { siteOf } from './site-of';

/** The announcement of a site that is built on a day. */
const announcedOn = (day: string, until?: string, begins?: string): unknown => {
  const days = { ...(begins !== undefined && { begins }), ...(until !== undefined && { until }) };
  const announcement = { text: 'Closed. [News](/news)', ...days };
  return composeShell(siteOf({ header: { menu: [], announcement } }, new Date(`${day}T12:00:00`))).shell.header
    .announcement;
};

test('an announcement shows up to its last day', () => {
  const text = [['Closed. ', { kind: 'link', to: { href: '/news' }, content: ['News'] }]];
  expect(announcedOn('2027-12-12', '2027-12-13')).toEqual({ text, until: '2027-12-13' });
  expect(announcedOn('2027-12-13', '2027-12-13')).toEqual({ text, until: '2027-12-13' });
  expect(announcedOn('2027-12-14', '2027-12-13')).toBeUndefined();
});

test('an announcement without a last day stays', () => {
  expect(announcedOn('2099-01-01')).toBeDefined();
});

test('its last day may be a value', () => {
  const header = { menu: [], announcement: { text: 'Closed.', until: '{seasonEnd}' } };
  const parts = { header, values: { seasonEnd: '2027-12-13' } };
  const announced = (day: string): unknown =>
    composeShell(siteOf(parts, new Date(`${day}T12:00:00`))).shell.header.announcement;
  expect(announced('2027-12-13')).toMatchObject({ until: '2027-12-13' });
  expect(announced('2027-12-14')).toBeUndefined();
});

test('an announcement waits for its first day in the page, and is as one without from then on', () => {
  expect(announcedOn('2027-12-01', '2027-12-13', '2027-12-02')).toMatchObject({ hiddenUntil: '2027-12-01' });
  expect(announcedOn('2027-12-02', '2027-12-13', '2027-12-02')).toEqual(announcedOn('2027-12-02', '2027-12-13'));
  expect(announcedOn('2027-12-14', '2027-12-13', '2027-12-02')).toBeUndefined();
});
