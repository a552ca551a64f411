import { isObject, type Json, type JsonObject, wordsOf } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, parentPointer, pointerKeys, valueAt } from '../../manifest/pointer';
import type { Field, Follows } from '../inputs/input';
import { fieldsOfInput } from '../inputs/inputs';
import { inputAt } from '../naming/entry-fields';
import { formAt } from '../naming/parts';
import { type Addition, isInAddition } from '../steps/addition';
import { languageOf } from '../words/site-language';
import { nameLike } from './new-name';

/**
 * Brings the fields of a group that was just added up to date with the one at `pointer` that they follow, as long as
 * nobody has written them: a choice sends its label, a field of a form is named after its own.
 */
export function withFollowing(
  before: JsonObject,
  after: JsonObject,
  pointer: Pointer,
  addition: Addition | undefined,
): JsonObject {
  if (!isInAddition(pointer, addition)) return after;
  const group = parentPointer(pointer);
  const input = inputAt(after, group);
  const written = pointerKeys(pointer).at(-1);
  return fieldsOfInput(input).reduce((root, field) => {
    const { follows } = field;
    return follows && follows.property === written ? following(before, root, group, field, follows) : root;
  }, after);
}

/** Gives the site in which a field has what follows, unless it has a text of its own. */
function following(
  before: JsonObject,
  after: JsonObject,
  group: Pointer,
  { name }: Field,
  follows: Follows,
): JsonObject {
  const place = memberPointer(group, name);
  const members = valueAt(after, group);
  if (!isObject(members) || (follows.unless !== undefined && members[follows.unless] !== undefined)) return after;
  const words = wordsOf(members[name]);
  if (words !== '' && words !== proposalFor(before, group, place, follows)) return after;
  const proposal = proposalFor(after, group, place, follows);
  if (proposal !== '') return set(after, place, proposal);
  return members[name] === undefined || members[name] === '' ? after : remove(after, place);
}

/** Gives the text that follows for a field; a name gets a number where another of the same part has it. */
function proposalFor(root: JsonObject, group: Pointer, place: Pointer, { property, pattern }: Follows): string {
  const words = wordsOf(valueAt(root, memberPointer(group, property)));
  // What takes words with a space between them is a text, all else a name.
  if (new RegExp(pattern).test('two words')) return words;
  // Where a link in the words leads is no part of a name.
  const name = nameLike(words.replaceAll(/\]\([^)]*\)/g, ' '), pattern, languageOf(root));
  if (name === '') return '';
  const part = formAt(root, place).pointer;
  const others = valueAt(root, place) === undefined ? root : remove(root, place);
  const otherNames = valuesAlike(valueAt(others, part), pointerKeys(place.slice(part.length)));
  let proposal = name;
  for (let count = 2; otherNames.includes(proposal); count++) proposal = `${name}${count}`;
  return proposal;
}

/** Gives all values at a place within a part, in whichever items of the lists on the way. */
function valuesAlike(value: Json | undefined, [key, ...more]: string[]): Json[] {
  if (key === undefined) return value === undefined ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((member) => valuesAlike(member, more));
  return isObject(value) ? valuesAlike(value[key], more) : [];
}
