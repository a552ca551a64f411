import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { memberPointer } from '../../manifest/pointer';
import type { InputKind } from './input-kind';

/** When something takes place: a day, with further details. */
export const occasion: InputKind<'occasion'> = {
  from: ({ schema, definition, fieldsOf }) =>
    definition === 'occasion' ? { kind: 'occasion', fields: fieldsOf(schema, null) } : undefined,
  empty: () => '',
  holds: (value) => typeof value === 'string' || (isObject(value) && 'date' in value),
  *texts(value, { fields }, place, textsOf) {
    if (!isObject(value)) return;
    for (const { name, input } of fields) yield* textsOf(value[name], input, memberPointer(place, name));
  },
  fields: ({ fields }) => fields,
  canBeBlank: true,
  fillsTexts: true,
  inText: { of: 'day', takes: (text) => text.includes('{') },
};

/** How a day stands: as planned, or what has changed about it; each as it is called. */
export const changes = {
  planned: 'As planned',
  cancelled: 'Cancelled',
  'sold-out': 'Sold out',
  moved: 'Moved to…',
};

/** How a day stands. */
export type OccasionChange = keyof typeof changes;

/** Tells how a day stands. */
export function changeOf(value: Json | undefined): OccasionChange {
  if (!isObject(value)) return 'planned';
  const { state, movedTo } = value;
  if (state === 'cancelled' || state === 'sold-out') return state;
  return movedTo === undefined ? 'planned' : 'moved';
}

/** Gives a day with another change; one that says nothing else any more is written as a day alone. */
export function withChange(value: Json | undefined, change: OccasionChange): Json {
  const { state: _, movedTo, ...others } = groupOf(value);
  if (change === 'planned') return Object.keys(others).length === 1 ? (others.date ?? '') : others;
  if (change === 'moved') return { ...others, movedTo: movedTo ?? '' };
  return { ...others, state: change, ...(movedTo !== undefined && { movedTo }) };
}

/** Gives a day as a group, which can say more of it. */
export function groupOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : { date: value ?? '' };
}
