import { isObject, namedMembers } from '../../manifest/manifest';
import { memberPointer } from '../../manifest/pointer';
import type { InputKind } from './input-kind';

/** Values under names that their owner gives, such as the contact details. */
export const named: InputKind<'named'> = {
  from({ schema: { additionalProperties: value, propertyNames }, inputFor }) {
    if (typeof value !== 'object') return undefined;
    return { kind: 'named', value: inputFor(value), names: propertyNames?.pattern ?? '' };
  },
  empty: () => ({}),
  holds: (value) => isObject(value) || typeof value === 'string',
  *texts(value, input, place, textsOf) {
    for (const [name, member] of namedMembers(value)) {
      yield* textsOf(member, input.value, memberPointer(place, name));
    }
  },
  each: ({ value }) => value,
};
