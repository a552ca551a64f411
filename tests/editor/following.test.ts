import { expect, test } from 'vitest';
import { withFollowing } from '../../src/editor/members/following';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { valueAt } from '../../src/manifest/pointer';

const block = '/routes/0/blocks/0';
const field = `${block}/sections/0/fields/0`;
const choice = `${field}/options/0`;

/** A form with some fields in its first section. */
function formWith(...fields: JsonObject[]): JsonObject {
  return { routes: [{ path: '/', blocks: [{ type: 'form', sections: [{ fields }] }] }] };
}

/** What a part is once its label was written in some steps. */
function written(before: JsonObject, place: string, labels: string[], isFresh = true): unknown {
  const fresh = isFresh ? { places: [place], left: [] } : undefined;
  const after = labels.reduce<JsonObject>((root, label) => {
    const changed = set(root, `${place}/label`, label);
    return withFollowing(root, changed, `${place}/label`, fresh);
  }, before);
  return valueAt(after, place);
}

/** The same of a choice of the only field. */
function writtenChoice(option: JsonObject, labels: string[], isFresh = true): unknown {
  return written(formWith({ name: 'a', label: 'A', kind: 'radio', options: [option] }), choice, labels, isFresh);
}

test('a choice that was just added sends what it says, letter by letter, until something else is to be sent', () => {
  expect(writtenChoice({ label: '' }, ['Y', 'Ye', 'Yes'])).toEqual({ label: 'Yes', value: 'Yes' });
  expect(writtenChoice({ label: '' }, ['Y', ''])).toEqual({ label: '' });
  expect(writtenChoice({ label: 'Yes', value: 'y' }, ['Yes!'])).toEqual({ label: 'Yes!', value: 'y' });
});

test('what stood there before, and a group of choices, send what they did', () => {
  expect(writtenChoice({ label: 'Yes', value: 'Yes' }, ['Yes!'], false)).toEqual({ label: 'Yes!', value: 'Yes' });
  expect(writtenChoice({ label: '', options: [] }, ['Yes'])).toEqual({ label: 'Yes', options: [] });
  const other = formWith({ label: 'A' });
  expect(withFollowing(other, other, '/heading', { places: [block], left: [] })).toBe(other);
});

test('a field of a form that was just added is named by its label, and by no name that another one has', () => {
  const fresh = { label: '', name: '', kind: 'text' };
  const named = (labels: string[], ...others: JsonObject[]): unknown => {
    const field0 = written(formWith(fresh, ...others), field, labels);
    return (field0 as JsonObject).name;
  };
  expect(named(['Date', 'Date of b', 'Date of birth'])).toBe('dateOfBirth');
  expect(named(['I have read the [rules](/house-rules)'])).toBe('iHaveReadTheRules');
  expect(named(['Phone'], { name: 'phone' }, { name: 'phone2' })).toBe('phone3');
  expect(named(['phone'], { name: 'phone' })).toBe('phone2');
  expect(named(['Phone', ''], { name: 'phone' })).toBeUndefined();
});

test('a name that somebody has written stays, and so does one that stood there before', () => {
  const own = { label: 'Passport', name: 'document', kind: 'text' };
  expect(written(formWith(own), field, ['Passport?'])).toEqual({ ...own, label: 'Passport?' });
  const old = { label: 'Passport', name: 'passport', kind: 'text' };
  expect(written(formWith(old), field, ['Document'], false)).toEqual({ ...old, label: 'Document' });
});
