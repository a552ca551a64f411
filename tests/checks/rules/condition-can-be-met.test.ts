import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/manifest/manifest';
import { found } from '../site-with';

const rule = 'condition-can-be-met';

const trip = {
  name: 'trip',
  label: 'Trip',
  kind: 'select',
  options: [
    { value: 'day', label: 'By day' },
    { label: 'After dark', options: [{ value: 'night', label: 'By night' }] },
  ],
};
const lamp = { name: 'lamp', label: 'A lamp of your own?', kind: 'radio', options: [{ value: 'own', label: 'Yes' }] };
const rules = { name: 'rules', label: 'I agree', kind: 'consent' };
const city = { name: 'city', label: 'City', kind: 'text' };

function foundWith(...fields: JsonObject[]): string {
  return found(rule, { '/routes/1/blocks/2/sections/0/fields': fields });
}

test('reports a condition that names no field, or one into which anything may be written', () => {
  expect(foundWith(trip, { ...city, when: { tripp: 'night' } })).toMatchInlineSnapshot(
    `""tripp" → No field of this form is named "tripp". Did you mean "trip"?"`,
  );
  expect(foundWith(trip, city, { ...lamp, when: { city: 'Kilifi' } })).toMatchInlineSnapshot(
    `""city" → "city" is of the kind "text", and a condition needs something to choose from: select, radio, checkbox or consent."`,
  );
});

test('reports a value that is no choice, alone and in a list', () => {
  expect(foundWith(trip, { ...city, when: { trip: 'nigth' } })).toMatchInlineSnapshot(
    `""nigth" → "trip" never has the value "nigth". Did you mean "night"?"`,
  );
  expect(foundWith(trip, { ...city, when: { trip: ['night', 'After dark'] } })).toMatchInlineSnapshot(
    `""After dark" → "trip" never has the value "After dark". There is: "day", "night"."`,
  );
  expect(foundWith(rules, { ...city, when: { rules: 'on' } })).toMatchInlineSnapshot(
    `""on" → "rules" never has the value "on". There is: "yes"."`,
  );
});

test('reports a field that depends on itself, over others too, as one problem', () => {
  expect(foundWith({ ...lamp, when: { lamp: 'own' } })).toMatchInlineSnapshot(
    `""lamp" → "lamp" depends on itself, so it would never be shown. Take this condition away, or name another field."`,
  );
  expect(
    foundWith(
      { ...trip, when: { rules: 'yes' } },
      { ...lamp, when: { trip: 'night' } },
      { ...rules, when: { lamp: 'own' } },
    ),
  ).toMatchInlineSnapshot(
    `""rules" → "trip" depends on "rules", that on "lamp", and that on "trip" again, so it would never be shown. Take this condition away, or name another field."`,
  );
});

test('leaves a choice that is missing to what is wrong with the list of choices', () => {
  const taken = (from: string): JsonObject => ({ from, as: { value: '{code}', label: '{title}' } });
  const asked = { ...city, when: { trip: 'ke' } };
  expect(foundWith({ ...trip, options: [{ label: 'All', options: taken('braeds') }] }, asked)).toMatchInlineSnapshot(
    `"(collection-exists) braeds → No collection is named "braeds". Did you mean "breads"?"`,
  );
  expect(foundWith({ ...trip, options: [...trip.options, taken('braeds')] }, asked)).toMatchInlineSnapshot(
    `"(collection-exists) braeds → No collection is named "braeds". Did you mean "breads"?"`,
  );
  expect(
    foundWith({ ...trip, options: [...trip.options, { label: 'All', options: [] }] }, asked),
  ).toMatchInlineSnapshot(`"(field-has-options) [ → The group "All" has nothing to choose from. Give it "options"."`);
});

test('accepts conditions that can be met, one after the other and several at once', () => {
  expect(
    foundWith(
      trip,
      { ...lamp, when: { trip: ['day', 'night'] } },
      { ...rules, when: { lamp: 'own' } },
      { ...city, when: { trip: 'night', lamp: 'own', rules: 'yes' } },
    ),
  ).toBe('nothing');
});

test('says nothing of the values of a field that has nothing to choose from, which is told of there', () => {
  const { options: _, ...empty } = trip;
  expect(foundWith(empty, { ...city, when: { trip: 'night' } })).toMatchInlineSnapshot(
    `"(field-has-options) { → "Trip" has nothing to choose from. Give it "options"."`,
  );
});

test('of names of which there are none it ends with its sentence', () => {
  expect(foundWith({ ...city, when: { trip: 'night' } })).toMatchInlineSnapshot(
    `""trip" → No field of this form is named "trip"."`,
  );
});
