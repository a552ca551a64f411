import type { Assets } from '../compose/assets';
import { composePage, type RouteSource, routeSources } from '../compose/compose-page';
import { composeShell } from '../compose/compose-shell';
import type { Observer, Origin } from '../compose/observer';
import { prepareSite, type Site } from '../compose/site';
import { locate, rangeOf } from '../manifest/locate';
import type { Json, JsonObject, Manifest } from '../manifest/manifest';
import { parseManifest } from '../manifest/parse';
import type { Pointer } from '../manifest/pointer';
import { gatherPageFacts, gatherShellFacts } from './facts';
import { validateSite } from './generated/validate';
import { placeInWords } from './place-words';
import type { Draft, Problem, ProblemPlace } from './problem';
import type { PageFacts, SiteFacts } from './rule';
import { rules } from './rules';
import { schemaAt } from './schema-at';
import { schemaProblems } from './schema-problems';

/** What a check gives: the problems in the order of the file, and the site where it holds no error. */
export interface Checked {
  problems: Problem[];
  site?: Site;
}

/** How strictly, and at what time, a site is checked. */
export interface CheckOptions {
  now: Date;
  /** Whether the site is about to be published: what is fine while it is being made is an error then. */
  isRelease?: boolean;
}

/** Checks the text of a site.json: its JSON, then its schema, then every rule. Never throws for any text. */
export function checkSite(text: string, assets: Assets, { now, isRelease = false }: CheckOptions): Checked {
  const { root, fault } = parseManifest(text);
  if (fault) {
    const range = rangeOf(text, fault.offset, fault.offset + fault.length);
    return { problems: [{ rule: 'json', severity: 'error', message: fault.message, pointer: '', ...range }] };
  }
  if (!validateSite(root)) {
    const drafts = schemaProblems(validateSite.errors ?? [], root, (pointer) => schemaAt(root, pointer));
    return { problems: drafts.map((draft) => toProblem(draft, text, root)).sort(byPlace) };
  }
  const site = prepareSite(root as unknown as Manifest, assets, now);
  const drafts = mergeDrafts(checkRules(site)).map((draft) => (isRelease ? forRelease(draft) : draft));
  const problems = drafts.map((draft) => toProblem(draft, text, root)).sort(byPlace);
  return problems.some(({ severity }) => severity === 'error') ? { problems } : { problems, site };
}

function checkRules(site: Site): Draft[] {
  const routes = routeSources(site.manifest);
  const shell = gatherShellFacts(site);
  const gathered = routes.map((route) => gatherPageFacts(site, route));
  const facts: SiteFacts = {
    site,
    pages: gathered.map(({ facts: page }) => page),
    shell: shell.facts,
    anchors: new Map(gathered.map(({ facts: page }) => [page.path, anchorsOf(page)])),
  };
  const drafts = traced(shell.drafts.concat(checkPage(facts.shell, facts)), site);
  for (const [index, page] of gathered.entries()) {
    const found = page.drafts.concat(checkPage(page.facts, facts));
    if (found.length > 0) drafts.push(...traced(found, site, routes[index]));
  }
  for (const rule of rules) {
    if (rule.scope !== 'site') continue;
    rule.check({
      facts,
      report: (pointer, message, part = 'value') =>
        drafts.push({ rule: rule.id, severity: rule.severity, pointer, message, part }),
    });
  }
  return drafts;
}

function checkPage(page: PageFacts, facts: SiteFacts): Draft[] {
  const drafts: Draft[] = [];
  for (const rule of rules) {
    if (rule.scope !== 'page') continue;
    rule.check({
      page,
      facts,
      report: (pointer, message, part = 'value') =>
        drafts.push({ rule: rule.id, severity: rule.severity, pointer, message, part }),
    });
  }
  return drafts;
}

function forRelease(draft: Draft): Draft {
  return draft.severity === 'notice' ? { ...draft, severity: 'error' } : draft;
}

function anchorsOf(page: PageFacts): Set<string> {
  return new Set(page.uses.filter(({ kind }) => kind === 'anchor').map(({ name }) => name));
}

/** Drafts whose pointers lead into a composed part, led back to site.json by composing it once more. */
function traced(drafts: Draft[], site: Site, route?: RouteSource): Draft[] {
  if (drafts.length === 0) return [];
  const origins = new Map<Pointer, Origin>();
  const observer: Observer = { origin: (pointer, origin) => origins.set(pointer, origin) };
  if (route) composePage(site, route, observer);
  else composeShell(site, observer);
  return drafts.map((draft) => {
    const { pointer, related } = originOf(draft.pointer, origins);
    return { ...draft, pointer, ...(related === undefined ? {} : { related: [related] }) };
  });
}

function originOf(pointer: Pointer, origins: Map<Pointer, Origin>): Origin {
  for (let start = pointer; ; start = start.slice(0, start.lastIndexOf('/'))) {
    const origin = origins.get(start);
    if (origin) {
      const rest = pointer.slice(start.length);
      return rest ? { ...origin, pointer: origin.pointer + rest } : origin;
    }
    if (start === '') return { pointer };
  }
}

/** Drafts of one rule at one place become one: a bad entry that nine pages use is one problem. */
function mergeDrafts(drafts: Draft[]): Draft[] {
  const merged = new Map<string, Draft>();
  for (const draft of drafts) {
    const key = `${draft.rule} ${draft.pointer} ${draft.part} ${draft.message}`;
    const earlier = merged.get(key);
    const related = new Set([...(earlier?.related ?? []), ...(draft.related ?? [])]);
    merged.set(key, { ...(earlier ?? draft), ...(related.size > 0 ? { related: [...related] } : {}) });
  }
  return [...merged.values()];
}

function toProblem({ related, part, ...draft }: Draft, text: string, root: JsonObject): Problem {
  const page = placeInWords(root as Json, draft.pointer);
  return {
    ...draft,
    ...locate(text, draft.pointer, part),
    ...(page === undefined ? {} : { page }),
    ...(related ? { related: related.map((pointer): ProblemPlace => ({ pointer, ...locate(text, pointer) })) } : {}),
  };
}

function byPlace(one: Problem, other: Problem): number {
  return one.line - other.line || one.column - other.column;
}
