import { commentKey } from './comments';
import type { Json } from './manifest';
import { memberPointer, type Pointer } from './pointer';

/** Gives every text of a part of a manifest with its place; notes are none of it. */
export function* placedTexts(value: Json, place: Pointer): Generator<{ place: Pointer; text: string }> {
  if (typeof value === 'string') yield { place, text: value };
  else if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) {
      if (key !== commentKey) yield* placedTexts(part, memberPointer(place, key));
    }
  }
}

/** Gives every text of a part of a manifest. */
export function textsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
