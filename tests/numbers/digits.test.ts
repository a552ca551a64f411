import { expect, test } from 'vitest';
import { withAsciiDigits } from '../../src/numbers/digits';

test.each([
  ['Arabic', '٠٧٠٠ ١٢٣ ٤٥٦٧٨٩'],
  ['Persian', '۰۷۰۰ ۱۲۳ ۴۵۶۷۸۹'],
  ['Devanagari', '०७०० १२३ ४५६७८९'],
  ['Bengali', '০৭০০ ১২৩ ৪৫৬৭৮৯'],
  ['Thai', '๐๗๐๐ ๑๒๓ ๔๕๖๗๘๙'],
  ['of full width', '０７００ １２３ ４５６７８９'],
  ['mathematical, whose scripts follow each other', '𝟢𝟩𝟢𝟢 𝟣𝟤𝟥 𝟰𝟱𝟲𝟳𝟴𝟵'],
  ['ASCII', '0700 123 456789'],
])('digits that are %s are read', (_, written) => {
  expect(withAsciiDigits(written)).toBe('0700 123 456789');
});

test('what is no digit stays', () => {
  expect(withAsciiDigits('½ Ⅷ ² a-b')).toBe('½ Ⅷ ² a-b');
});
