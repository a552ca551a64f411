import { identityOf, isContainer } from '../../manifest/identity';
import { isObject, type Json } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { hasNames } from '../../manifest/placeholder';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import type { Input } from '../inputs/input';
import { inputOfMember } from '../inputs/inputs';
import { isTaken } from '../inputs/taken';
import { tellsOfOne } from '../inputs/tells-of-one';
import { wordsKind } from '../inputs/words-kinds';

/**
 * Gives the places in a copy that are still as in its model: whole values that nobody has changed, and the unchanged
 * parts of others. `input` tells what the value is; without it, it is the field of an entry.
 */
export function* stillAsModel(
  value: Json | undefined,
  model: Json | undefined,
  place: Pointer,
  input: Input | undefined,
): Generator<Pointer> {
  if (value === undefined || model === undefined) return;
  const isSame = isEqual(value, model);
  if (isSame && !isTaken(value)) {
    if (isForOneAlone(value, input)) yield place;
    return;
  }
  if (isTaken(value) && isObject(model)) {
    const { where, as } = value;
    if (where !== undefined && isEqual(where, model.where)) yield memberPointer(place, 'where');
    yield* stillAsModel(as, model.as, memberPointer(place, 'as'), itemOf(input));
    return;
  }
  if (!isContainer(value) || !isContainer(model)) return;
  for (const [key, part] of Object.entries(value)) {
    // A note is read by nobody but those who keep the file.
    if (key === '$comment') continue;
    yield* stillAsModel(
      part,
      memberLike(part, key, model),
      memberPointer(place, key),
      input && inputOfMember(input, key),
    );
  }
}

/** Gives the input of an item of a list, and of any other value its own. */
function itemOf(input: Input | undefined): Input | undefined {
  return input && (inputOfMember(input, '0') ?? input);
}

/** Gives the member of a model from which another was copied, wherever the copy stands now. */
function memberLike(part: Json, key: string, model: Json): Json | undefined {
  if (Array.isArray(model) && isContainer(part)) {
    const { copyOf } = identityOf(part);
    return model.find((one) => isContainer(one) && identityOf(one) === copyOf);
  }
  if (Array.isArray(model)) return model.find((one) => one === part);
  return isObject(model) && Object.hasOwn(model, key) ? model[key] : undefined;
}

/**
 * Tells whether a value belongs to one thing alone, as words, an address, a picture or a place do; a value for how
 * something looks may be shared.
 */
function isForOneAlone(value: Json, input: Input | undefined): boolean {
  if (input === undefined) return tellsOfOne(value);
  if (isTaken(value)) return value.where !== undefined || isForOneAlone(value.as ?? '', itemOf(input));
  if (typeof value === 'string' && isFilledIn(value)) return false;
  if (input.kind === 'words')
    return areForOneAlone(input.of) && [value].flat().some((one) => one !== '' && !isFilledIn(one));
  if (input.kind === 'picture') return !isObject(value) || (value.src !== '' && !isFilledIn(value.src ?? ''));
  if (input.kind === 'position' || input.kind === 'occasion') return true;
  if (!isContainer(value)) return false;
  return Object.entries(value).some(([key, part]) => {
    const member = inputOfMember(input, key);
    return member !== undefined && isForOneAlone(part, member);
  });
}

/** Tells whether words of a kind are those of one page; an icon, a colour or a name of a place on the page may be of many. */
function areForOneAlone(of: Extract<Input, { kind: 'words' }>['of']): boolean {
  const { reads, is } = wordsKind(of);
  return reads !== 'nothing' || is === 'day' || is === 'number' || of === 'film' || of === 'flag';
}

/** Tells whether a text is nothing but what an entry or a value fills in. */
function isFilledIn(value: Json): boolean {
  return typeof value === 'string' && hasNames(value) && value.replaceAll(/\{[^{}]*\}/g, '').trim() === '';
}
