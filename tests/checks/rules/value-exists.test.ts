import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'value-exists';

test('reports a name in braces that is no value', () => {
  expect(found(rule, { '/routes/0/blocks/0/text': 'Call {fone}.' })).toMatchInlineSnapshot(
    `"fone → No value is named "fone". There is: "phone", "email", "name", "year"."`,
  );
  expect(found(rule, { '/routes/0/title': 'Bread by {nmae}' })).toMatchInlineSnapshot(
    `"nmae → No value is named "nmae". Did you mean "name"?"`,
  );
  expect(found(rule, { '/footer/copyright': '© {yaer}' })).toMatchInlineSnapshot(
    `"yaer → No value is named "yaer". Did you mean "year"?"`,
  );
  expect(found(rule, { '/shared/ready/heading': '{toString}' })).toMatchInlineSnapshot(
    `"toString → No value is named "toString". There is: "phone", "email", "name", "year"."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/text': ['One', 'Two {fone}'] })).toMatchInlineSnapshot(
    `"fone → No value is named "fone". There is: "phone", "email", "name", "year"."`,
  );
});

test('accepts values, the name, the year and doubled braces', () => {
  expect(found(rule, { '/routes/0/blocks/0/text': '{phone} {name} {year} {{fone}} {3}' })).toBe('nothing');
});
