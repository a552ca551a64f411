import { expect, test } from 'vitest';
import type { PageRule, SiteRule } from '../../src/checks/rule';
import type { Use } from '../../src/compose/facts';
import { registry } from '../registry';
import { found } from './site-with';
import { inSwahili } from './translated';

const head = { what: 'It looks.', severity: 'warning', why: 'To see.', wrong: '"a"', right: '"b"' } as const;

/** A rule that notes how many uses each page of the site in Swahili has once all are composed. */
function counting(counts: Map<Use['kind'], number>, readsTexts: true | readonly Use['kind'][]): SiteRule {
  const check: SiteRule['check'] = ({ facts }) => {
    if (!facts.site.language) return;
    for (const { kind } of facts.pages.flatMap(({ uses }) => uses)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  };
  return { ...head, id: 'counting', scope: 'site', readsTexts, check };
}

test('every rule of the engine that reads texts says which uses it reads of pages', () => {
  const silent = registry.rules.filter(({ readsTexts }) => readsTexts === true);
  expect(silent.map(({ id }) => id)).toEqual([]);
});

test('in a further language no uses are kept of a page but those that some rule reads', () => {
  const counts = new Map<Use['kind'], number>();
  const rules = [...registry.rules, counting(counts, ['link'])];
  found('counting', inSwahili(), { registry: { ...registry, rules } });
  expect([...counts.keys()].toSorted()).toEqual(['link', 'picture', 'value']);
});

test('a rule that may read other pages is asked once all of them are composed, with all their uses', () => {
  const counts = new Map<Use['kind'], number>();
  const seen: number[] = [];
  const looking: PageRule = {
    ...head,
    id: 'looking',
    scope: 'page',
    readsTexts: true,
    check: ({ facts }) => seen.push(facts.pages.length),
  };
  const rules = [...registry.rules, looking, counting(counts, [])];
  found('counting', inSwahili(), { registry: { ...registry, rules } });
  expect(new Set(seen).size).toBe(1);
  expect(counts.get('heading')).toBeGreaterThan(0);
});
