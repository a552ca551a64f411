import type { ComposedPage, PageAt } from '../compose/compose-page';
import { isHidden, type RouteSource, routeSources } from '../compose/routes';
import type { Site } from '../compose/site';
import {
  anchorsByPath,
  blockChecks,
  lonePageChecks,
  pageChecks,
  type RuleOptions,
  reporter,
  type SortedRules,
  sortRules,
} from './ask-rules';
import { type Inspected, inspectPage, inspectShell } from './inspect';
import { laterHoursFindings } from './later-hours';
import { countAllItems, countWritten } from './limit-counts';
import { limits } from './limits';
import { Merger } from './merger';
import { withOrigins } from './origins';
import type { Finding } from './problem';
import type { Registry } from './registry';
import type { FactsAround, ReportOfSite, SiteFacts, SiteRule } from './rule';
import { exceeded, limitExceeded } from './rules/limit-exceeded';

/** The findings of a site, one for each cause. */
export interface InspectedSite {
  findings: Finding[];
  /** Present where it is past a limit, so that nothing else is said of it. */
  isPastLimit?: true;
}

/**
 * Composes the pages of a site whose schema is in order and applies every rule to them. Hands each page on as it is
 * composed, until one has an error, and keeps none; drafts only where the site shows them.
 */
export function* inspectSite(site: Site, options: RuleOptions): Generator<PageAt, InspectedSite> {
  const writtenLimits = exceeded(countWritten(site, options.size));
  // A site past a limit would cost time and memory here already.
  if (writtenLimits.length > 0) return pastLimits(writtenLimits);
  const { registry } = options;
  const rules = sortRules(registry);
  const shell = inspectShell(site, registry);
  const shellLimits = exceeded(shell.facts.items);
  if (shellLimits.length > 0) return pastLimits(shellLimits);
  const routes = routeSources(site);
  const around = { site, size: options.size, shell: shell.facts };
  const checkAlone = lonePageChecks(rules, options);
  const inspected = yield* inspectPages(around, routes, rules, options, checkAlone);
  if ('tooMany' in inspected) return pastLimits(inspected.tooMany);
  const pages = inspected.map(({ facts: page }) => page);
  const facts: SiteFacts = { ...around, pages, anchors: anchorsByPath(pages) };
  const merged = new Merger();
  const checkPage = pageChecks(rules, options);
  merged.add(withOrigins([...shell.findings, ...checkPage(facts.shell, facts)], site));
  for (const [index, page] of inspected.entries()) {
    const findings = checkAlone ? page.findings : [...page.findings, ...checkPage(page.facts, facts)];
    // A cause that stands on ten thousand pages is led back to its place for the first of them.
    const isDraft = routes[index]?.draft === true;
    merged.add(withOrigins(merged.unknown(findings, isDraft), site, routes[index]), isDraft);
  }
  merged.add(laterHoursFindings(facts, routes, registry));
  for (const rule of rules.site) {
    if (rule.waitsForErrors && merged.findings.some(({ severity }) => severity === 'error')) continue;
    rule.check({ facts, report: siteReporter(rule, site, merged, options) });
  }
  if (merged.findings.every(({ severity }) => severity !== 'error')) {
    for (const [index, { effects }] of inspected.entries())
      merged.add(markWaiting(withOrigins(effects, site, routes[index])), routes[index]?.draft === true);
    merged.add(markWaiting(withOrigins(shell.effects, site)));
  }
  return { findings: withoutYielding(merged.findings, registry) };
}

/** Inspects page after page; ends with those limits that one has passed, alone or with those before. */
function* inspectPages(
  around: FactsAround,
  routes: RouteSource[],
  rules: SortedRules,
  options: RuleOptions,
  checkAlone: ReturnType<typeof lonePageChecks>,
): Generator<PageAt, Inspected[] | { tooMany: ExceededLimit[] }> {
  const { site } = around;
  const checks = blockChecks(site, options, rules);
  const inspected: Inspected[] = [];
  const remembered = options.memory?.begin(site);
  let items = 0;
  let isRight = true;
  for (const route of routes) {
    let composed: ComposedPage | undefined;
    const learn = (): Inspected => {
      const { composed: page, ...learnt } = inspectPage(site, route, options.registry, checks);
      composed = page;
      return checkAlone?.(learnt, around) ?? learnt;
    };
    const page = remembered?.(route, learn) ?? learn();
    inspected.push(page);
    for (const { count } of page.facts.items) items += count;
    const all = items > limits.allItems.most ? [countAllItems(inspected.map(({ facts }) => facts))] : [];
    const tooMany = exceeded([...page.facts.items, ...all]);
    if (tooMany.length > 0) return { tooMany };
    if (isHidden(route.path, site)) continue;
    isRight &&= page.findings.every(({ severity }) => severity !== 'error');
    if (isRight && composed) yield { ...composed, site };
  }
  return inspected;
}

type ExceededLimit = ReturnType<typeof exceeded>[number];

/**
 * Gives the limits that a site has passed. Other findings are left out: they would be about a site that was not
 * composed to its end.
 */
function pastLimits(exceeded: ExceededLimit[]): InspectedSite {
  const { id: rule, severity } = limitExceeded;
  return { findings: exceeded.map((one) => ({ rule, severity, stops: 'all', ...one })), isPastLimit: true };
}

/**
 * Leaves out the findings of a rule that yields at a place where another rule reports something, and all findings of
 * rules about a value of the wrong kind: they follow from that.
 */
function withoutYielding(findings: Finding[], { rules }: Registry): Finding[] {
  const yielding = new Map(rules.flatMap(({ id, yields }) => (yields ? [[id, yields]] : [])));
  // Two rules that yield to any other are both told.
  const rulesByPlace = new Map(findings.map((one) => [placeOf(one), new Set<string>()]));
  for (const one of findings) if (yielding.get(one.rule) !== true) rulesByPlace.get(placeOf(one))?.add(one.rule);
  const isSilenced = (finding: Finding): boolean => {
    const yields = yielding.get(finding.rule);
    const others = rulesByPlace.get(placeOf(finding)) ?? [];
    return yields !== undefined && [...others].some((rule) => yields === true || yields.includes(rule));
  };
  const misfits = new Map(findings.flatMap((one) => (one.rule === 'schema' ? [[one.pointer, one]] : [])));
  return findings.filter((finding) => {
    const { rule, pointer, inDraft } = finding;
    if (isSilenced(finding)) return false;
    const misfit = rule === 'schema' ? undefined : misfits.get(pointer);
    // A mistake in drafts alone would stop no publication.
    return !misfit || (misfit.inDraft === true && !inDraft);
  });
}

function placeOf({ severity, pointer }: Finding): string {
  return `${severity} ${pointer}`;
}

/** Makes the report function of a rule for the whole site; findings in a composed page are led back to site.json. */
function siteReporter(rule: SiteRule, site: Site, merged: Merger, options: RuleOptions): ReportOfSite {
  return (pointer, message, { inPage, ...details } = {}) => {
    const findings: Finding[] = [];
    reporter(rule, findings, options)(pointer, message, details);
    const isDraft = inPage?.route?.draft === true;
    const inFile = inPage ? withOrigins(merged.unknown(findings, isDraft), site, inPage.route) : findings;
    merged.add(rule.waitsForErrors ? markWaiting(inFile) : inFile, isDraft);
  };
}

/** Marks findings of rules that look only while there is no error. */
function markWaiting(findings: Finding[]): Finding[] {
  return findings.map((finding) => ({ ...finding, waits: true }));
}
