import type { Json } from '../../manifest/manifest';
import { createEditRegistry } from '../../registry/edit-registry';
import { type Field, fieldsOf, type Input } from '../fields/fields-of';

/** What of the words in a block is the name of something that is drawn, or where something leads: none of it is read. */
const unread = new Set(['icon', 'flag', 'color', 'delivery']);

let known: Map<string, Set<Json>> | undefined;

/** Whether a property of an item says how that looks or works, such as `"width": "half"`: nothing that the item is called by. */
export function isSetting(name: string, value: Json): boolean {
  known ??= settingsOfBlocks();
  const values = known.get(name);
  return values !== undefined && (values.size === 0 || values.has(value));
}

/** What is chosen of a few under each name, in whatever block; nothing stands for any value. */
function settingsOfBlocks(): Map<string, Set<Json>> {
  const settings = new Map<string, Set<Json>>();
  for (const { schema } of Object.values(createEditRegistry('').blocks)) {
    for (const { name, input } of fieldsWithin(fieldsOf(schema))) {
      if (input.kind === 'words' && unread.has(input.of)) settings.set(name, new Set());
      if (input.kind !== 'choice') continue;
      const values = settings.get(name);
      if (values?.size !== 0) settings.set(name, new Set([...(values ?? []), ...input.options]));
    }
  }
  return settings;
}

function* fieldsWithin(fields: readonly Field[]): Generator<Field> {
  for (const field of fields) {
    yield field;
    yield* fieldsWithin(partsOf(field.input));
  }
}

function partsOf(input: Input): readonly Field[] {
  if (input.kind === 'group') return input.fields;
  if (input.kind === 'list') return partsOf(input.item);
  return input.kind === 'named' ? partsOf(input.value) : [];
}
