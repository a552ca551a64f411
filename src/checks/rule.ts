import type { Day } from '../calendar/day';
import type { ExpandedBlock, Use, UseOf } from '../compose/facts';
import type { RouteSource } from '../compose/routes';
import type { Site } from '../compose/site';
import { collectionsIn } from '../manifest/collections';
import { asJson, type JsonObject } from '../manifest/manifest';
import { createMemo, rememberEach } from '../manifest/memo';
import type { Message } from '../manifest/message';
import type { Pointer } from '../manifest/pointer';
import type { Run } from '../manifest/run';
import type { LimitCount } from './limit-counts';
import type { ReportDetails, Severity } from './problem';

/** What the rules know of one page, or of the parts around all pages. */
export interface PageFacts {
  /** The route as it is written; absent for the parts around all pages. */
  route?: RouteSource;
  path: string;
  title: string;
  /** The title as the browser's tab shows it, with the site's name. */
  documentTitle: string;
  description: string;
  /** All that the page refers to, in the order in which it shows. */
  uses: Use[];
  /** The texts of a page in a further language, some twice. */
  texts?: readonly string[] | undefined;
  /** Those of its texts that are not translated. */
  untranslated?: ReadonlySet<string> | undefined;
  /** The expanded blocks of the types that some rule reads; of the parts around all pages, those that are as their schema says. */
  blocks: ExpandedBlock[];
  /** How many items its lists have. */
  items: LimitCount[];
}

/** What the rules know of a site besides its pages. */
export interface FactsAround {
  site: Site;
  /** The length of site.json in characters. */
  size: number;
  /** Header, footer and redirects. */
  shell: PageFacts;
}

/** What the rules know of the whole site. */
export interface SiteFacts extends FactsAround {
  /** The pages, the one for unknown addresses last. */
  pages: PageFacts[];
  /** The anchors of every page by its path. */
  anchors: Map<string, Set<string>>;
}

/** Tells of a problem: at a pointer into the block, the composed page or site.json, as the rule's scope says. */
export type Report = (pointer: Pointer, message: Message, details?: ReportDetails) => void;

/** Tells of a problem of the site: at a pointer into site.json, or into a composed page where one is given. */
export type ReportOfSite = (
  pointer: Pointer,
  message: Message,
  details?: ReportDetails & { inPage?: PageFacts },
) => void;

/** What every rule says of itself; it makes the rule's page of documentation. */
export interface RuleHead {
  /** The name of the rule's file. */
  id: string;
  /** What must hold, in one sentence. */
  what: string;
  severity: Severity;
  /** The severity in a site that is about to be published, where it is higher. */
  severityOnRelease?: Severity;
  /**
   * Present where the rule reads texts: it is applied to each language of the site. A list has the kinds of uses that it
   * reads once all pages are composed, and it reads no anchors; where every rule of a language has one, nothing else is
   * kept of the uses of its pages.
   */
  readsTexts?: true | readonly Use['kind'][];
  /** Present where the rule is for published sites alone, and not while a site is edited. */
  ofPublishing?: true;
  /** The rules, or `true` for all, whose report at a place makes this rule silent there, since it names the cause. */
  yields?: true | readonly string[];
  /** The types of blocks that the rule reads as they stand on their pages. */
  reads?: readonly string[];
  /** What goes wrong where the rule is not kept. */
  why: string;
  /** Lines of site.json that break it, and the same lines in order. */
  wrong: string;
  right: string;
}

/** Looks at one expanded block at a time, of a type where it names one. */
export interface BlockRule extends RuleHead {
  scope: 'block';
  type?: string;
  check(given: { block: JsonObject; today: Day; report: Report }): void;
}

/** Looks at one composed page at a time; header, footer and redirects are looked at as a page of their own. */
export interface PageRule extends RuleHead {
  scope: 'page';
  readsTexts?: true;
  check(given: { page: PageFacts; facts: SiteFacts; report: Report }): void;
}

/** Looks at one composed page at a time, and at no other: in a further language each is let go before the next. */
export interface LonePageRule extends RuleHead {
  scope: 'page';
  readsTexts: readonly [];
  check(given: { page: PageFacts; facts: FactsAround; report: Report }): void;
}

/** Looks at the site as a whole. */
export interface SiteRule extends RuleHead {
  scope: 'site';
  /** Whether the rule waits until there is no error: a part that seems unused is often misspelt elsewhere. */
  waitsForErrors?: true;
  check(given: { facts: SiteFacts; report: ReportOfSite }): void;
}

/** One thing that must hold for every site. */
export type Rule = BlockRule | PageRule | LonePageRule | SiteRule;

/** Gives the references of one kind on a page. */
export function usesOf<Kind extends Use['kind']>(page: PageFacts, kind: Kind): UseOf<Kind>[] {
  return (usesByKind(page).get(kind) ?? []) as UseOf<Kind>[];
}

/** Gives the uses of a page by their kinds: it may have hundreds of thousands, and every rule asks for its own. */
const usesByKind = rememberEach(({ uses }: PageFacts) => {
  const sorted = new Map<Use['kind'], Use[]>();
  for (const use of uses) {
    const alike = sorted.get(use.kind);
    if (alike) alike.push(use);
    else sorted.set(use.kind, [use]);
  }
  return sorted;
});

/** Gives the run of a part of a link; undefined where a value is filled in before its end. */
export function runInLink({ name, run }: UseOf<'link'>, start: number, end: number): Run | undefined {
  if (run.text.slice(run.start, run.end).slice(0, end) !== name.slice(0, end)) return undefined;
  return { ...run, start: run.start + start, end: run.start + end };
}

/** Gives the names to which anything on the site refers, of one kind. */
export function usedNames(facts: SiteFacts, kind: Use['kind']): ReadonlySet<string> {
  return namesByKind(facts, kind, () => {
    const names = new Set<string>();
    for (const { uses } of [facts.shell, ...facts.pages])
      for (const use of uses) if (use.kind === kind) names.add(use.name);
    return names;
  });
}

const namesByKind = createMemo<SiteFacts, ReadonlySet<string>>();

/**
 * Tells whether all shared blocks and collections of a page exist; an unknown one leaves a hole, which its own rule
 * reports.
 */
export function isFullyKnown(page: PageFacts, { site }: SiteFacts): boolean {
  const { shared = {} } = site.manifest;
  const collections = collectionsIn(asJson(site.manifest));
  return page.uses.every(
    ({ kind, name }) =>
      (kind !== 'shared' || Object.hasOwn(shared, name)) && (kind !== 'collection' || collections.has(name)),
  );
}

/**
 * Tells whether a reference still holds a {name} that nothing fills in; the rules about fields, values and braces
 * report it.
 */
export function isUnfilled(page: PageFacts, { name, pointer }: Use, { site }: FactsAround): boolean {
  if (!/[{}]/.test(name)) return false;
  const places =
    unfilled.get(page) ?? new Set(page.uses.flatMap((use) => (standsForNothing(use, site) ? use.pointer : [])));
  unfilled.set(page, places);
  return places.has(pointer);
}

/**
 * The places of a page with a {name} that nothing fills in, kept since rules may ask a hundred thousand times for one
 * page.
 */
const unfilled = new WeakMap<PageFacts, ReadonlySet<Pointer>>();

/** Tells whether a use is a placeholder that nothing fills in, or braces that are no placeholder. */
export function standsForNothing(use: Use, { values }: Site): boolean {
  return use.kind === 'field' || use.kind === 'braces' || (use.kind === 'value' && !Object.hasOwn(values, use.name));
}
