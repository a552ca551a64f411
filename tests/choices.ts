import definitions from '../schema/definitions.schema.json';
import { fieldsOf } from '../src/editor/inputs/fields-of';
import type { Field, Input } from '../src/editor/inputs/input';
import { isObject, type Json, type JsonObject } from '../src/manifest/manifest';
import { remove, set } from '../src/manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../src/manifest/pointer';
import type { Schema } from '../src/manifest/schema';

/** A place of a block where one of a few things is said; nothing, where nothing need be. */
export interface Choice {
  place: Pointer;
  options: (Json | undefined)[];
}

/** What may be chosen in a block, at every depth of it. */
export function* choicesIn(block: JsonObject, schema: Schema): Generator<Choice> {
  yield* inGroup(block, fieldsOf(schema), '');
}

/** Something in which another is chosen at a place, or nothing is said there. */
export function choose(from: Json, place: Pointer, option: Json | undefined): Json {
  if (option !== undefined) return set(from, place, option);
  return valueAt(from, place) === undefined ? from : remove(from, place);
}

function* inGroup(group: JsonObject, fields: Field[], place: Pointer): Generator<Choice> {
  for (const { name, input, isRequired } of fields) {
    const member = memberPointer(place, name);
    const options = optionsOf(input);
    if (options) yield { place: member, options: isRequired ? options : [...options, undefined] };
    else yield* inValue(group[name], input, member);
  }
}

function optionsOf(input: Input): Json[] | undefined {
  if (input.kind === 'choice') return input.options;
  if (input.kind === 'switch') return [true, false];
  return input.kind === 'mark' ? [true] : undefined;
}

function* inValue(value: Json | undefined, input: Input, place: Pointer): Generator<Choice> {
  if (input.kind === 'list' && Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* inValue(item, input.item, memberPointer(place, index));
  } else if (input.kind === 'list' && isObject(value) && value.as !== undefined) {
    // The template of the items of a list that is taken from a collection.
    yield* inValue(value.as, input.item, memberPointer(place, 'as'));
  } else if (input.kind === 'group' && isObject(value)) yield* inGroup(value, input.fields, place);
  else if (input.kind === 'picture' && isObject(value)) {
    yield { place: `${place}/focus`, options: [...definitions.$defs.picture.properties.focus.enum, undefined] };
  }
}
