import { expect, test } from 'vitest';
import { replaceWords, wordsPattern } from '../../src/editor/find/replace-words';

test.each([
  ['Counselling is free. Our counselling helps.', 'counselling', 'guidance', 'Guidance is free. Our guidance helps.'],
  ['FREE COUNSELLING', 'counselling', 'guidance', 'FREE GUIDANCE'],
  ['in Qatar, for QATAR', 'Qatar', 'Oman', 'in Oman, for OMAN'],
  ['an iPhone and an Iphone', 'iPhone', 'telephone', 'an telephone and an Telephone'],
  ['Straße, STRASSE', 'straße', 'weg', 'Weg, STRASSE'],
  ['What (really)?', '(really)?', 'now!', 'What now!'],
  ['costs $5', '$5', '$&6', 'costs $&6'],
  ['Øl og øl', 'øl', 'vin', 'Vin og vin'],
  ['our help desk, Our Help Desk', 'Help Desk', 'Support Team', 'our support team, Our Support Team'],
  ['our help desk', 'Help Desk', 'Help Desk in Nairobi', 'our help desk in Nairobi'],
  ['Help desk, help Desk', 'help desk', 'support Team', 'Support Team, support Team'],
])('in "%s" the words "%s" replaced by "%s" give "%s"', (text, wanted, written, result) => {
  expect(replaceWords(text, wanted, written)).toBe(result);
});

test('words are found however their letters are written', () => {
  expect('Qatar qatar QATAR'.match(wordsPattern('qatar'))).toHaveLength(3);
});
