import { isObject } from '../../manifest/is-object';
import type { Json } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { choice } from './choice';
import { delivery } from './delivery';
import { group } from './group';
import type { Field, Input, InputOf, Kind } from './input';
import type { Asked, InputKind, InText, ReadWords } from './input-kind';
import { list } from './list';
import { mark } from './mark';
import { named } from './named';
import { number } from './number';
import { picture } from './picture';
import { collection, sort, where } from './selection';
import { several } from './several';
import { switched } from './switch';
import { when } from './when';
import { words } from './words';

/** Every kind of input, in the order in which a schema is asked for them: what a definition says comes first. */
const inputs: { readonly [Name in Kind]: InputKind<Name> } = {
  words,
  picture,
  delivery,
  where,
  sort,
  collection,
  when,
  mark,
  choice,
  several,
  list,
  group,
  named,
  switch: switched,
  number,
};

/** How a value is asked for that a schema describes; one of which it says nothing is a name. */
export function inputOf(asked: Asked): Input {
  for (const { from } of Object.values(inputs)) {
    const input = from(asked);
    if (input) return input;
  }
  return { kind: 'words', of: 'name' };
}

/** A value to begin with: what a new block, item or group has to say, and nothing said of it yet. */
export function emptyValue(input: Input): Json {
  return emptyOf(input);
}

function emptyOf<Name extends Kind>(input: InputOf<Name>): Json {
  return inputs[input.kind].empty(input, emptyValue);
}

/** A value to begin with where somebody asks for a field. */
export function begunValue(input: Input): Json {
  return inputs[input.kind].begun ?? emptyValue(input);
}

/** A value to begin with after another one of its kind, which it is like in what has a usual choice: as wide as that. */
export function emptyValueAfter(other: Json, input: Input): Json {
  const empty = emptyValue(input);
  if (!isObject(empty) || !isObject(other)) return empty;
  const like = fieldsIn(input).flatMap(({ name, input: part }) => {
    const value = usualIn(part).length > 0 ? other[name] : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...empty, ...Object.fromEntries(like) };
}

/** Whether a value that was copied elsewhere could stand there; what is wrong within it is for the check to say. */
export function mayHold<Name extends Kind>(input: InputOf<Name>, value: Json): boolean {
  const { holds } = inputs[input.kind];
  return holds ? holds(value, input) : !isObject(value) && !Array.isArray(value);
}

/** The words and names in a value, with their places. */
export function* textsIn<Name extends Kind>(
  value: Json | undefined,
  input: InputOf<Name>,
  place: Pointer,
): Generator<ReadWords> {
  if (value !== undefined) yield* inputs[input.kind].texts?.(value, input, place, textsIn) ?? [];
}

/** What a value says where nothing is written. */
export function usualIn<Name extends Kind>(input: InputOf<Name>): string[] {
  return inputs[input.kind].usual?.(input, usualIn) ?? [];
}

/** The fields of a value; one that is no group has none. */
export function fieldsIn<Name extends Kind>(input: InputOf<Name> | undefined): readonly Field[] {
  return input === undefined ? [] : (inputs[input.kind].fields?.(input) ?? []);
}

/** How the member of a value under a key is asked for, or each that it holds. */
export function inputOfMember(input: Input, key: string): Input | undefined {
  return eachIn(input) ?? fieldsIn(input).find(({ name }) => name === key)?.input;
}

/** How each value is asked for that is none of several: the item of a list, or what is no list. */
export function innermost(input: Input): Input {
  const each = eachIn(input);
  return each ? innermost(each) : input;
}

function eachIn<Name extends Kind>(input: InputOf<Name>): Input | undefined {
  return inputs[input.kind].each?.(input);
}

/** Whether two inputs are the same field in a form. */
export function isAlike(one: Input, other: Input): boolean {
  return one.kind === other.kind && isLike(one, other);
}

function isLike<Name extends Kind>(one: InputOf<Name>, other: Input): boolean {
  return inputs[one.kind].isAlike?.(one, other as InputOf<Name>, isAlike) ?? true;
}

/** The values of a field that say how something looks or works, so that nothing is called by them: some, or any. */
export function settingsOf<Name extends Kind>(input: InputOf<Name>): readonly Json[] | 'any' | undefined {
  return inputs[input.kind].settings?.(input);
}

/** Whether a field looks as if nothing were written where nothing is. */
export function canBeBlank({ kind }: Input): boolean {
  return inputs[kind].canBeBlank ?? false;
}

/** Whether a text can take in what a field says. */
export function fillsTexts({ kind }: Input): boolean {
  return inputs[kind].fillsTexts ?? false;
}

/** Which texts may stand in the place of a value, and what they are then. */
export function inTextOf({ kind }: Input): InText {
  return inputs[kind].inText ?? filledIn;
}

/** A template may say of anything that an entry says it. */
const filledIn: InText = { of: 'text', takes: (text) => text.includes('{') };
