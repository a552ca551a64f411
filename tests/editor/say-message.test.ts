import { expect, test } from 'vitest';
import { sayMessage } from '../../src/editor/words/say-message';
import { type Message, partsOf, textOf, worded } from '../../src/manifest/message';

test.each<[message: Message, inFile: string, inEditor: string]>([
  [
    partsOf('Write {price:number}, or {price:money} for an amount.'),
    'Write {price:number}, or {price:money} for an amount.',
    'Write “Price, as a number”, or “Price, as money” for an amount.',
  ],
  [
    worded`This entry has no "intro", and its page writes ${{ quoted: '{openingTime}' }}.`,
    'This entry has no "intro", and its page writes "{openingTime}".',
    'This entry has no "intro", and its page writes “Opening time”.',
  ],
  [
    worded`"/a" is made of an entry, at ${{ quoted: '/trips/{slug}' }}.`,
    '"/a" is made of an entry, at "/trips/{slug}".',
    '"/a" is made of an entry, at "/trips/…".',
  ],
  [
    partsOf('An address with a field in it: /trips/{slug}. {name} is another.'),
    'An address with a field in it: /trips/{slug}. {name} is another.',
    'An address with a field in it: /trips/…. “Name” is another.',
  ],
  [
    worded`The page ${{ quoted: 'Call {phone}' }} has none.`,
    'The page "Call {phone}" has none.',
    'The page "Call “Phone”" has none.',
  ],
  [
    worded`It is not drawn yet${{ inTerminal: ': npm run artwork draws it.', inEditor: '. Choose another picture.' }}`,
    'It is not drawn yet: npm run artwork draws it.',
    'It is not drawn yet. Choose another picture.',
  ],
  ['Write { "label": "Register" } here.', 'Write { "label": "Register" } here.', 'Write { "label": "Register" } here.'],
])('a message names values and fields by the words that they are chosen by', (message, inFile, inEditor) => {
  expect([textOf(message), sayMessage(message)]).toEqual([inFile, inEditor]);
});
