import { asVersionOf, type Container, duplicateOf, isContainer } from './identity';
import type { Json } from './manifest';
import { type Pointer, parentPointer, pointerKeys, valueAt } from './pointer';

/*
 * Edits of a JSON value. Each gives a new value and leaves the given one as it was: what an edit does not reach is the
 * same object in both, and what it reaches stays the same part of the site: the whole is what it was, a site a site. Of a
 * place that is not there, each throws a RangeError.
 */

/** Puts a value in the place of another, or adds a member to an object, after its others. */
export function set<Root extends Json>(root: Root, pointer: Pointer, value: Json): Root {
  if (pointer === '') return value as Root;
  return edit(root, pointer, (container, key) => {
    if (Array.isArray(container)) return container.with(indexIn(container, key), value);
    const isNew = !Object.hasOwn(container, key);
    const entries = Object.entries(container).map(([name, part]) => [name, name === key ? value : part] as const);
    return Object.fromEntries(isNew ? [...entries, [key, value]] : entries);
  });
}

/** Puts a value at its place, as `set` does; the groups around it that are not there yet begin with it. */
export function put<Root extends Json>(root: Root, pointer: Pointer, value: Json): Root {
  const around = parentPointer(pointer);
  const isThere = valueAt(root, around) !== undefined;
  return set(isThere ? root : put(root, around, {}), pointer, value);
}

/** Puts an item into a list, before the one that is at the pointer or after the last one. */
export function insert<Root extends Json>(root: Root, pointer: Pointer, item: Json): Root {
  return edit(root, pointer, (container, key) => {
    if (!Array.isArray(container)) throw new RangeError(`There is no list for ${pointer}.`);
    return container.toSpliced(indexIn(container, key, container.length), 0, item);
  });
}

/** Takes an item out of a list or a member out of an object. */
export function remove<Root extends Json>(root: Root, pointer: Pointer): Root {
  return edit(root, pointer, (container, key) => {
    if (Array.isArray(container)) return container.toSpliced(indexIn(container, key), 1);
    return Object.fromEntries(membersWith(container, key, pointer).filter(([name]) => name !== key));
  });
}

/** Moves a value into a list: takes it out, then puts it where `to` is once it is gone, as in RFC 6902. */
export function move<Root extends Json>(root: Root, from: Pointer, to: Pointer): Root {
  const member = valueAt(root, from);
  if (member === undefined) throw nothingAt(from);
  return insert(remove(root, from), to, member);
}

/** Puts a copy of a list's item after it. */
export function duplicate<Root extends Json>(root: Root, pointer: Pointer): Root {
  return edit(root, pointer, (container, key) => {
    if (!Array.isArray(container)) throw new RangeError(`${pointer} is not in a list.`);
    const index = indexIn(container, key);
    return container.toSpliced(index + 1, 0, duplicateOf(container[index] ?? null));
  });
}

/** Gives a member of an object another name, in its place among the others. */
export function renameKey<Root extends Json>(root: Root, pointer: Pointer, name: string): Root {
  return edit(root, pointer, (container, key) => {
    if (Array.isArray(container)) throw new RangeError(`${pointer} is in a list and has no name.`);
    if (name !== key && Object.hasOwn(container, name)) throw new RangeError(`There is a "${name}" already.`);
    return Object.fromEntries(
      membersWith(container, key, pointer).map(([other, part]) => [other === key ? name : other, part]),
    );
  });
}

/** Makes new versions of the containers on the way to a pointer, the innermost by `change`. */
function edit<Root extends Json>(
  root: Root,
  pointer: Pointer,
  change: (container: Container, key: string) => Container,
): Root {
  const keys = pointerKeys(pointer);
  const last = keys.pop();
  if (last === undefined) throw new RangeError('The whole has no place in a list or an object.');
  return versionAt(root, keys) as Root;

  function versionAt(value: Json | undefined, [key, ...further]: string[]): Container {
    if (!isContainer(value)) throw nothingAt(pointer);
    if (key === undefined) return asVersionOf(change(value, last ?? ''), value);
    if (Array.isArray(value)) {
      const index = indexIn(value, key);
      return asVersionOf(value.with(index, versionAt(value[index], further)), value);
    }
    const members = membersWith(value, key, pointer);
    const entries = members.map(([name, part]) => [name, name === key ? versionAt(part, further) : part] as const);
    return asVersionOf(Object.fromEntries(entries), value);
  }
}

function indexIn(list: Json[], key: string, last = list.length - 1): number {
  const index = /^(0|[1-9]\d*)$/.test(key) ? Number(key) : -1;
  if (index < 0 || index > last) throw new RangeError(`The list has no item ${key}.`);
  return index;
}

function membersWith(container: Exclude<Container, Json[]>, key: string, pointer: Pointer): [string, Json][] {
  if (!Object.hasOwn(container, key)) throw nothingAt(pointer);
  return Object.entries(container);
}

function nothingAt(pointer: Pointer): RangeError {
  return new RangeError(`There is nothing at ${pointer}.`);
}
