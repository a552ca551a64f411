import type { Day } from '../calendar/day';
import { routeSources } from '../compose/routes';
import type { Site } from '../compose/site';
import type { JsonObject } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import type { CheckMemory } from './check-memory';
import type { BlockChecks, Inspected } from './inspect';
import { laterHoursFindings } from './later-hours';
import { type Finding, type Severity, wordingOf } from './problem';
import type { Registry } from './registry';
import type {
  BlockRule,
  FactsAround,
  LonePageRule,
  PageFacts,
  PageRule,
  Report,
  RuleHead,
  SiteFacts,
  SiteRule,
} from './rule';

/** How strictly the rules look at a site. */
export interface RuleOptions {
  registry: Registry;
  isRelease: boolean;
  /** The length of site.json in characters. */
  size: number;
  /** The pages that earlier checks of this site have looked at. */
  memory?: CheckMemory | undefined;
}

/** The rules by what they look at. */
export interface SortedRules {
  /** By the type of the block. */
  block: Map<string, BlockRule[]>;
  /** Those that look at blocks of every type. */
  everyBlock: BlockRule[];
  page: (PageRule | LonePageRule)[];
  /** Those that wait for errors come last. */
  site: SiteRule[];
  /** The types of blocks that some rule reads as they stand on their pages. */
  read: Set<string>;
}

/** Sorts the rules by what they look at. */
export function sortRules({ rules }: Registry): SortedRules {
  const sorted: SortedRules = { block: new Map(), everyBlock: [], page: [], site: [], read: new Set() };
  for (const rule of rules) {
    if (rule.scope === 'page') sorted.page.push(rule);
    else if (rule.scope === 'site') sorted.site.push(rule);
    else if (rule.type === undefined) sorted.everyBlock.push(rule);
    else sorted.block.set(rule.type, [...(sorted.block.get(rule.type) ?? []), rule]);
    for (const type of rule.reads ?? []) sorted.read.add(type);
  }
  sorted.site.sort((one, other) => Number(one.waitsForErrors ?? false) - Number(other.waitsForErrors ?? false));
  return sorted;
}

/** Gives the checks of the blocks of a page, which run while it is composed. */
export function blockChecks(site: Site, options: RuleOptions, rules = sortRules(options.registry)): BlockChecks {
  return {
    kept: rules.read,
    checkBlock: (block, pointer) => checkBlock(block, pointer, rules, options, site.today),
  };
}

function checkBlock(
  block: JsonObject,
  pointer: Pointer,
  rules: SortedRules,
  options: RuleOptions,
  today: Day,
): Finding[] {
  const findings: Finding[] = [];
  for (const rule of [...rules.everyBlock, ...(rules.block.get(String(block.type)) ?? [])])
    rule.check({ block, today, report: reporter(rule, findings, options, pointer) });
  return findings;
}

/** Makes the function that gives the findings of the rules for pages about one page. */
export function pageChecks(rules: SortedRules, options: RuleOptions): (page: PageFacts, facts: SiteFacts) => Finding[] {
  return checksOf(rules.page, options);
}

/**
 * Makes the function that asks the rules for pages about a page before others are composed, adds their findings, and
 * lets go of the uses that no rule reads later. Gives undefined where some rule needs other pages, or all uses.
 */
export function lonePageChecks(
  { page: rules, site }: SortedRules,
  options: RuleOptions,
): ((inspected: Inspected, around: FactsAround) => Inspected) | undefined {
  const lists = site.map(({ readsTexts }) => readsTexts);
  if (!rules.every(isLone) || !lists.every((list) => typeof list === 'object')) return undefined;
  const kept = new Set(lists.flat());
  const check = checksOf(rules, options);
  return ({ facts, findings, effects }, around) => ({
    facts: { ...facts, uses: facts.uses.filter(({ kind }) => kept.has(kind)) },
    findings: [...findings, ...check(facts, around)],
    effects,
  });
}

function isLone(rule: PageRule | LonePageRule): rule is LonePageRule {
  return typeof rule.readsTexts === 'object';
}

function checksOf<Facts extends FactsAround>(
  rules: (RuleHead & { check(given: { page: PageFacts; facts: Facts; report: Report }): void })[],
  options: RuleOptions,
): (page: PageFacts, facts: Facts) => Finding[] {
  const findings: Finding[] = [];
  const checks = rules.map((rule) => ({ rule, report: reporter(rule, findings, options) }));
  return (page, facts) => {
    for (const { rule, report } of checks) rule.check({ page, facts, report });
    return findings.splice(0);
  };
}

/** Gives the function by which a rule reports: each report becomes a finding in `findings`. */
export function reporter(
  { id, severity, severityOnRelease }: RuleHead,
  findings: Finding[],
  options: RuleOptions,
  below: Pointer = '',
): Report {
  const weight: Severity = (options.isRelease && severityOnRelease) || severity;
  const later = severityOnRelease !== undefined && severityOnRelease !== weight && { onRelease: severityOnRelease };
  return (pointer, message, details) =>
    findings.push({
      rule: id,
      severity: weight,
      ...later,
      ...wordingOf(message),
      pointer: below + pointer,
      ...details,
    });
}

/**
 * Gives all that the rules report of some pages of a site, as if there were no others. The reports are neither merged
 * nor led back to where their values are written; whatever else a rule could say of these pages, or of the parts around
 * all pages, follows from them.
 */
export function reportsOn(site: Site, shell: Inspected, inspected: Inspected[], options: RuleOptions): Finding[] {
  const rules = sortRules(options.registry);
  const pages = inspected.map(({ facts: page }) => page);
  // The other pages exist, so links to them are no mistake.
  const anchors = new Map(routeSources(site).map(({ path }) => [path, new Set<string>()]));
  for (const [path, names] of anchorsByPath(pages)) anchors.set(path, names);
  const facts = { site, size: options.size, pages, shell: shell.facts, anchors };
  const checkPage = pageChecks(rules, options);
  const findings = [facts.shell, ...pages].flatMap((page) => checkPage(page, facts));
  for (const rule of rules.site) {
    const report = reporter(rule, findings, options);
    rule.check({
      facts,
      report: (pointer, message, { inPage: _, ...details } = {}) => report(pointer, message, details),
    });
  }
  const routes = pages.flatMap(({ route }) => route ?? []);
  return [...findings, ...laterHoursFindings(facts, routes, options.registry)];
}

/** Gives the anchors of pages by their paths. */
export function anchorsByPath(pages: PageFacts[]): Map<string, Set<string>> {
  const anchors = new Map<string, Set<string>>();
  for (const { path, uses } of pages) {
    const pageAnchors = anchors.get(path) ?? new Set();
    for (const use of uses) if (use.kind === 'anchor' && !use.isHidden) pageAnchors.add(use.name);
    anchors.set(path, pageAnchors);
  }
  return anchors;
}
