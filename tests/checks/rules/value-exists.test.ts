import { expect, test } from 'vitest';
import { found } from '../site-with';
import { withTrips } from '../trips';

const rule = 'value-exists';

test('reports a name in braces that is no value', () => {
  expect(found(rule, { '/routes/0/blocks/0/text': 'Call {fone}.' })).toMatchInlineSnapshot(
    `"fone → No value is named "fone". There is: "email", "name", "phone", "year"."`,
  );
  expect(found(rule, { '/routes/0/title': 'Bread by {nmae}' })).toMatchInlineSnapshot(
    `"nmae → No value is named "nmae". Did you mean "name"?"`,
  );
  expect(found(rule, { '/footer/copyright': '© {yaer}' })).toMatchInlineSnapshot(
    `"yaer → No value is named "yaer". Did you mean "year"?"`,
  );
  expect(found(rule, { '/shared/ready/heading': '{toString}' })).toMatchInlineSnapshot(
    `"toString → No value is named "toString". There is: "email", "name", "phone", "year"."`,
  );
  expect(found(rule, { '/routes/0/blocks/0/text': ['One', 'Two {fone}'] })).toMatchInlineSnapshot(
    `"fone → No value is named "fone". There is: "email", "name", "phone", "year"."`,
  );
  expect(found(rule, { '/redirects': [{ from: '/call', to: 'tel:{fone}' }] })).toMatchInlineSnapshot(
    `"fone → No value is named "fone". There is: "email", "name", "phone", "year"."`,
  );
});

test('reports a name in a value, which fills in no other', () => {
  expect(found(rule, { '/values/phone': '{email} or {trip.name}' })).toMatchInlineSnapshot(`
    "
    {email} → A value fills in no other value, so visitors would read "{email}" as it stands. Write here what {email} says, or write both names in the texts: {phone} and {email}.
    {trip.name} → A value fills in no other value, so visitors would read "{trip.name}" as it stands. Write here, without braces, what visitors should read.
    "
  `);
});

test('reports it of the condition of a route, and not the links to pages that this leaves out', () => {
  expect(found(rule, withTrips(undefined, { where: { name: '{nmae}' } }))).toMatchInlineSnapshot(
    `"nmae → No value is named "nmae". Did you mean "name"?"`,
  );
});

test('accepts values, the name, the year and doubled braces', () => {
  expect(found(rule, { '/routes/0/blocks/0/text': '{phone} {name} {year} {{fone}} {3}' })).toBe('nothing');
});
