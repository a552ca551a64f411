import type { Json, JsonObject } from './manifest';
import { memberPointer, type Pointer, valueAt } from './pointer';

/** What a visitor chooses with an entry: `value` of a field whose choices are made of the collection by `template`. */
export interface Choice {
  collection: string;
  template: string;
  value: Json | undefined;
}

/** Where the forms within a part ask a question of those alone who have made a choice. */
export function* conditionsOn(part: Json, pointer: Pointer, choice: Choice): Generator<Pointer> {
  if (part === null || typeof part !== 'object') return;
  const fields = fieldsOf(part, pointer);
  const names = fields.filter(({ field }) => offers(field.options ?? null, choice)).map(({ field }) => field.name);
  for (const { field, at } of fields) {
    for (const [name, wanted] of Object.entries((field.when ?? {}) as JsonObject)) {
      if (!names.includes(name)) continue;
      const place = memberPointer(memberPointer(at, 'when'), name);
      if (wanted === choice.value) yield place;
      if (Array.isArray(wanted))
        yield* wanted.flatMap((one, index) => (one === choice.value ? `${place}/${index}` : []));
    }
  }
  for (const [key, inner] of Object.entries(part)) yield* conditionsOn(inner, memberPointer(pointer, key), choice);
}

/** The fields of a form, and where they stand; none of what is no form. */
function fieldsOf(form: Json, pointer: Pointer): { field: JsonObject; at: Pointer }[] {
  return listAt(form, '/sections').flatMap((_, section) => {
    const list = `/sections/${section}/fields`;
    return listAt(form, list).map((field, index) => ({
      field: field as JsonObject,
      at: `${pointer}${list}/${index}`,
    }));
  });
}

/** Whether choices are made of the collection, all of them or those of a group. */
function offers(options: Json, choice: Choice): boolean {
  if (options === null || typeof options !== 'object') return false;
  const { from, as } = options as JsonObject;
  const isMade = from === choice.collection && valueAt(as, '/value') === choice.template;
  return isMade || Object.values(options).some((inner) => offers(inner, choice));
}

function listAt(value: Json, pointer: Pointer): Json[] {
  const list = valueAt(value, pointer);
  return Array.isArray(list) ? list : [];
}
