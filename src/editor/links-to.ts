import type { Json, JsonObject } from '../manifest/manifest';
import { memberPointer, type Pointer } from '../manifest/pointer';

/** Every place in which a link to a page is written, in copy too. */
export function linksTo(root: JsonObject, path: string): Pointer[] {
  const link = new RegExp(`(^|\\]\\()${path.replaceAll(/[^\w/-]/g, '\\$&')}/?($|[#?)])`);
  return [...textsIn(root, '')]
    .filter(({ place, text }) => link.test(text) && !/^\/(routes\/\d+\/path|redirects\/\d+\/from)$/.test(place))
    .map(({ place }) => place);
}

/** Every text of a part with its place. */
function* textsIn(value: Json, place: Pointer): Generator<{ place: Pointer; text: string }> {
  if (typeof value === 'string') yield { place, text: value };
  else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) yield* textsIn(part, memberPointer(place, key));
  }
}
