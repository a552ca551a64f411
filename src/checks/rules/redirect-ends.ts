import { placeOf } from '../../addresses/collisions';
import { redirectTarget } from '../redirect-target';
import type { SiteRule } from '../rule';

export const redirectEnds: SiteRule = {
  id: 'redirect-ends',
  what: 'Redirects do not lead in a circle.',
  severity: 'error',
  scope: 'site',
  why: 'A browser that is sent in a circle shows an error.',
  wrong: '{ "from": "/a", "to": "/b" } and { "from": "/b", "to": "/a" }',
  right: '{ "from": "/a", "to": "/contact" } and { "from": "/b", "to": "/contact" }',
  check({ facts, report }) {
    const { redirects = [], feeds = [] } = facts.site.manifest;
    // At a page every way ends, though the old address were the same in other capitals.
    const ends = new Set([...facts.pages, ...feeds].map(({ path }) => placeOf(path)));
    const ways = redirects.map(({ from, to }) => [placeOf(from), placeOf(redirectTarget(to, facts.site))] as const);
    const targets = new Map(ways.filter(([, to]) => !ends.has(to)));
    const indexes = new Map(redirects.map(({ from }, index) => [placeOf(from), index]));
    for (const circle of circlesIn(targets)) {
      const [start = ''] = circle;
      const way = [...mostTold(circle.map((path) => `"${path}"`)), `"${start}"`].join(' to ');
      report(`/redirects/${indexes.get(start)}/to`, `This leads in a circle: ${way}. Let it end at a page.`);
    }
  },
};

/** Gives the circles in which addresses lead, each from that of its addresses on which is written first. */
function circlesIn(targets: Map<string, string>): string[][] {
  const followed = new Set<string>();
  const circles: string[][] = [];
  for (const start of targets.keys()) {
    const way = new Set<string>();
    let next: string | undefined = start;
    while (next !== undefined && !followed.has(next)) {
      followed.add(next);
      way.add(next);
      next = targets.get(next);
    }
    if (next === undefined || !way.has(next)) continue;
    const whole = [...way];
    circles.push(whole.slice(whole.indexOf(next)));
  }
  // A way that begins outside enters its circle anywhere.
  const order = new Map([...targets.keys()].map((path, index) => [path, index]));
  return circles.map((circle) => {
    const first = circle.reduce((least, path) => Math.min(least, order.get(path) ?? least), targets.size);
    const at = circle.findIndex((path) => order.get(path) === first);
    return [...circle.slice(at), ...circle.slice(0, at)];
  });
}

/** Gives the beginning and the end of a long circle: a message has no room for more. */
function mostTold(circle: string[]): string[] {
  return circle.length > 6 ? [...circle.slice(0, 3), '…', ...circle.slice(-2)] : circle;
}
