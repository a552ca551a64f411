import { pathsIn } from '../manifest/links-in';
import type { JsonObject } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import { placedTexts } from '../manifest/texts-in';

/** Every place in which a link to a page is written, in copy too. */
export function linksTo(root: JsonObject, path: string): Pointer[] {
  return [...placedTexts(root, '')]
    .filter(({ text }) => pathsIn(text).some(({ start, end }) => text.slice(start, end) === path))
    .filter(({ place }) => !/^\/(routes\/\d+\/path|redirects\/\d+\/from)$/.test(place))
    .map(({ place }) => place);
}
