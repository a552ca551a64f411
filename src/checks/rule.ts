import type { Use } from '../compose/observer';
import type { Site } from '../compose/site';
import type { Pointer } from '../manifest/pointer';
import type { Severity } from './problem';

/** What the rules know of one page, or of the parts around all pages. */
export interface PageFacts {
  path: string;
  title: string;
  description: string;
  /** All that the page refers to, in the order in which it shows. */
  uses: Use[];
}

/** What the rules know of the whole site. */
export interface SiteFacts {
  site: Site;
  /** The pages, the one for unknown addresses last. */
  pages: PageFacts[];
  /** Header, footer and redirects. */
  shell: PageFacts;
  /** The anchors of every page by its path. */
  anchors: Map<string, Set<string>>;
}

/** Tells of a problem: at a pointer into the composed page (scope page) or into site.json (scope site). */
export type Report = (pointer: Pointer, message: string, part?: 'key' | 'value') => void;

interface RuleHead {
  /** The name of the rule's file. */
  id: string;
  severity: Severity;
}

/** Looks at one composed page at a time; header, footer and redirects are looked at as a page of their own. */
export interface PageRule extends RuleHead {
  scope: 'page';
  check(given: { page: PageFacts; facts: SiteFacts; report: Report }): void;
}

/** Looks at the site as a whole. */
export interface SiteRule extends RuleHead {
  scope: 'site';
  check(given: { facts: SiteFacts; report: Report }): void;
}

/** One thing that must hold for every site. */
export type Rule = PageRule | SiteRule;

/** The references of one kind on a page. */
export function usesOf(page: PageFacts, kind: Use['kind']): Use[] {
  return page.uses.filter((use) => use.kind === kind);
}
