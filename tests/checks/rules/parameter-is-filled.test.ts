import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'parameter-is-filled';

test('reports a parameter that no field of the form fills', () => {
  expect(found(rule, { '/delivery/mail/parameters': ['mesage'] })).toMatchInlineSnapshot(
    `""mesage" → No field of a form is named "mesage". Did you mean "message"?"`,
  );
  expect(found(rule, { '/delivery/mail/parameters': ['message', 'phone'] })).toMatchInlineSnapshot(
    `""phone" → No field of a form is named "phone". There is: "message"."`,
  );
});

test('accepts the names of fields, and the reference that every form sends', () => {
  expect(found(rule, { '/delivery/mail/parameters': ['message', 'reference'] })).toBe('nothing');
});
