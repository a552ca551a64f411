import { expect, test } from 'vitest';
import { problemsOf } from './site-with';

function problemsAt(pointer: string, edit: Parameters<typeof problemsOf>[0]): string[] {
  const problems = problemsOf(edit);
  expect(problems.map((problem) => problem.pointer)).toEqual(problems.map(() => pointer));
  return problems.map(({ severity, message }) => `${severity} ${message}`);
}

test.each([
  'https://bakery.test//',
  'https://bakery.test/shop//x',
  'https://bakery.test/index.html',
  'https://bakery.test/"shop',
  "https://bakery.test/'shop",
  'https://bakery.test/100%',
  'https://me@bakery.test',
  'https://bakery.test:port',
  'https://bakery.test/?shop',
])('%s is no address that a site can be published at', (url) => {
  expect(problemsAt('/site/url', { '/site/url': url })).toHaveLength(1);
});

test.each([
  'https://bakery.test',
  'https://bakery.test:8080/shop/',
  'http://bäckerei.test/~anna',
  'https://a.b.test/x.y/',
])('%s is one', (url) => {
  expect(problemsOf({ '/site/url': url }).filter(({ severity }) => severity === 'error')).toEqual([]);
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
  expect(problemsAt('/flags/source', { '/flags': { source } })).toEqual([
    expect.stringMatching(
      /^error ".*" cannot stand here\. Where the pictures of flags are taken from\. .*bundled \(the usual one\).* https:\/\/, the website/,
    ),
  ]);
});

test('an address of a flag service is accepted with its port, folders and width', () => {
  expect(problemsOf({ '/flags': { source: 'https://flags.test:8443/v1.2/w{width}/{code}_x@2x.png' } })).toEqual([]);
});
