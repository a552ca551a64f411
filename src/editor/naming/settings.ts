import type { Json } from '../../manifest/manifest';
import { blockTypes } from '../../registry/generated/block-types';
import { fieldsOf } from '../inputs/fields-of';
import type { Field } from '../inputs/input';
import { fieldsOfInput, innermost, settingsOf } from '../inputs/inputs';

let settingsByName: Map<string, Set<Json>> | undefined;

/**
 * Tells whether a property says how its item looks or works, such as `"width": "half"`, so that no item is called by
 * it.
 */
export function isSetting(name: string, value: Json): boolean {
  settingsByName ??= settingsOfBlocks();
  const values = settingsByName.get(name);
  return values !== undefined && (values.size === 0 || values.has(value));
}

/** Gives the values that can be chosen under each name, in whatever block; an empty set stands for any value. */
function settingsOfBlocks(): Map<string, Set<Json>> {
  const settings = new Map<string, Set<Json>>();
  for (const { schema } of Object.values(blockTypes)) {
    for (const { name, input } of fieldsWithin(fieldsOf(schema))) {
      const own = settingsOf(input);
      const values = settings.get(name);
      if (own === 'any') settings.set(name, new Set());
      else if (own && values?.size !== 0) settings.set(name, new Set([...(values ?? []), ...own]));
    }
  }
  return settings;
}

function* fieldsWithin(fields: readonly Field[]): Generator<Field> {
  for (const field of fields) {
    yield field;
    yield* fieldsWithin(fieldsOfInput(innermost(field.input)));
  }
}
