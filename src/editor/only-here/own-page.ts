import type { Assets } from '../../compose/assets';
import type { ComposeRegistry } from '../../compose/registry';
import { asVersionOf, duplicateOf } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { insert, remove, set } from '../../manifest/operations';
import { namesIn } from '../../manifest/placeholder';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import type { Edit } from '../members/members';
import { onlyEntry, onlyOne, type Telling } from '../state/only-one';
import { partAt } from '../state/parts';
import { shownBy } from './shown-by';

/**
 * Parts the page of one entry from those that are made of the others: it is written by itself, directly after them, and
 * goes on saying what its entry says. Gives nothing where that would change what any page shows, such as where only so
 * many pages are made, or where no field tells the entry from the others.
 */
export function ownPage(
  root: JsonObject,
  route: Pointer,
  entry: Pointer,
  assets: Assets,
  registry: ComposeRegistry,
): Edit | undefined {
  const page = valueAt(root, route);
  if (!isObject(page)) return undefined;
  const telling = tellingField(root, page, entry);
  const others = telling && leavingOut(page.where ?? {}, telling);
  if (!others) return undefined;
  const { sort, limit, ...alone } = duplicateOf(page) as JsonObject;
  const parted = set(root, route, withWhere(page, others));
  const place = `/routes/${Number(pointerKeys(route).at(-1)) + 1}`;
  const after = insert(parted, place, withWhere(alone, { [telling.name]: telling.said })) as JsonObject;
  const before = shownBy(root, assets, registry);
  if (before === undefined || shownBy(after, assets, registry) !== before) return undefined;
  return { says: `The page of ${titleOf(root, entry)} is written by itself now`, place, after };
}

/** Makes a page that was parted from others as they are again; nothing where it stands by itself for another reason. */
export function likeTheOthers(root: JsonObject, route: Pointer): Edit | undefined {
  const page = valueAt(root, route);
  const only = isObject(page) ? onlyOne(page) : undefined;
  const routes = Array.isArray(root.routes) ? root.routes : [];
  if (!isObject(page) || !only) return undefined;
  const index = routes.findIndex(
    (one) => isObject(one) && one.path === page.path && one.from === page.from && leavesOut(one, only),
  );
  const others = routes[index];
  if (!isObject(others)) return undefined;
  const joined = set(root, `/routes/${index}`, withWhere(others, withAgain(others.where, only)));
  const after = remove(joined, route) as JsonObject;
  const place = `/routes/${index - (index > Number(pointerKeys(route).at(-1)) ? 1 : 0)}`;
  return {
    says: `The page of ${titleOf(root, onlyEntry(root, page) ?? route)} is like the others again`,
    place,
    from: route,
    after,
  };
}

function titleOf(root: JsonObject, entry: Pointer): string {
  return partAt(root, entry).title;
}

/** The field by which conditions choose an entry alone: its own part of the address. */
function tellingField(root: JsonObject, page: JsonObject, entry: Pointer): Telling | undefined {
  const [, collection = ''] = pointerKeys(entry);
  const entries = valueAt(root, memberPointer('/collections', collection));
  if (!Array.isArray(entries)) return undefined;
  return ['slug', ...namesIn(String(page.path))]
    .map((name) => ({ name, said: valueAt(root, memberPointer(entry, name)) }))
    .find(
      (one): one is Telling =>
        typeof one.said === 'string' &&
        !one.said.includes('{') &&
        entries.filter((other) => isObject(other) && other[one.name] === one.said).length === 1,
    );
}

/** Conditions that leave one entry out, beside what they ask; none where they ask in another way already. */
export function leavingOut(where: Json, { name, said }: Telling): JsonObject | undefined {
  if (!isObject(where)) return undefined;
  const wanted = where[name];
  if (wanted === undefined) return { ...where, [name]: { not: said } };
  if (Array.isArray(wanted)) return { ...where, [name]: wanted.filter((one) => one !== said) };
  if (!isObject(wanted) || wanted.not === undefined) return undefined;
  return { ...where, [name]: { ...wanted, not: [wanted.not, said].flat() } };
}

function leavesOut({ where }: JsonObject, { name, said }: Telling): boolean {
  const wanted = isObject(where) ? where[name] : undefined;
  return isObject(wanted) && [wanted.not].flat().includes(said);
}

/** Conditions that no longer leave an entry out; none at all where they ask for nothing else. */
function withAgain(where: Json | undefined, { name, said }: Telling): JsonObject | undefined {
  const { [name]: wanted, ...others } = isObject(where) ? where : {};
  const { not, ...more } = isObject(wanted) ? wanted : {};
  const [first, ...further] = [not ?? []].flat().filter((one) => one !== said);
  const left = first === undefined ? more : { ...more, not: further.length === 0 ? first : [first, ...further] };
  const all = Object.keys(left).length === 0 ? others : { ...others, [name]: left };
  return Object.keys(all).length === 0 ? undefined : all;
}

/** A page with other conditions, directly after the collection that they choose from. */
export function withWhere(page: JsonObject, where: JsonObject | undefined): JsonObject {
  const members = Object.entries(page).flatMap(([name, value]): [string, Json][] => {
    if (name === 'where') return [];
    return name === 'from' && where !== undefined
      ? [
          [name, value],
          ['where', where],
        ]
      : [[name, value]];
  });
  return asVersionOf(Object.fromEntries(members), page);
}
