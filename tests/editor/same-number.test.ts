import { expect, test } from 'vitest';
import { sameNumberIn, writtenLike } from '../../src/editor/fields/same-number';
import { addStep, endStep, noEdits } from '../../src/editor/state/edits';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';

/** Where the number of a site is found once its phone says another one; the site has these texts. */
function found(phone: string, texts: string[], next = '+254 711 222 333'): number[] {
  const root: JsonObject = { values: { phone }, texts };
  const after = set(root, '/values/phone', next) as JsonObject;
  const edits = addStep(noEdits(root), { says: 'phone changed', place: '/values/phone', after });
  return sameNumberIn({ edits, base: { root } }, '/values/phone').map((place) => Number(place.slice('/texts/'.length)));
}

test('the same digits are found however they are written', () => {
  const texts = [
    'https://wa.me/254701234567',
    'Call +254-701-234-567 now',
    'tel:+254701234567',
    '00254 701 234567',
    '0701 234 567',
    '+254 (0)701 234 567',
  ];
  expect(found('+254 701 234 567', texts)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(found('0701 234 567', ['+254 701 234 567', '0701/234567', '254701234567'])).toEqual([0, 1]);
});

test('other digits are another number', () => {
  const texts = ['+254 701 234 568', '2547012345678', '1254701234567', '234 567', '2027-01-23', '{phone}'];
  expect(found('+254 701 234 567', texts)).toEqual([]);
});

test('nothing is said of what is no telephone number, or was only written in another way', () => {
  expect(found('2027-12-13', ['2027-12-13'])).toEqual([]);
  expect(found('Room 12345678', ['12345678'])).toEqual([]);
  expect(found('1 to 4', ['14'])).toEqual([]);
  expect(found('+254 701 234 567', ['0701 234 567'], '+254701234567')).toEqual([]);
});

test('a number that was changed is looked for after it was saved, too, until it stands nowhere', () => {
  const root: JsonObject = { values: { phone: '+254 701 234 567', whatsapp: '+254701234567' } };
  const place = '/values/phone';
  const changed = addStep(noEdits(root), {
    says: 'phone changed',
    place,
    after: set(root, place, '+254 711 222 333') as JsonObject,
    key: place,
  });
  const saved = { root: changed.root };
  expect(sameNumberIn({ edits: endStep(changed), base: saved }, place)).toEqual(['/values/whatsapp']);
  // A draft of before has no steps.
  expect(sameNumberIn({ edits: noEdits(changed.root), base: { root } }, place)).toEqual(['/values/whatsapp']);
  expect(sameNumberIn({ edits: noEdits(changed.root), base: saved }, place)).toEqual([]);
  const both = addStep(changed, {
    says: 'whatsapp changed',
    place: '/values/whatsapp',
    after: set(changed.root, '/values/whatsapp', '+254711222333') as JsonObject,
  });
  expect(sameNumberIn({ edits: both, base: { root } }, place)).toEqual([]);
});

test('a number is written as the one before it stood there, and into no text with more in it', () => {
  const now = '+254 722 901 344';
  expect(writtenLike('+254 700 000 000', now)).toBe(now);
  expect(writtenLike('254700000000', now)).toBe('254722901344');
  expect(writtenLike('0700 000 000', '0722 901 344')).toBe('0722 901 344');
  expect(writtenLike('Call +254 700 000 000', now)).toBeUndefined();
  expect(writtenLike('https://wa.me/254700000000', now)).toBeUndefined();
});
