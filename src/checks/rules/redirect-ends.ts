import { placeOf } from '../../addresses/collisions';
import type { SiteRule } from '../rule';
import { linkedPath } from './link-target-exists';

export const redirectEnds: SiteRule = {
  id: 'redirect-ends',
  what: 'Redirects do not lead in a circle.',
  severity: 'error',
  scope: 'site',
  why: 'A browser that is sent in a circle shows an error.',
  wrong: '{ "from": "/a", "to": "/b" } and { "from": "/b", "to": "/a" }',
  right: '{ "from": "/a", "to": "/contact" } and { "from": "/b", "to": "/contact" }',
  check({ facts, report }) {
    const redirects = facts.site.manifest.redirects ?? [];
    const targets = new Map(redirects.map(({ from, to }) => [placeOf(from), placeOf(linkedPath(to))]));
    const told = new Set<string>();
    for (const [index, { from }] of redirects.entries()) {
      const circle = circleFrom(placeOf(from), targets);
      if (!circle || circle.some((path) => told.has(path))) continue;
      for (const path of circle) told.add(path);
      const way = [...circle, circle[0]].map((path) => `"${path}"`).join(' to ');
      report(`/redirects/${index}/to`, `This leads in a circle: ${way}. Let it end at a page.`);
    }
  },
};

/** The addresses of the circle that an address is part of. */
function circleFrom(start: string, targets: Map<string, string>): string[] | undefined {
  const way = [start];
  for (let next = targets.get(start); next !== undefined && !way.slice(1).includes(next); next = targets.get(next)) {
    if (next === start) return way;
    way.push(next);
  }
  return undefined;
}
