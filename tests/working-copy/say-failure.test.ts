import { expect, test } from 'vitest';
import { ForgeFailure, type RepositoryPlace } from '../../src/forge/forge';
import { nothingLost, sayFailure } from '../../src/working-copy/say-failure';

const place: RepositoryPlace = { kind: 'forgejo', address: 'https://git.bay.example/bay/kayaks', folder: '' };

test('the words of a forge that refuses something stand in the message, and no empty quotation where it gives none', () => {
  expect(sayFailure(new ForgeFailure('refused', { said: 'file is locked' }), place)).toBe(
    `git.bay.example refuses this, and says: “file is locked”. ${nothingLost} Show this to whoever set up the site.`,
  );
  expect(sayFailure(new ForgeFailure('refused'), place)).toBe(
    `git.bay.example refuses this. ${nothingLost} Show this to whoever set up the site.`,
  );
});

test('a forge that takes no more for a while is asked again after the time that it gives, or in some minutes', () => {
  const until = new Date('2026-11-29T14:30:00');
  const time = until.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  expect(sayFailure(new ForgeFailure('limited', { until }), place)).toContain(`Try again after ${time}.`);
  expect(sayFailure(new ForgeFailure('limited'), place)).toContain('Try again in some minutes.');
});

test('a fault of this program says its own words', () => {
  expect(sayFailure(new Error('No room is left.'), place)).toBe(`No room is left. ${nothingLost}`);
});
