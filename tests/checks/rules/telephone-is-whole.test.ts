import { expect, test } from 'vitest';
import { checkManifest } from '../../../src/checks/check-site';
import { mendedText } from '../../../src/editor/session/mend-findings';
import { sayMessage } from '../../../src/editor/words/say-message';
import type { JsonObject } from '../../../src/manifest/manifest';
import { valueAt } from '../../../src/manifest/pointer';
import { assets } from '../../assets';
import { registry } from '../../registry';
import { type Edit, found, siteWith } from '../site-with';

const rule = 'telephone-is-whole';
const to = '/routes/0/blocks/0/actions/0/to';

const inKenya = (edit: Edit): string => found(rule, { '/site/language': 'en-KE', ...edit });

test('reports a number of which no whole one can be made', () => {
  expect(inKenya({ [to]: 'tel:hello' })).toMatchInlineSnapshot(
    `"hello → "hello" holds no telephone number. Write the whole number, such as +254 700 000 000."`,
  );
  expect(inKenya({ [to]: 'tel:' })).toMatchInlineSnapshot(
    `" → "" holds no telephone number. Write the whole number, such as +254 700 000 000."`,
  );
  expect(inKenya({ [to]: 'tel:+254 712 345' })).toMatchInlineSnapshot(
    `"+254 712 345 → "+254 712 345" leads to nobody: it has a digit too few or too many, or no country has this code. Write the whole number, such as +254 700 000 000."`,
  );
  expect(inKenya({ [to]: 'tel:+999 712 345 678' })).toMatchInlineSnapshot(
    `"+999 712 345 678 → "+999 712 345 678" leads to nobody: it has a digit too few or too many, or no country has this code. Write the whole number, such as +254 700 000 000."`,
  );
  expect(inKenya({ [to]: 'tel:+254 700 000 001 or 002' })).toMatchInlineSnapshot(
    `"+254 700 000 001 or 002 → "+254 700 000 001 or 002" cannot be dialled: something stands in it that belongs to no number. Write the whole number, such as +254 700 000 000."`,
  );
  expect(inKenya({ [to]: 'https://wa.me/12' })).toMatchInlineSnapshot(
    `"12 → "12" is no telephone number: it has too few digits. Write the whole number, such as +254 700 000 000."`,
  );
});

test('reports a number that is dialled within its country alone, with the one that the country of the site makes of it', () => {
  expect(inKenya({ [to]: 'https://wa.me/0700 000 000' })).toMatchInlineSnapshot(
    `"0700 000 000 → "0700 000 000" lacks the code of its country, +254, so WhatsApp finds nobody by it. Did you mean "+254 700 000000"?"`,
  );
  expect(inKenya({ [to]: 'tel:0700000000' })).toMatchInlineSnapshot(
    `"0700000000 → "0700000000" lacks the code of its country, +254, so from another country it leads elsewhere. Did you mean "+254 700 000000"?"`,
  );
  expect(inKenya({ [to]: 'https://api.whatsapp.com/send?phone=0700000000&text=Hello' })).toMatchInlineSnapshot(
    `"0700000000 → "0700000000" lacks the code of its country, +254, so WhatsApp finds nobody by it. Did you mean "+254 700 000000"?"`,
  );
  expect(found(rule, { '/site/language': 'de', [to]: 'tel:030 123456' })).toMatchInlineSnapshot(
    `"030 123456 → "030 123456" lacks the code of its country, +49, so from another country it leads elsewhere. Did you mean "+49 30 123456"?"`,
  );
  const address = { city: 'Wien', country: 'AT' };
  const business = { type: 'Bakery', telephone: '01 5134567', address };
  expect(found(rule, { '/site/language': 'de', '/business': business })).toMatchInlineSnapshot(
    `"01 5134567 → "01 5134567" lacks the code of its country, +43, so from another country it leads elsewhere. Did you mean "+43 1 5134567"?"`,
  );
});

test('reports digits that two countries have', () => {
  expect(found(rule, { '/site/language': 'en-US', [to]: 'https://wa.me/2012469134' })).toMatchInlineSnapshot(
    `"2012469134 → "2012469134" lacks the code of its country, so WhatsApp finds nobody by it. Did you mean "+1 201 246 9134" or "+20 12469134"?"`,
  );
});

