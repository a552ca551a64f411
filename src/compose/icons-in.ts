import { ownMember } from '../manifest/own-member';
import type { Icons, Network } from './page';
import type { Shape } from './shape';

/** Of some icons those that a finished part still names. */
export function iconsIn(part: unknown, shape: Shape, icons: Icons): Icons {
  const all = Object.entries(icons);
  if (all.length === 0) return icons;
  const named = new Set(namesIn(part, shape));
  return Object.fromEntries(all.filter(([name]) => named.has(name)));
}

function* namesIn(part: unknown, shape: Shape): Generator<string> {
  if (shape === null || part === undefined) return;
  if ('kind' in shape) {
    if (shape.kind === 'icon') yield part as string;
    else if (shape.kind === 'network') yield (part as Network).icon;
  } else if ('list' in shape) {
    for (const item of part as unknown[]) yield* namesIn(item, shape.list);
  } else {
    const group = part as Record<string, unknown>;
    for (const [name, member] of Object.entries(shape.fields)) yield* namesIn(ownMember(group, name), member);
  }
}
