import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'field-name-is-free';

const form = '/routes/1/blocks/2';
const field = (name: string) => ({ name, label: 'Another', kind: 'text' });

test('reports a second field with the same name, in another part of the form too', () => {
  expect(found(rule, { [`${form}/sections/0/fields/-`]: field('message') })).toMatchInlineSnapshot(
    `""message" → Another field of this form is already named "message". Choose another name."`,
  );
  expect(found(rule, { [`${form}/sections/-`]: { fields: [field('message')] } })).toMatchInlineSnapshot(
    `""message" → Another field of this form is already named "message". Choose another name."`,
  );
});

test('reports a name that sending needs itself', () => {
  expect(found(rule, { [`${form}/sections/0/fields/-`]: field('user_id') })).toMatchInlineSnapshot(
    `""user_id" → "user_id" is a name that sending needs itself. Choose another name."`,
  );
  expect(found(rule, { [`${form}/sections/0/fields/-`]: field('reference') })).toMatchInlineSnapshot(
    `""reference" → "reference" is a name that sending needs itself. Choose another name."`,
  );
});

test.each(['elements', 'querySelectorAll', 'contains', 'parentNode', 'requestSubmit', 'constructor', 'toString'])(
  'reports the name "%s", in whose place sending would find the field',
  (name) => {
    expect(found(rule, { [`${form}/sections/0/fields/-`]: field(name) })).toContain(
      `"${name}" is a name that sending needs itself. Choose another name.`,
    );
  },
);

test.each(['title', 'action', 'children', 'length', 'target', 'style', 'remove', 'before', 'after'])(
  'accepts the name "%s", which a form has and nobody asks it for',
  (name) => {
    expect(found(rule, { [`${form}/sections/0/fields/-`]: field(name) })).toBe('nothing');
  },
);

test('accepts the same name in two forms', () => {
  const other = {
    type: 'form',
    name: 'news',
    delivery: 'mail',
    sections: [{ fields: [field('message')] }],
    submit: { label: 'Send', busy: 'Sending…' },
    success: { title: 'Sent', text: 'Thank you.' },
    failure: { alert: 'Not sent' },
  };
  expect(found(rule, { '/routes/0/blocks/-': other })).toBe('nothing');
});
