import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBuilds } from '../build/build-fixture';
import { temporaryFolder } from '../temporary-folder';
import { type Edit, problemsOf } from './site-with';

/** The rules and messages of what is wrong with a site that has a redirect, a link or a flag service. */
function errorsOf(edit: Edit): string[] {
  return problemsOf(edit)
    .filter(({ severity }) => severity === 'error')
    .map(({ pointer, message }) => `${pointer} ${message}`);
}

test.each([
  ['a line break', '/contact\n/* https://evil.test 200', 'a line break or a tab'],
  ['a line break of another kind', '/contact\u2028x', 'a line break or a tab'],
  ['a tab', 'https://bakery.test/\ta', 'a line break or a tab'],
  ['a space', '/contact /evil', 'a space'],
])('%s in the target of a redirect or in a link is told', (_, to, odd) => {
  const edits: [edit: Edit, pointer: string][] = [
    [{ '/redirects': [{ from: '/old', to }] }, '/redirects/0/to'],
    [{ '/header/menu/0/to': to }, '/header/menu/0/to'],
  ];
  for (const [edit, pointer] of edits) {
    const [first = '', ...others] = errorsOf(edit);
    expect(first.startsWith(pointer)).toBe(true);
    expect(first).toContain(`holds ${odd}.`);
    expect(others).toEqual([]);
  }
});

test.each([
  'https://flags.test/{code}.png;script-src *',
  'https://*.test/{code}.png',
  "https://flags.test/'{code}'.png",
  'https://flags.test/{code} .png',
  'https://a;b.test/{code}.png',
  'https://me:secret@flags.test/{code}.png',
  'https://flags.test/{code}.png?size=20',
  'https://flags.test/{code}/{size}.png',
  'https://{code}.flags.test/flag.png',
])('an address of a flag service that is more than a website and a path is refused: %s', (source) => {
  const [error = '', ...others] = errorsOf({ '/flags': { source } });
  expect(others).toEqual([]);
  expect(error).toMatch(
    /^\/flags\/source ".*" cannot stand here\. Where the pictures of flags are taken from\. .*bundled \(the usual one\).* https:\/\/, the website/,
  );
});

test('an address of a flag service is accepted with its port, folders and width', () => {
  expect(errorsOf({ '/flags': { source: 'https://flags.test:8443/v1.2/w{width}/{code}_x@2x.png' } })).toEqual([]);
});

test('whatever a site says, no rule is added to the redirects and none to the policy', async () => {
  const { build, outFolder } = await openBuilds('werkstatt', temporaryFolder());
  await build((manifest) => {
    manifest.redirects = [{ from: '/alt', to: '/kontakt\n/* https://evil.test/;* 200' }];
    manifest.flags = { source: 'https://a;b*.test/{code}.png' };
  });
  const target = '/werkstatt/kontakt%0A/%2A%20https://evil.test/%3B%2A%20200';
  expect(readFileSync(join(outFolder, '_redirects'), 'utf8')).toBe(
    `/werkstatt/alt ${target} 301\n/werkstatt/alt/ ${target} 301\n`,
  );
  expect(/img-src [^;]*;/.exec(readFileSync(join(outFolder, '_headers'), 'utf8'))?.[0]).toBe("img-src 'self';");
});
