import type { Copy } from '../compose/page';

/** The sign before each item of a list. */
export type Bullet = 'check' | 'number' | 'dot' | 'none';

/**
 * Gives the bullet of the items of a list: the one that the list names, else dots; none for a single sentence. Ticks
 * are never chosen here, since they would approve of any text.
 */
export function bulletOf(items: Copy[], named: Bullet | undefined): Bullet {
  return named ?? (items.length > 1 ? 'dot' : 'none');
}
