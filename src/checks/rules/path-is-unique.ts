import type { Pointer } from '../../manifest/pointer';
import type { SiteRule } from '../rule';

/** Two pages cannot have the same address. */
export const pathIsUnique: SiteRule = {
  id: 'path-is-unique',
  severity: 'error',
  scope: 'site',
  why: 'Only one of them could be shown.',
  wrong: '"path": "/contact" on two pages',
  right: '"path": "/contact" and "path": "/visit-us"',
  check({ facts, report }) {
    const seen = new Map<string, Pointer>();
    for (const [index, { path }] of facts.site.manifest.routes.entries()) {
      const pointer = `/routes/${index}/path`;
      const message = `Another page already has the address "${path}". Choose another one.`;
      const earlier = seen.get(path);
      if (earlier === undefined) seen.set(path, pointer);
      else for (const place of [pointer, earlier]) report(place, message, { cause: path });
    }
  },
};
