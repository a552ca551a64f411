import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { type Pointer, valueAt } from '../../manifest/pointer';
import { type Fresh, isWithin } from '../state/fresh';

/**
 * Has a choice of a form that was just added send what it says, for as long as nobody has written anything else to be
 * sent. `pointer` is the place that was written in; any other stays as it is.
 */
export function withChoiceValue(
  before: JsonObject,
  after: JsonObject,
  pointer: Pointer,
  fresh: Fresh | undefined,
): JsonObject {
  const [, place] = /^(.*\/options\/\d+)\/label$/.exec(pointer) ?? [];
  const [was, is] = [before, after].map((root) => (place === undefined ? undefined : valueAt(root, place)));
  if (place === undefined || !fresh || !isWithin(place, fresh.place) || !isObject(is) || is.options !== undefined)
    return after;
  const isOwn = is.value !== undefined && is.value !== '' && !(isObject(was) && is.value === was.label);
  if (isOwn) return after;
  const isSaid = typeof is.label === 'string' && is.label !== '';
  if (isSaid) return set(after, `${place}/value`, is.label ?? '') as JsonObject;
  return is.value === undefined ? after : (remove(after, `${place}/value`) as JsonObject);
}
