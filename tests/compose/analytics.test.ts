import { expect, test } from 'vitest';
import { composeShell } from '../../src/compose/compose-shell';
import type { Analytics } from '../../src/compose/page';
import { siteOf } from './site-of';

const usual: Analytics = { provider: 'plausible', domain: 'bakery.test' };

/** The addresses to which the pages of a site may send something. */
function addressesOf(analytics?: Analytics): string[] {
  const { facts } = composeShell(siteOf(analytics && { analytics }));
  return [...(facts.reached.get('connect-src') ?? [])];
}

test('the policy opens for the service that counts visits, wherever it runs, and only where there is one', () => {
  expect(addressesOf(usual)).toEqual(['https://plausible.io/api/event']);
  expect(addressesOf({ ...usual, host: 'https://stats.bakery.test' })).toEqual(['https://stats.bakery.test/api/event']);
  expect(addressesOf()).toEqual([]);
});

test('a browser is told of it only where there is one', () => {
  expect(composeShell(siteOf({ analytics: usual })).shell.analytics).toEqual(usual);
  expect(composeShell(siteOf()).shell).not.toHaveProperty('analytics');
});
