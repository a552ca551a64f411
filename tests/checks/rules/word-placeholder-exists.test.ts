import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'word-placeholder-exists';

test('reports a name in braces that nothing fills in', () => {
  expect(found(rule, { '/words': { fieldMissing: 'Please fill in {lable}.' } })).toMatchInlineSnapshot(
    `"{lable} → Nothing fills in "{lable}" here. Did you mean "label"?"`,
  );
  expect(found(rule, { '/words': { noScript: 'Please call {fone}.' } })).toMatchInlineSnapshot(
    `"{fone} → Nothing fills in "{fone}" here. There is: "email", "name", "phone", "year"."`,
  );
});

test('leaves a value that pages miss as well to the rule about values', () => {
  expect(
    found(rule, { '/words': { noScript: 'Please call {fone}.' }, '/routes/0/blocks/0/text': '{fone}' }),
  ).toMatchInlineSnapshot(
    `"(value-exists) fone → No value is named "fone". There is: "email", "name", "phone", "year"."`,
  );
});

test('reports the field of an entry, and what the site fills in with a format', () => {
  expect(found(rule, { '/words': { fieldMissing: 'Fill in {label.name}.' } })).toMatchInlineSnapshot(
    `"{label.name} → Nothing fills in "{label.name}" here. There is: "label", "email", "name", "phone", "year"."`,
  );
  expect(found(rule, { '/words': { fieldMissing: 'Fill in {label:long}.' } })).toMatchInlineSnapshot(
    `"{label:long} → Nothing fills in "{label:long}" here. There is: "label", "email", "name", "phone", "year"."`,
  );
});

test('accepts what the site fills in, values and doubled braces', () => {
  const words = { fieldMissing: '{label}? Please call {phone}. {{label}}', documentTitle: '{title} – {site}' };
  expect(found(rule, { '/words': words })).toBe('nothing');
  const season = { '/values/seasonEnd': '2031-09-30', '/words': { closedDay: 'Closed from {seasonEnd:long} on' } };
  expect(found(rule, season)).toBe('nothing');
});
