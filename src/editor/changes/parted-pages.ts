import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { leavingOut, likeTheOthers, withWhere } from '../only-here/own-page';
import { onlyOne } from '../state/only-one';
import { matchParts } from './match-parts';
import { listOf } from './renamed-pages';

/** An earlier version in which each page that stands by itself only since then is left out where it was made with the others. */
export function withPagesParted(before: JsonObject, after: JsonObject): JsonObject {
  const [were, are] = [listOf(before, '/routes'), listOf(after, '/routes')];
  if (were === are) return before;
  const matches = matchParts(were, are);
  return are.reduceRight<JsonObject>((root, page, index) => {
    const isParted = matches[index] === undefined && likeTheOthers(after, `/routes/${index}`) !== undefined;
    return isParted && isObject(page) ? withoutPage(root, page) : root;
  }, before);
}

function withoutPage(root: JsonObject, page: JsonObject): JsonObject {
  const only = onlyOne(page);
  const routes = listOf(root, '/routes');
  const index = routes.findIndex(
    (one) => isObject(one) && one.path === page.path && one.from === page.from && !onlyOne(one),
  );
  const others = routes[index];
  const where = isObject(others) && only ? leavingOut(others.where ?? {}, only) : undefined;
  if (!isObject(others) || !where) return root;
  return set(root, `/routes/${index}`, withWhere(others, where)) as JsonObject;
}
