import { expect, test } from 'vitest';
import { readColor, readCountry, readCurrency, readKind, readLanguage, readName } from '../../src/starter/answers';

test.each([
  ['en', 'en'],
  ['en-ke', 'en-KE'],
  ['zh_hant', 'zh-Hant'],
  ['German', 'de'],
  ['kiswahili', 'sw'],
  [' français ', 'fr'],
])('the language %j is %s', (text, value) => {
  expect(readLanguage(text)).toEqual({ value });
});

test.each([
  ['germn', /^"germn" is no language\. .* Did you mean "german"\?$/],
  ['xx', /^"xx" is no language\. Write its short name, such as en, en-KE or de\.$/],
  ['', /is no language/],
  ['en-KE-KE', /^"en-KE-KE" is no language\./],
])('the language %j is none', (text, problem) => {
  expect(readLanguage(text)).toEqual({ problem: expect.stringMatching(problem) });
});

test.each([
  ['#0F6E78', '#0f6e78'],
  ['0f6e78', '#0f6e78'],
  ['#c40', '#cc4400'],
  ['Teal', '#0f6e78'],
])('the colour %j is %s', (text, value) => {
  expect(readColor(text)).toEqual({ value });
});

test.each([
  ['teel', /^"teel" is no colour\. .* Did you mean "teal"\?$/],
  ['#12345', /^"#12345" is no colour\. .* There is: "red", "orange"/],
  ['constructor', /^"constructor" is no colour\./],
  ['', /is no colour/],
])('the colour %j is none', (text, problem) => {
  expect(readColor(text)).toEqual({ problem: expect.stringMatching(problem) });
});

test('a kind is one of the list, or the one that was meant is named', () => {
  expect(readKind('Guide')).toEqual({ value: 'guide' });
  expect(readKind('restorant')).toEqual({ problem: 'There is no kind "restorant". Did you mean "restaurant"?' });
  expect(readKind('toString')).toEqual({ problem: expect.stringContaining('There is: "shop", "workshop"') });
});

test('a name is anything that can stand in a text', () => {
  expect(readName('  Mama  Ngina’s "Kitchen" ')).toEqual({ value: 'Mama Ngina’s "Kitchen"' });
  expect(readName(' ')).toEqual({ problem: 'Say what the business is called.' });
  expect(readName('{phone}')).toEqual({ problem: '"{phone}" cannot be a name: leave out { } < and >.' });
  expect(readName('x'.repeat(81))).toEqual({ problem: expect.stringContaining('more than 80 characters') });
});

test.each([
  ['Kenya', 'en', 'en-KE'],
  ['ke', 'en', 'en-KE'],
  ['Germany', 'de', 'de'],
  ['Switzerland', 'de-AT', 'de-AT'],
  ['Wales', 'en', 'en-GB'],
  ['northern Ireland', 'en', 'en-GB'],
  ['USA', 'es', 'es-US'],
])('in %s the language %s is %s', (text, language, value) => {
  expect(readCountry(text, language)).toEqual({ value });
});

test('a country and a currency that there are not are told, and what may have been meant', () => {
  expect(readCountry('Kenia', 'en')).toEqual({
    problem: expect.stringMatching(/^"Kenia" is no country\. .*"kenya"\?$/),
  });
  expect(readCountry('XX', 'en')).toEqual({
    problem: expect.stringMatching(/^"XX" is no country\. .* Kenya or KE\.$/),
  });
  expect(readCountry('Walse', 'en')).toEqual({ problem: expect.stringMatching(/"wales"\?$/) });
  for (const far of ['Bavaria-on-Sea', 'constructor'])
    expect(readCountry(far, 'en')).toEqual({ problem: expect.stringMatching(/ Kenya or KE\.$/) });
  expect(readCountry('', 'en')).toEqual({ problem: 'Say in which country the business is.' });
  expect(readCurrency('KSh', 'en-KE')).toEqual({ value: 'KES' });
  expect(readCurrency('US dollars', 'en-KE')).toEqual({ value: 'USD' });
  expect(readCurrency('gold', 'en-KE')).toEqual({
    problem: '"gold" is no currency. Write its name or its three letters, such as KES.',
  });
});
