import { pathsIn } from './links-in';
import { isObject, type Json, type JsonObject } from './manifest';
import { set } from './operations';
import { memberPointer } from './pointer';
import { writtenUses } from './uses';

/** Tells whether a place is one where a further language says something. */
export function isInLanguage(pointer: string): boolean {
  return pointer.startsWith('/languages/');
}

/** Tells whether a text stands anywhere in a site but where languages say what it means. */
export function isWritten(text: string, root: JsonObject): boolean {
  return writtenUses(root, 'text', text).some(({ pointer }) => !isInLanguage(pointer));
}

/**
 * Gives a site whose languages say of another text what they said of one. Where the former still stands somewhere, they
 * say it of both; where a language says something of the other already, that stays.
 */
export function withTextKept(root: JsonObject, from: string, to: string): JsonObject {
  const stays = isWritten(from, root);
  return changeLanguages(root, (language) => {
    const { texts, exceptions } = language;
    const kept = !isObject(texts) ? texts : stays ? withCopy(texts, from, to) : withKeys(texts, { [from]: to });
    const moved =
      stays || !Array.isArray(exceptions)
        ? exceptions
        : exceptions.map((one) => (isObject(one) && one.text === from ? { ...one, text: to } : one));
    return { texts: kept, exceptions: moved };
  });
}

/**
 * Gives a site whose languages know texts and pages by what they are called once some paths are others: links in the
 * texts of which they say something, and the pages whose addresses they translate.
 */
export function withKeysFollowing(root: JsonObject, paths: ReadonlyMap<string, string>): JsonObject {
  return changeLanguages(root, ({ texts, paths: own }) => ({
    texts: isObject(texts)
      ? withKeys(
          texts,
          renamedKeys(texts, (text) => withPaths(text, paths)),
        )
      : texts,
    paths: isObject(own)
      ? withKeys(
          own,
          renamedKeys(own, (path) => paths.get(path) ?? path),
        )
      : own,
  }));
}

/** Gives a text whose links within the site lead to other addresses. */
function withPaths(text: string, paths: ReadonlyMap<string, string>): string {
  return [...pathsIn(text, '/')].toReversed().reduce((words, { start, end }) => {
    const to = paths.get(text.slice(start, end));
    return to === undefined ? words : words.slice(0, start) + to + words.slice(end);
  }, text);
}

function renamedKeys(group: JsonObject, rename: (key: string) => string): Record<string, string> {
  return Object.fromEntries(Object.keys(group).flatMap((key) => (rename(key) === key ? [] : [[key, rename(key)]])));
}

/** Gives a group in which some members have other names, each in its place; where one has the name already, that stays. */
function withKeys(group: JsonObject, names: Record<string, string>): JsonObject {
  if (!Object.keys(names).some((name) => Object.hasOwn(group, name))) return group;
  const members = Object.entries(group).flatMap(([key, value]): [string, Json][] => {
    const name = Object.hasOwn(names, key) ? names[key] : undefined;
    if (name === undefined) return [[key, value]];
    return Object.hasOwn(group, name) ? [] : [[name, value]];
  });
  return Object.fromEntries(members);
}

/** Gives a group with a member under another name as well, after it. */
function withCopy(group: JsonObject, from: string, to: string): JsonObject {
  if (!Object.hasOwn(group, from) || Object.hasOwn(group, to)) return group;
  return Object.fromEntries(
    Object.entries(group).flatMap(([key, value]): [string, Json][] =>
      key === from
        ? [
            [key, value],
            [to, value],
          ]
        : [[key, value]],
    ),
  );
}

/** Gives a site with some members of each language changed; what stays the same is the same part. */
function changeLanguages(
  root: JsonObject,
  change: (language: JsonObject) => Record<string, Json | undefined>,
): JsonObject {
  if (!isObject(root.languages)) return root;
  let after: Json = root;
  for (const [tag, language] of Object.entries(root.languages)) {
    if (!isObject(language)) continue;
    const pointer = memberPointer('/languages', tag);
    for (const [name, value] of Object.entries(change(language))) {
      const isOther = value !== undefined && !isSame(value, language[name]);
      if (isOther) after = set(after, memberPointer(pointer, name), value);
    }
  }
  return after as JsonObject;
}

function isSame(value: Json, before: Json | undefined): boolean {
  if (value === before) return true;
  return Array.isArray(value) && Array.isArray(before) && value.every((one, index) => one === before[index]);
}
