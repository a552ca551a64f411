import { expect, test } from 'vitest';
import { type Edit, found } from '../site-with';
import { withTrips } from '../trips';

const rule = 'braces-are-whole';

const saying = (text: string): Edit => ({ '/routes/0/blocks/0/text': `Call {phone}. ${text}` });

test('reports braces around something that is no name', () => {
  expect(found(rule, saying('{phone number}'))).toMatchInlineSnapshot(
    `"{phone number} → "{phone number}" is no name, so visitors would read it as it stands: names have letters and digits alone. Did you mean "{phone}"? Write {{ and }} for braces that belong to the text."`,
  );
  expect(found(rule, saying('{e-mail}'))).toMatchInlineSnapshot(
    `"{e-mail} → "{e-mail}" is no name, so visitors would read it as it stands: names have letters and digits alone. Did you mean "{email}"? Write {{ and }} for braces that belong to the text."`,
  );
  expect(found(rule, saying('{ phone }'))).toMatchInlineSnapshot(
    `"{ phone } → "{ phone }" is no name, so visitors would read it as it stands: names have letters and digits alone. Did you mean "{phone}"? Write {{ and }} for braces that belong to the text."`,
  );
  expect(found(rule, saying('{teléfono}'))).toMatchInlineSnapshot(
    `"{teléfono} → "{teléfono}" is no name, so visitors would read it as it stands: names have letters and digits alone. Write {{ and }} for braces that belong to the text."`,
  );
});

test('reports a brace whose other one is missing', () => {
  expect(found(rule, saying('{phone'))).toMatchInlineSnapshot(
    `"{phone → "{phone" has no } after it, so visitors would read it as it stands. Did you mean "{phone}"? Write {{ for a brace that belongs to the text."`,
  );
  expect(found(rule, saying('phone} or {email}'))).toMatchInlineSnapshot(
    `"phone} → "phone}" has no { before it, so visitors would read it as it stands. Did you mean "{phone}"? Write }} for a brace that belongs to the text."`,
  );
  expect(found(rule, saying('[write](mailto:{email)'))).toMatchInlineSnapshot(
    `"{email → "{email" has no } after it, so visitors would read it as it stands. Did you mean "{email}"? Write {{ for a brace that belongs to the text."`,
  );
});

test('reports it of a template, and of what an entry says', () => {
  expect(found(rule, { '/routes/0/blocks/1/items/as/text': 'Our {bread title}' })).toMatchInlineSnapshot(
    `"{bread title} → "{bread title}" is no name, so visitors would read it as it stands: names have letters and digits alone. Did you mean "{title}"? Write {{ and }} for braces that belong to the text."`,
  );
  expect(found(rule, { '/collections/breads/0/title': 'Rye {dark' })).toMatchInlineSnapshot(
    `"{dark → "{dark" has no } after it, so visitors would read it as it stands. Write {{ for a brace that belongs to the text."`,
  );
});

test('reports it of a value, which fills in nothing, and of a word', () => {
  expect(found(rule, { '/values/phone': '+254 {first name}' })).toMatchInlineSnapshot(
    `"{first name} → A value fills in nothing, so visitors would read "{first name}" as it stands. Write here, without braces, what they should read."`,
  );
  expect(found(rule, { '/values/phone': '+254 {oops' })).toMatchInlineSnapshot(
    `"{oops → A value fills in nothing, so visitors would read "{oops" as it stands. Write here, without braces, what they should read."`,
  );
  expect(found(rule, { '/words': { menu: 'Menu {first name}' } })).toMatchInlineSnapshot(
    `"{first name} → "{first name}" is no name, so visitors would read it as it stands: names have letters and digits alone. Did you mean "{name}"? Write {{ and }} for braces that belong to the text."`,
  );
});

test('reports it of a condition, and not the list that it leaves empty, nor links to pages that it leaves out', () => {
  const taken = '/routes/0/blocks/1/items';
  expect(found(rule, { [`${taken}/where`]: { title: '{first name}' } })).toMatchInlineSnapshot(
    `"{first name} → "{first name}" is no name, so visitors would read it as it stands: names have letters and digits alone. Did you mean "{name}"? Write {{ and }} for braces that belong to the text."`,
  );
  expect(found(rule, withTrips(undefined, { where: { name: '{first name}' } }))).toMatchInlineSnapshot(
    `"{first name} → "{first name}" is no name, so visitors would read it as it stands: names have letters and digits alone. Did you mean "{name}"? Write {{ and }} for braces that belong to the text."`,
  );
});

test('accepts doubled braces, and braces that are meant as they stand', () => {
  expect(found(rule, saying('{{phone number}} {{dawn'))).toBe('nothing');
  expect(found(rule, saying('{1, 2} {} { } :-} {"a": 1} {x, y} {3} ;} {'))).toBe('nothing');
});
