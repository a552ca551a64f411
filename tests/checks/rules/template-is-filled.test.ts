import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'template-is-filled';

const template = '/routes/0/blocks/1/items';

test('says nothing of fields that other entries may have', () => {
  expect(found(rule, { [`${template}/as/meta`]: '{price}', [`${template}/as/stub`]: '{weight}' })).toBe('nothing');
  const events = {
    type: 'events',
    style: 'featured',
    heading: 'Markets',
    items: {
      from: 'markets',
      as: { title: '{title}', date: '{date}', time: '{time}', location: '{place}', image: '{image}', kind: '{type}' },
      where: { featured: true },
    },
  };
  const market = { title: 'Market', date: '2031-06-01', time: '10:00', place: 'Nairobi' };
  const edit = { '/collections/markets': [market], '/routes/0/blocks/-': events };
  expect(found(rule, edit)).toMatch(/^\(nothing-unused\) [^\n]*$/);
});

test('says nothing of a property that takes what has its own name, however near another name is', () => {
  const near = { '/collections/breads/0/maete': 'Rye' };
  expect(found(rule, { ...near, [`${template}/as/meta`]: '{meta}' })).toBe('nothing');
});

test('leaves a misspelt field to the other rule', () => {
  expect(found(rule, { [`${template}/as/meta`]: '{titel}' })).toMatch(/^\(template-field-exists\)/);
});

test('warns of a name that is perhaps another one of a field', () => {
  const edit = { '/collections/breads/0/photo': 'uploads/example.svg', [`${template}/as/picture`]: '{foto}' };
  expect(found(rule, { ...edit, [`${template}/as/meta`]: '{weight}' })).toMatchInlineSnapshot(
    `"warning {foto} → No entry of "breads" has "foto", so nothing shows there. Did you mean {photo}? Otherwise add it to an entry, or remove it here."`,
  );
});

test('accepts a field that only one entry has', () => {
  expect(found(rule, { [`${template}/as/meta`]: '{price}', '/collections/breads/1/price': '3' })).toBe('nothing');
});
