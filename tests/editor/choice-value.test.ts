import { expect, test } from 'vitest';
import { withChoiceValue } from '../../src/editor/fields/choice-value';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';

const place = '/options/0';
const fresh = { place, left: [] };

/** What a choice is once its label was written in some steps. */
function written(choice: JsonObject, labels: string[], now = true): unknown {
  const after = labels.reduce<JsonObject>(
    (root, label) => {
      const changed = set(root, `${place}/label`, label) as JsonObject;
      return withChoiceValue(root, changed, `${place}/label`, now ? fresh : undefined);
    },
    { options: [choice] },
  );
  return valueAt(after, place);
}

test('a choice that was just added sends what it says, letter by letter, until something else is to be sent', () => {
  expect(written({ label: '' }, ['Y', 'Ye', 'Yes'])).toEqual({ label: 'Yes', value: 'Yes' });
  expect(written({ label: '' }, ['Y', ''])).toEqual({ label: '' });
  expect(written({ label: 'Yes', value: 'y' }, ['Yes!'])).toEqual({ label: 'Yes!', value: 'y' });
});

test('what stood there before, and a group of choices, send what they did', () => {
  expect(written({ label: 'Yes', value: 'Yes' }, ['Yes!'], false)).toEqual({ label: 'Yes!', value: 'Yes' });
  expect(written({ label: '', options: [] }, ['Yes'])).toEqual({ label: 'Yes', options: [] });
  const other = { options: [{ label: 'A' }] };
  expect(withChoiceValue(other, other, '/heading', fresh)).toBe(other);
});
