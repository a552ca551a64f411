import { expect, test } from 'vitest';
import { apiOrigin, placeOf } from '../../src/forge/place.ts';

test.each([
  ['https://github.com/bay/kayaks', 'github', 'https://github.com/bay/kayaks', undefined, ''],
  ['github.com/bay/kayaks/', 'github', 'https://github.com/bay/kayaks', undefined, ''],
  ['  https://www.github.com/bay/kayaks.git ', 'github', 'https://github.com/bay/kayaks', undefined, ''],
  ['git@github.com:bay/kayaks.git', 'github', 'https://github.com/bay/kayaks', undefined, ''],
  ['ssh://git@github.com/bay/kayaks.git', 'github', 'https://github.com/bay/kayaks', undefined, ''],
  ['https://x:secret@github.com/bay/kayaks', 'github', 'https://github.com/bay/kayaks', undefined, ''],
  ['https://github.com/bay/kayaks/tree/main/sites/web', 'github', 'https://github.com/bay/kayaks', 'main', 'sites/web'],
  ['https://github.com/bay/kayaks/blob/main/web/site.json', 'github', 'https://github.com/bay/kayaks', 'main', 'web'],
  ['https://github.com/bay/kayaks/blob/main/site.json', 'github', 'https://github.com/bay/kayaks', 'main', ''],
  ['https://github.com/bay/kayaks/pulls?q=1#top', 'github', 'https://github.com/bay/kayaks', undefined, ''],
  [
    'https://codeberg.org/bay/kayaks/src/branch/main/Über uns'.replace(' ', '%20'),
    'forgejo',
    'https://codeberg.org/bay/kayaks',
    'main',
    'Über uns',
  ],
  ['https://example.org/git/bay/kayaks/src/branch/main', 'forgejo', 'https://example.org/git/bay/kayaks', 'main', ''],
  ['https://gitlab.com/group/below/kayaks', 'gitlab', 'https://gitlab.com/group/below/kayaks', undefined, ''],
  [
    'https://code.example.org/group/kayaks/-/tree/main/web',
    'gitlab',
    'https://code.example.org/group/kayaks',
    'main',
    'web',
  ],
  ['https://gitlab.com/group/kayaks/-/settings', 'gitlab', 'https://gitlab.com/group/kayaks', undefined, ''],
])('reads %s', (pasted, kind, address, branch, folder) => {
  expect(placeOf(pasted)).toEqual({ kind, address, folder, ...(branch === undefined ? {} : { branch }) });
});

test.each([
  ['', 'address'],
  ['kayaks', 'address'],
  ['my kayaks on github', 'address'],
  ['https://github.com/%', 'address'],
  ['https://github.com/bay', 'repository'],
  ['https://github.com', 'repository'],
  ['https://github.com/bay/%2E%2E%2Fkayaks', 'repository'],
  ['https://gitlab.com/bay/kayaks%2F.', 'repository'],
  ['https://git.example.org/bay/kayaks', 'kind'],
])('says of "%s" that the %s is unclear', (pasted, unclear) => {
  expect(placeOf(pasted)).toEqual({ unclear });
});

test('takes the software of a host from whoever knows it', () => {
  const place = { kind: 'forgejo', address: 'https://git.example.org/bay/kayaks', folder: '' };
  expect(placeOf('https://git.example.org/bay/kayaks', 'forgejo')).toEqual(place);
});

test('says the one origin that a page must be allowed to connect to', () => {
  expect(apiOrigin({ kind: 'github', address: 'https://github.com/bay/kayaks', folder: '' })).toBe(
    'https://api.github.com',
  );
  expect(apiOrigin({ kind: 'github', address: 'https://github.bay.example/bay/kayaks', folder: '' })).toBe(
    'https://github.bay.example',
  );
  expect(apiOrigin({ kind: 'forgejo', address: 'https://codeberg.org/bay/kayaks', folder: '' })).toBe(
    'https://codeberg.org',
  );
});
