import { isObject, type Json } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { choice } from './choice';
import { delivery } from './delivery';
import { group } from './group';
import type { Field, Fold, Input, InputOf, Kind } from './input';
import type { InputKind, InputRequest, InText, ReadWords } from './input-kind';
import { list } from './list';
import { mark } from './mark';
import { named } from './named';
import { number } from './number';
import { occasion } from './occasion';
import { picture } from './picture';
import { position } from './position';
import { collection, sort, where } from './selection';
import { several } from './several';
import { switched } from './switch';
import { when } from './when';
import { words } from './words';

/** Every kind of input, in the order in which a schema is asked for them: what a definition says comes first. */
const inputs: { readonly [Name in Kind]: InputKind<Name> } = {
  words,
  picture,
  position,
  occasion,
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

/** Gives the input for a part of a schema; a name, where that says nothing of it. */
export function inputOf(asked: InputRequest): Input {
  for (const { from } of Object.values(inputs)) {
    const input = from(asked);
    if (input) return input;
  }
  return { kind: 'words', of: 'name' };
}

/** Gives a value to begin with: all that a new block, item or group must have, and empty. */
export function emptyValue(input: Input): Json {
  return emptyOf(input);
}

function emptyOf<Name extends Kind>(input: InputOf<Name>): Json {
  return inputs[input.kind].empty(input, emptyValue);
}

/** Gives a value to begin with where somebody adds a field. */
export function begunValue(input: Input): Json {
  return begunOf(input);
}

function begunOf<Name extends Kind>(input: InputOf<Name>): Json {
  const { begun, empty } = inputs[input.kind];
  return (begun ?? empty)(input, emptyValue);
}

/**
 * Gives a value to begin with after another of its kind, whose choices it takes on where they have a usual one, such as
 * its width.
 */
export function emptyValueAfter(other: Json, input: Input): Json {
  const empty = emptyValue(input);
  if (!isObject(empty) || !isObject(other)) return empty;
  const like = fieldsOfInput(input).flatMap(({ name, input: part }) => {
    const value = usualIn(part).length > 0 ? other[name] : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...empty, ...Object.fromEntries(like) };
}

/** Tells whether a copied value could stand there; what is wrong within it, the check finds. */
export function mayHold<Name extends Kind>(input: InputOf<Name>, value: Json): boolean {
  const { holds } = inputs[input.kind];
  return holds ? holds(value, input) : !isObject(value) && !Array.isArray(value);
}

/** Gives the words and names in a value, with their places. */
export function* readTexts<Name extends Kind>(
  value: Json | undefined,
  input: InputOf<Name>,
  place: Pointer,
): Generator<ReadWords> {
  if (value !== undefined) yield* inputs[input.kind].texts?.(value, input, place, readTexts) ?? [];
}

/** Gives the usual texts of an input, which hold where nothing is written. */
export function usualIn<Name extends Kind>(input: InputOf<Name>): string[] {
  return inputs[input.kind].usual?.(input, usualIn) ?? [];
}

/** Gives the fields of a group; none for other values. */
export function fieldsOfInput<Name extends Kind>(input: InputOf<Name> | undefined): readonly Field[] {
  return input === undefined ? [] : (inputs[input.kind].fields?.(input) ?? []);
}

/** Gives the input of the member of a value under a key; undefined where it has none. */
export function inputOfMember(input: Input, key: string): Input | undefined {
  return eachIn(input) ?? fieldsOfInput(input).find(({ name }) => name === key)?.input;
}

/** Gives the input of what a list holds, through lists in lists; of any other value, its own. */
export function innermost(input: Input): Input {
  const each = eachIn(input);
  return each ? innermost(each) : input;
}

function eachIn<Name extends Kind>(input: InputOf<Name>): Input | undefined {
  return inputs[input.kind].each?.(input);
}

/** Tells whether two inputs are the same field in a form. */
export function isAlike(one: Input, other: Input): boolean {
  return one.kind === other.kind && isLike(one, other);
}

function isLike<Name extends Kind>(one: InputOf<Name>, other: Input): boolean {
  return inputs[one.kind].isAlike?.(one, other as InputOf<Name>, isAlike) ?? true;
}

/**
 * Gives the values of a field that say how something looks or works, so that nothing is called by them; `any` for all,
 * undefined for none.
 */
export function settingsOf<Name extends Kind>(input: InputOf<Name>): readonly Json[] | 'any' | undefined {
  return inputs[input.kind].settings?.(input);
}

/** Gives the fold in which a form has the field of an input. */
export function foldOf<Name extends Kind>(input: InputOf<Name>): Fold {
  return inputs[input.kind].fold?.(input) ?? 'says';
}

/** Tells whether a field looks empty while nothing is written. */
export function canBeBlank({ kind }: Input): boolean {
  return inputs[kind].canBeBlank ?? false;
}

/** Tells whether a text can take in the value of a field by a placeholder. */
export function fillsTexts({ kind }: Input): boolean {
  return inputs[kind].fillsTexts ?? false;
}

/** Gives the texts that may stand in the place of a value. */
export function inTextOf({ kind }: Input): InText {
  return inputs[kind].inText ?? filledIn;
}

/** Texts with a placeholder: a template may take any value from its entry. */
const filledIn: InText = { of: 'text', takes: (text) => text.includes('{') };
