import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'repository-is-clear';

test('reports an address that does not say what runs there, and one at which no site is kept', () => {
  expect(found(rule, { '/site/repository': 'https://code.example.com/amina/site' })).toMatchInlineSnapshot(
    `""https://code.example.com/amina/site" → The address "https://code.example.com/amina/site" does not say what runs there. Add "forge": "github", "forgejo" (Gitea, too) or "gitlab"."`,
  );
  expect(
    found(rule, { '/site/repository': 'https://github.com/settings/..', '/site/forge': 'github' }),
  ).toMatchInlineSnapshot(
    `""https://github.com/settings/.." → "https://github.com/settings/.." is not the address at which a site is kept. Copy the one of its page, such as "https://github.com/name/site"."`,
  );
});

const clear = [
  { '/site/repository': 'https://github.com/amina/site' },
  { '/site/repository': 'https://codeberg.org/amina/site/src/branch/main/shop' },
  { '/site/repository': 'https://code.example.com/amina/site', '/site/forge': 'forgejo' },
];

test.each(clear)('accepts %j', (changes) => {
  expect(found(rule, changes)).toBe('nothing');
});
