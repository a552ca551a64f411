import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'analytics-domain';

test('warns of visits that are counted for another domain', () => {
  expect(
    found(rule, {
      '/site/url': 'https://www.bakery.test',
      '/analytics': { provider: 'plausible', domain: 'bakrey.test' },
    }),
  ).toMatchInlineSnapshot(
    `"warning "bakrey.test" → The site is published at "www.bakery.test", and its visits are counted for "bakrey.test". Write "bakery.test", if the service knows the site by that name."`,
  );
});

test.each(['bakery.test', 'www.bakery.test'])('accepts the domain %s of a site at www.bakery.test', (domain) => {
  const analytics = { provider: 'plausible', domain, host: 'https://stats.bakery.test' };
  expect(found(rule, { '/site/url': 'https://www.bakery.test', '/analytics': analytics })).toBe('nothing');
});
