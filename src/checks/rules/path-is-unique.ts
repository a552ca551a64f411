import type { SiteRule } from '../rule';

/** Two pages cannot have the same address. */
export const pathIsUnique: SiteRule = {
  id: 'path-is-unique',
  severity: 'error',
  scope: 'site',
  check({ facts, report }) {
    const seen = new Set<string>();
    for (const [index, { path }] of facts.site.manifest.routes.entries()) {
      if (seen.has(path))
        report(`/routes/${index}/path`, `Another page already has the address "${path}". Choose another one.`);
      seen.add(path);
    }
  },
};
