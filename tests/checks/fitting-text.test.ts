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
  ['English', language, 'en'],
  ['Deutsch', language, 'de'],
  ['https://www.dergkayaks.ie', domain, 'dergkayaks.ie'],
  ['www.dergkayaks.ie/trips', domain, 'dergkayaks.ie'],
  ['About Us', '^/([a-z0-9-]{1,100}(/[a-z0-9-]{1,100}){0,9})?$', '/about-us'],
  ['#c24', '^#[0-9a-fA-F]{6}$', '#cc2244'],
])('%s where %s is asked for is %s', (text, pattern, fitting) => {
  expect(fittingText(text, pattern)).toBe(fitting);
});

test('what nothing fits stays without a cure', () => {
  expect(fittingText('Atlantis', country)).toBeUndefined();
  expect(fittingText('shillings', currency)).toBeUndefined();
  expect(fittingText('whatever people speak', language)).toBeUndefined();
  expect(fittingText('black', '^#[0-9a-fA-F]{6}$')).toBeUndefined();
});

test('every pattern that is known to ask for a code stands in the published schema', () => {
  const schema = textOf('schema/site.schema.json');
  for (const pattern of codePatterns) expect(schema).toContain(JSON.stringify(pattern));
});
