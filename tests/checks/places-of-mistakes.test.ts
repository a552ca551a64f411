import { expect, test } from 'vitest';
import { findFault } from '../../src/manifest/scan';
import { problemsOf, siteWith } from './site-with';

/** Every mistake in a site with an edit: where it is told, and what is said. */
function told(edit: Parameters<typeof problemsOf>[0]): string[] {
  return problemsOf(edit)
    .filter(({ severity }) => severity === 'error')
    .map(({ pointer, message }) => `${pointer} ${message}`);
}

test('a value that is no phone number is told where it is written, once', () => {
  const copy = '[Call](tel:{phone}) us, or [call](tel:{phone}) them.';
  expect(
    told({ '/values/phone': 'call Jane', '/routes/0/blocks/0/text': copy, '/routes/1/blocks/1/text': copy }),
  ).toEqual([
    '/values/phone "tel:call Jane" holds no phone number. Write tel:+254700000000. Links that are written "tel:{phone}" lead there.',
  ]);
});

test('a list may have written items beside a "from", and one that does not say what becomes of an entry is one mistake', () => {
  const taken = { from: 'breads', as: { label: '{title}', to: '{path}' } };
  expect(told({ '/header/menu/-': taken })).toEqual([]);
  const [mistake = '', ...others] = told({ '/header/menu/-': { from: 'breads' } });
  expect(others).toEqual([]);
  expect(mistake).toMatch(/^\/header\/menu\/1 "as" is missing here\./);
});

test('a name that nobody knows is told with all that may stand there, and a second one as such', () => {
  expect(told({ '/site/analytics': true })).toEqual([
    '/site/analytics "analytics" is not known here. There is: "name", "url", "trailingSlash", "language", "direction", "currency", "timeZone", "description", "logo", "icon".',
  ]);
  expect(told({ '/site/nmae': 'Bakery' })).toEqual([
    '/site/nmae "nmae" is not known here. "name" is there already: remove one of the two.',
  ]);
});

test('a bracket too few is told with the line of the one that is still open', () => {
  const whole = siteWith();
  const text = whole.replace('"text": "Call {phone}.",', '"text": "Call {phone}.", {');
  const line = whole.slice(0, whole.indexOf('"type": "hero"')).split('\n').length - 1;
  expect(findFault(text)?.message).toBe(
    `A { cannot stand here: the { on line ${line} is still open. Write its } before this.`,
  );
});

test('a page that was removed is not taken for a slip of another', () => {
  expect(told({ '/routes/1/path': '/study/uk', '/header/menu/0/to': '/study/usa' })).toContain(
    '/header/menu/0/to No page has the address "/study/usa". There is: "/", "/study/uk".',
  );
  expect(told({ '/header/menu/0/to': '/contat' })).toEqual([
    '/header/menu/0/to No page has the address "/contat". Did you mean "/contact"?',
  ]);
});
