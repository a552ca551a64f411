import type { Copy } from '../compose/page';

/** What is drawn before each item of a list. */
export type Bullet = 'check' | 'number' | 'dot' | 'none';

/** What is drawn before the items of a list: what it says, else dots. One sentence is no enumeration, and a tick would say yes to whatever stands there. */
export function bulletOf(items: Copy[], said: Bullet | undefined): Bullet {
  return said ?? (items.length > 1 ? 'dot' : 'none');
}
