import { expect, test } from 'vitest';
import { codePatterns, fittingText } from '../../src/checks/fitting-text';
import { textOf } from '../project';

const [country = '', currency = '', language = '', domain = ''] = codePatterns;

test.each([
  ['Ireland', country, 'IE'],
  ['ke', country, 'KE'],
  ['uk', country, 'GB'],
  ['€', currency, 'EUR'],
  ['eur', currency, 'EUR'],
  ['Kenyan Shilling', currency, 'KES'],
  ['KSh', currency, 'KES'],
  ['Ksh', currency, 'KES'],
  ['USh', currency, 'UGX'],
  ['TSh', currency, 'TZS'],
  ['English', language, 'en'],
  ['Deutsch', language, 'de'],
  ['https://www.dergkayaks.ie', domain, 'dergkayaks.ie'],
  ['www.dergkayaks.ie/trips', domain, 'dergkayaks.ie'],
  ['About Us', '^/([a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9})?$', '/about-us'],
  ['#c24', '^#[0-9a-fA-F]{6}$', '#cc2244'],
])('%s where %s is asked for is %s', (text, pattern, fitting) => {
  expect(fittingText(text, pattern)).toBe(fitting);
});

test.each([
  ['$', 'en-US', 'USD'],
  ['$', 'en-AU', 'AUD'],
  ['$', 'de', 'USD'],
  ['$', 'en-KE', undefined],
  ['$', undefined, undefined],
  ['£', 'en-GB', 'GBP'],
  ['kr', 'sv', 'SEK'],
  ['KSh', 'sv', 'KES'],
  ['KSh', 'en-KE-KE', 'KES'],
])('the sign %s of several currencies is, in %s, %s', (sign, siteLanguage, code) => {
  expect(fittingText(sign, currency, siteLanguage)).toBe(code);
});

test('what nothing fits stays without a cure', () => {
  expect(fittingText('Atlantis', country)).toBeUndefined();
  expect(fittingText('shillings', currency)).toBeUndefined();
  expect(fittingText('xxx', currency)).toBeUndefined();
  expect(fittingText('whatever people speak', language)).toBeUndefined();
  expect(fittingText('black', '^#[0-9a-fA-F]{6}$')).toBeUndefined();
});

test('every pattern that is known to ask for a code stands in the published schema', () => {
  const schema = textOf('schema/site.schema.json');
  for (const pattern of codePatterns) expect(schema).toContain(JSON.stringify(pattern));
});
