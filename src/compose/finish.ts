import type { Json } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { kinds } from './kinds';
import { lastDayOf } from './last-day';
import type { Observer } from './observer';
import type { Icons } from './page';
import type { Shape } from './shape';
import type { Site } from './site';

/** What finishing a part collects and decides by its place. */
export interface Finishing {
  site: Site;
  /** The icons met so far; a new one is added. */
  icons: Icons;
  /** Told of references, with their pointers. */
  observer: Observer | undefined;
  /** Told of every file that is shown. */
  asset: Observer['asset'];
  /** Told of every address elsewhere on the web that the part has to do with. */
  reach: Observer['reach'];
  level: number;
  itemLevel: number;
  hasPriority: boolean;
  /** Whether the block is left out of its page, because its list is empty. */
  isHidden: boolean;
}

/** An expanded part as components receive it: every value finished as its kind says, the others as they are. */
export function finish(value: Json, shape: Shape, finishing: Finishing, pointer: Pointer): unknown {
  if (shape === null) return value;
  if ('kind' in shape) return kinds[shape.kind].finish(value, finishing, pointer, shape);
  if (value === null || typeof value !== 'object') return value;
  const member = (key: string | number): Pointer => (finishing.observer ? memberPointer(pointer, key) : pointer);
  if (Array.isArray(value)) {
    if (!('list' in shape) || shape.list === null) return value;
    return value.map((item, index) => finish(item, shape.list, finishing, member(index)));
  }
  if ('list' in shape) return value;
  const until = lastDayOf(value);
  const result: Record<string, unknown> = until === undefined ? { ...value } : { ...value, until };
  for (const key of Object.keys(value)) {
    const part = ownMember(shape.fields, key);
    if (part) result[key] = finish(value[key] ?? null, part, finishing, member(key));
  }
  return result;
}
