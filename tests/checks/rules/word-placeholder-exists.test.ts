import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'word-placeholder-exists';

test('reports a name in braces that nothing fills in', () => {
  expect(found(rule, { '/words': { fieldMissing: 'Please fill in {lable}.' } })).toMatchInlineSnapshot(
    `"{lable} → Nothing fills in "{lable}" here. Did you mean "label"?"`,
  );
  expect(found(rule, { '/words': { noScript: 'Please call {fone}.' } })).toMatchInlineSnapshot(
    `"{fone} → Nothing fills in "{fone}" here. There is: "phone", "email", "name", "year"."`,
  );
});

test('leaves a value that pages miss as well to the rule about values', () => {
  expect(
    found(rule, { '/words': { noScript: 'Please call {fone}.' }, '/routes/0/blocks/0/text': '{fone}' }),
  ).toMatchInlineSnapshot(
    `"(value-exists) fone → No value is named "fone". There is: "phone", "email", "name", "year"."`,
  );
});

test('accepts what the site fills in, values and doubled braces', () => {
  const words = { fieldMissing: '{label}? Please call {phone}. {{label}}', documentTitle: '{title} – {site}' };
  expect(found(rule, { '/words': words })).toBe('nothing');
});
