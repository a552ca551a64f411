import { expect, test } from 'vitest';
import { type Edit, found } from '../site-with';

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

test('accepts doubled braces, and braces that are meant as they stand', () => {
  expect(found(rule, saying('{{phone number}} {{dawn'))).toBe('nothing');
  expect(found(rule, saying('{1, 2} {} { } :-} {"a": 1} {x, y} {3} ;} {'))).toBe('nothing');
});
