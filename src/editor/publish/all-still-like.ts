import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { type StillLike, stillLike } from '../members/still-like';

/** Everything that was copied in this window and still says something as its model, by its place. */
export function allStillLike(root: JsonObject, now: Date): { place: Pointer; still: StillLike }[] {
  const { routes, collections } = root;
  const lists: [Pointer, Json | undefined][] = [
    ['/routes', routes],
    ...Object.entries(isObject(collections) ? collections : {}).map(([name, list]): [Pointer, Json] => [
      memberPointer('/collections', name),
      list,
    ]),
  ];
  return lists.flatMap(([list, members]) =>
    (Array.isArray(members) ? members : []).flatMap((_, index) => {
      const place = memberPointer(list, index);
      const still = stillLike(root, now, place);
      return still ? [{ place, still }] : [];
    }),
  );
}
