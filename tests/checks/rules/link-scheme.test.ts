import { expect, test } from 'vitest';
import { found, problemsOf } from '../site-with';

const rule = 'link-scheme';

test('reports what cannot be a link, and says how it is written', () => {
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': 'contact' })).toMatchInlineSnapshot(
    `"contact → "contact" has no slash before it. Write "/contact"."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '//example.test' })).toMatchInlineSnapshot(
    `"//example.test → "//example.test" cannot be a link. A page of this site begins with /, another website with https://, an e-mail address with mailto: and a phone number with tel:."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': 'http://example.test' })).toMatchInlineSnapshot(
    `"http: → "http://example.test" is not secure. Write "https://example.test"."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': 'https://' })).toMatchInlineSnapshot(
    `"https:// → "https://" is not a complete address. Write https:// and the name of the website."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': 'https:///x' })).toMatchInlineSnapshot(
    `"https:///x → "https:///x" is not a complete address. Write https:// and the name of the website."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': 'mailto:hello' })).toMatchInlineSnapshot(
    `"mailto:hello → "mailto:hello" holds no e-mail address. Write mailto:name@example.com."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': 'hello@bakery.test' })).toMatchInlineSnapshot(
    `"hello@bakery.test → "hello@bakery.test" is an e-mail address. Write "mailto:hello@bakery.test"."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': 'www.example.test' })).toMatchInlineSnapshot(
    `"www.example.test → "www.example.test" leads to another website. Write "https://www.example.test"."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': 'example.com/a' })).toMatchInlineSnapshot(
    `"example.com/a → "example.com/a" leads to another website. Write "https://example.com/a"."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': 'javascript:alert(1)' })).toMatchInlineSnapshot(
    `"javascript:alert(1) → "javascript:alert(1)" cannot be a link. A page of this site begins with /, another website with https://, an e-mail address with mailto: and a phone number with tel:."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': 'data:text/html,x' })).toMatchInlineSnapshot(
    `"data:text/html,x → "data:text/html,x" cannot be a link. A page of this site begins with /, another website with https://, an e-mail address with mailto: and a phone number with tel:."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': 'ftp://example.test' })).toMatchInlineSnapshot(
    `"ftp://example.test → "ftp://example.test" cannot be a link. A page of this site begins with /, another website with https://, an e-mail address with mailto: and a phone number with tel:."`,
  );
});

test('tells of a value where a link is nothing but that', () => {
  const edit = {
    '/values/email': 'write-to-jane',
    '/routes/0/blocks/0/text': '[a](mailto:{email})',
    '/footer/text': '{email}',
  };
  expect(
    found(rule, { ...edit, '/routes/1/blocks/0/text': '[b](mailto:{email}) [us](tel:{phone})' }),
  ).toMatchInlineSnapshot(
    `""write-to-jane" → "mailto:write-to-jane" holds no e-mail address. Write mailto:name@example.com. Links that are written "mailto:{email}" lead there."`,
  );
});

test.each([
  ['a line break', '/contact\n/* https://evil.test 200', 'a line break or a tab. Remove it.'],
  ['a line break of another kind', '/contact\u2028x', 'a line break or a tab. Remove it.'],
  ['a tab', 'https://bakery.test/\ta', 'a line break or a tab. Remove it.'],
  ['a space', '/contact /evil', 'a space. Remove it, or write %20 for one that belongs there.'],
])('reports %s in a link or in the target of a redirect', (_, to, odd) => {
  for (const edit of [{ '/redirects': [{ from: '/old', to }] }, { '/header/menu/0/to': to }]) {
    expect(problemsOf(edit).map(({ rule, message }) => `${rule} ${message}`)).toEqual([
      `link-scheme "${to.replace(/[\n\t]/, ' ')}" holds ${odd}`,
    ]);
  }
});

test('accepts pages, places, the web, e-mail addresses and phone numbers', () => {
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '/contact' })).toBe('nothing');
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': '/contact?a=b' })).toBe('nothing');
  expect(
    found(rule, {
      '/routes/0/blocks/0/text': '[a](https://example.test/a?b#c) [b](mailto:{email}) [c](tel:{phone}) [d](/)',
    }),
  ).toBe('nothing');
});

test('says nothing of a link in which a value is missing: that is the mistake', () => {
  expect(found(rule, { '/routes/0/blocks/0/actions/0/to': 'mailto:{emial}' })).toMatchInlineSnapshot(
    `"(value-exists) emial → No value is named "emial". Did you mean "email"?"`,
  );
});

test('reports a telephone number that is written as a link, and offers to call it', () => {
  const inKenya = (number: string): string =>
    found(rule, { '/site/language': 'en-KE', '/routes/0/blocks/0/actions/0/to': number });
  expect(inKenya('0722 345 678')).toBe(
    '0722 345 678 → "0722 345 678" is a telephone number without the code of its country, +254. Write "tel:+254 722 345678".',
  );
  expect(inKenya('+254 722 345 678')).toBe(
    '+254 722 345 678 → "+254 722 345 678" is a telephone number. Write "tel:+254 722 345 678".',
  );
  const [problem] = problemsOf({ '/site/language': 'en-KE', '/routes/0/blocks/0/actions/0/to': '0722345678' });
  expect(problem?.fix).toBe('tel:+254 722 345678');
});