test('reports a value once at its own place, however many links say it', () => {
  const edit = {
    '/values/whatsapp': '٠٧٠٠ ٠٠٠ ٠٠٠',
    [to]: 'https://wa.me/{whatsapp}',
    '/routes/1/blocks/2/failure/otherWays': { heading: 'Or', text: 'Write.', whatsapp: '{whatsapp}' },
  };
  expect(inKenya(edit)).toMatchInlineSnapshot(
    `"٠٧٠٠ ٠٠٠ ٠٠٠ → "٠٧٠٠ ٠٠٠ ٠٠٠" lacks the code of its country, +254, so WhatsApp finds nobody by it. Did you mean "+254 700 000000"? What is written "https://wa.me/{whatsapp}" leads there."`,
  );
  expect(inKenya({ '/values/phone': 'call Jane', [to]: 'tel:{phone}' })).toMatchInlineSnapshot(
    `"call Jane → "call Jane" holds no telephone number. Write the whole number, such as +254 700 000 000. What is written "tel:{phone}" leads there."`,
  );
});

test('names the code of the country that the site is in where no number is known, and says in the editor who leads there', () => {
  const business = { type: 'Bakery', telephone: '0123', address: { city: 'Kampala', country: 'UG' } };
  expect(found(rule, { '/business': business })).toContain('Write the whole number, beginning with +256.');
  const text = siteWith({ '/site/language': 'en-KE', '/values/phone': '0700 000 001', [to]: 'tel:{phone}' });
  const { findings } = checkManifest(JSON.parse(text), assets, { now: new Date('2031-05-06'), registry });
  const said = findings.filter((one) => one.rule === rule).map(({ message, parts }) => sayMessage(parts ?? message));
  expect(said).toEqual([
    '"0700 000 001" lacks the code of its country, +254, so from another country it leads elsewhere. Did you mean "+254 700 000001"? Links on the pages lead there.',
  ]);
});

test('reports a number of an entry at the entry, however its groups are parted in a link of copy', () => {
  const rows = { from: 'people', as: ['{name}', '[{phone}](tel:{phone})'] };
  const edit = {
    '/collections/people': [
      { name: 'Ann', phone: '0712 345 678' },
      { name: 'Ben', phone: '+254 722 345 678' },
    ],
    '/routes/0/blocks/1': { type: 'table', heading: 'Who', columns: ['Name', 'Phone'], rows },
  };
  const text = siteWith({ '/site/language': 'en-KE', ...edit });
  const { findings } = checkManifest(JSON.parse(text), assets, { now: new Date('2031-05-06'), registry });
  expect(findings.filter(({ severity, rule: id }) => severity === 'error' && id !== 'nothing-unused')).toMatchObject([
    { rule, pointer: '/collections/people/0/phone', meant: { name: '+254 712 345678' } },
  ]);
});

test('offers the number that was meant, where it is one alone', () => {
  const meantBy = (edit: Edit): (string | undefined)[] => {
    const text = siteWith({ '/site/language': 'en-KE', ...edit });
    const site = JSON.parse(text) as JsonObject;
    const { findings } = checkManifest(site, assets, { now: new Date('2031-05-06'), registry });
    return findings
      .filter((finding) => finding.rule === rule)
      .map((finding) => mendedText(finding, valueAt(site, finding.pointer)));
  };
  expect(meantBy({ [to]: 'tel:0700 000 000' })).toEqual(['tel:+254 700 000000']);
  expect(meantBy({ '/values/phone': '0700 000 000', [to]: 'tel:{phone}' })).toEqual(['+254 700 000000']);
  expect(meantBy({ '/site/language': 'en-US', [to]: 'https://wa.me/2012469134' })).toEqual([undefined]);
});

test.each([
  'tel:+49 (0)30 123456',
  'tel:0049 30 123456',
  'tel:+٢٥٤ ٧٠٠ ٠٠٠ ٠٠٠',
  'tel:+1 212 555 0123;ext=5',
  'tel:112',
  'tel:116 117',
  'tel:*144#',
  'https://wa.me/254700000000?text=Hello',
  'https://wa.me/+254 700 000 000',
  'https://wa.me/4915112345678',
  'https://wa.me/message/ABCDEF1234',
  'https://api.whatsapp.com/send?phone=254700000000',
])('accepts %s', (link) => {
  expect(inKenya({ [to]: link })).toBe('nothing');
});

test('accepts examples that nobody has, which another rule tells of', () => {
  expect(inKenya({ '/values/phone': '+00 000 000 000', [to]: 'tel:{phone}' })).toMatch(/^\(placeholder\)/);
});

test('says nothing of a number in which a value is missing: that is the mistake', () => {
  expect(inKenya({ [to]: 'tel:{fone}' })).toMatch(/^\(value-exists\)/);
});
