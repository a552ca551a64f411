import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';
import { ownValues } from '../../manifest/own-values';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';

/** A name that can be given to one more value of a group; or in words why it cannot, and where the one is that has it. */
export type NewName = { place: Pointer; problem?: undefined } | { problem: string; taken?: Pointer };

/** Reads a new name in a group; `pattern` is what the schema says of its names. */
export function newNameIn(root: JsonObject, group: Pointer, written: string, pattern: string): NewName {
  const name = written.trim();
  const place = memberPointer(group, name);
  const named = valueAt(root, group);
  if (name === '') return { problem: 'Write the name first.' };
  if (isObject(named) && Object.hasOwn(named, name)) return { problem: `There is “${name}” already.`, taken: place };
  const meaning = group === '/values' ? ownValues.get(name) : undefined;
  if (meaning !== undefined) return { problem: `{${name}} always writes ${meaning}. Choose another name.` };
  const names = new RegExp(pattern);
  if (names.test(name)) return { place };
  const takesHyphens = names.test('two-words');
  const said = takesHyphens ? 'small letters a to z, digits and hyphens' : 'letters a to z and digits';
  const example = takesHyphens ? 'course-requests' : 'openingHours';
  return { problem: `“${name}” cannot be a name here. It takes ${said}, and begins with a small letter: ${example}.` };
}
