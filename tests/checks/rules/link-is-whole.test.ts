import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'link-is-whole';
const text = '/routes/1/blocks/0/text';

test('reports what was meant as a link and would be read as it stands', () => {
  expect(found(rule, { [text]: 'Ask [us] (/contact) now.' })).toMatchInlineSnapshot(
    `"[us] (/contact) → "[us] (/contact)" is no link yet, and would be read as it stands. Remove the space between ] and (."`,
  );
  expect(found(rule, { [text]: 'See [the map](https://maps.test/corner bakery).' })).toMatchInlineSnapshot(
    `"[the map](https://maps.test/corner bakery) → "[the map](https://maps.test/corner bakery)" is no link yet, and would be read as it stands. Write %20 for a space in its address."`,
  );
  expect(found(rule, { [text]: 'See [rye](https://wiki.test/Rye_(bread.' })).toMatchInlineSnapshot(
    `"[rye](https://wiki.test/Rye_ → "[rye](https://wiki.test/Rye_" is no link yet, and would be read as it stands. Write a ) after its address."`,
  );
  expect(found(rule, { [text]: 'See [rye](https://wiki.test/Rye_(bread) now.' })).toMatchInlineSnapshot(
    `"[rye](https://wiki.test/Rye_(bread) now. → "[rye](https://wiki.test/Rye_(bread) now." is no link yet, and would be read as it stands. Write a ) after its address."`,
  );
  expect(found(rule, { [text]: 'Call [us](tel:+49 (0)30 123456).' })).not.toContain('no link yet');
  expect(found(rule, { [text]: 'Write to [us](sms:0700 000 003).' })).toContain('Leave the spaces out of its number.');
  expect(found(rule, { [text]: 'The price [sic] (note: of 2024).' })).not.toContain('no link yet');
  expect(found(rule, { [text]: 'See [rye]( /contact ).' })).toMatchInlineSnapshot(
    `"[rye]( /contact ) → "[rye]( /contact )" is no link yet, and would be read as it stands. Remove the space beside its address."`,
  );
  expect(found(rule, { [text]: ['One', 'Call [us](tel:+254711222333'] })).toMatchInlineSnapshot(
    `"[us](tel:+254711222333 → "[us](tel:+254711222333" is no link yet, and would be read as it stands. Write a ) after its address."`,
  );
  expect(found(rule, { [text]: 'Ask [us [all]](/contact).' })).toMatchInlineSnapshot(
    `"[us [all]](/contact) → "[us [all]](/contact)" is no link yet, and would be read as it stands. Its words stand between [ and ]; write \\[ and \\] for such brackets within them."`,
  );
});

test('says of a link without words where an entry has none, and nothing where that is told already', () => {
  const template = { '/routes/1/blocks/-': { type: 'list', items: { from: 'breads', as: '[{code}](/)' } } };
  expect(
    found(rule, { ...template, '/collections/breads/0/code': '', '/routes/0/blocks/1/items/as/flag': undefined }),
  ).toMatchInlineSnapshot(`""" → This is empty, and the words of a link are made of it. Write something."`);
  expect(
    found(rule, {
      '/routes/1/blocks/-': { type: 'list', items: { from: 'breads', as: '[{title}](/)' } },
      '/collections/breads/0/title': '',
    }),
  ).toMatchInlineSnapshot(`"(schema) "" → This text is empty. Write something here."`);
});

test('accepts links, and brackets that are none', () => {
  const words =
    'See [rye](https://wiki.test/Rye_(bread)). Ask [us](mailto:{email}) [sic] (or not), \\[a](/b), **[us](/contact#hours)**.';
  expect(found(rule, { [text]: words })).toBe('nothing');
});
