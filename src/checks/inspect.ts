import { type ComposedPage, composePage } from '../compose/compose-page';
import { composeShell } from '../compose/compose-shell';
import type { ItemCount, Use, UseOf } from '../compose/facts';
import type { EntryEdit } from '../compose/feeds';
import { type RouteSource, usesOfRoutes } from '../compose/routes';
import type { Site } from '../compose/site';
import { collectionsIn } from '../manifest/collections';
import { asJson, type JsonObject, ownMember } from '../manifest/manifest';
import { type Pointer, pointerKeys, valueAt } from '../manifest/pointer';
import { isUnmet } from './condition-faults';
import type { LimitCount } from './limit-counts';
import { limits } from './limits';
import type { Finding } from './problem';
import type { Registry } from './registry';
import { type PageFacts, standsForNothing } from './rule';
import { schemaAt, schemaInBlock } from './schema-at';
import { schemaProblems } from './schema-problems';
import { errorsOf } from './validate';

/** The facts of a composed part, and the findings of its expanded blocks. */
export interface Inspected {
  facts: PageFacts;
  findings: Finding[];
  /** Findings that only follow from another mistake: they count only where no other is found. */
  effects: Finding[];
}

/** The checks of the blocks of a page besides their schema. */
export interface BlockChecks {
  /** The types of the blocks that the facts keep. */
  kept?: Set<string>;
  /** Checks an expanded block that keeps to its schema. */
  checkBlock?(block: JsonObject, pointer: Pointer): Finding[];
}

/** Composes a page, and gives with it the facts that rules read. */
export function inspectPage(
  site: Site,
  route: RouteSource,
  registry: Registry,
  { kept, checkBlock = () => [] }: BlockChecks = {},
): Inspected & { composed: ComposedPage } {
  const wrong = new Map<Pointer, Finding[]>();
  const { page, facts: met } = composePage(site, route, {
    asked: ['uses', 'blocks', 'items'],
    isRight: (block, pointer) => {
      const problems = expandedBlockProblems(block, pointer, registry, site);
      if (problems.length > 0) wrong.set(pointer, problems);
      return problems.length === 0;
    },
  });
  const { uses, texts, untranslated, blocks, items, ...shown } = met;
  const unmet = uses.flatMap((use) => (isUnmet(use, site) ? [use.list] : []));
  const right = blocks.filter(({ pointer }) => !wrong.has(pointer));
  // Where items are missing because of a mistake, all that rules say of the block follows from it.
  const whole = right.filter(({ pointer }) => !unmet.some((list) => list.startsWith(`${pointer}/`)));
  const findings = [...wrong.values()].flat();
  for (const { block, pointer } of whole) {
    for (const finding of checkBlock(block, pointer)) {
      const said = valueAt(block, finding.pointer.slice(pointer.length));
      // The schema lets a list be empty that a rule does not.
      const isShort = Array.isArray(said) && said.length === 0;
      findings.push(isShort ? { ...finding, keyword: 'minItems' } : finding);
    }
  }
  const { path, title, documentTitle, description } = page;
  const head = { path, title, documentTitle, description };
  const known = kept ? whole.filter(({ block }) => kept.has(String(block.type))) : whole;
  const counts = items.map((one) => ({ limit: limits.items, ...one }));
  return {
    composed: { page, facts: shown },
    facts: { ...head, route, uses, texts, untranslated, blocks: known, items: counts },
    ...withoutEffects(findings, uses, site),
  };
}

/**
 * Composes the shell, and gives the facts that rules read, with the redirects and the references of routes; of the feeds
 * those of no more items than an edit reaches, where one is given.
 */
export function inspectShell(site: Site, registry: Registry, edit?: EntryEdit): Inspected {
  const { facts: met } = composeShell(site, ['uses', 'blocks', 'items'], edit);
  const uses = [...met.uses, ...usesOfRoutes(site)];
  const looked = met.blocks.map((one) => ({
    one,
    problems: expandedPartProblems(one.block, one.pointer, registry, site),
  }));
  const findings = looked.flatMap(({ problems }) => problems);
  const blocks = looked.flatMap(({ one, problems }) => (problems.length === 0 ? [one] : []));
  const items = met.items.map((one) => ({ ...one, limit: limitOfPart(one) }));
  const { texts, untranslated } = met;
  const head = { path: '', title: '', documentTitle: '', description: '' };
  const facts = { ...head, uses, texts, untranslated, blocks, items };
  return { facts, ...withoutEffects(findings, uses, site) };
}

/** Gives the limit of the lists in the parts around all pages, or in all feeds. */
function limitOfPart({ pointer }: ItemCount): LimitCount['limit'] {
  return pointer === '/feeds' ? limits.feedItems : limits.partItems;
}

/**
 * Sets apart findings that only follow from something that a rule reports: an unknown collection, an unknown field, an
 * entry without a field.
 */
function withoutEffects(findings: Finding[], uses: Use[], site: Site): Pick<Inspected, 'findings' | 'effects'> {
  if (findings.length === 0) return { findings, effects: [] };
  const collections = collectionsIn(asJson(site.manifest));
  const emptied = new Set<Pointer>();
  const lists = new Map<Pointer, UseOf<'collection'>>();
  const fields = new Map<Pointer, UseOf<'field'>>();
  for (const use of uses) {
    if (use.kind === 'field') fields.set(use.pointer, use);
    if (use.kind !== 'collection') continue;
    if (collections.has(use.name)) lists.set(use.list, use);
    else emptied.add(use.list);
  }
  const chosenBy = new Map<Pointer, Use[]>();
  for (const use of uses) {
    const list = listChosenBy(use, site);
    if (list === undefined) continue;
    const others = chosenBy.get(list);
    if (others) others.push(use);
    else chosenBy.set(list, [use]);
  }
  const isEffect = ({ pointer, missing }: Finding): boolean => {
    if (emptied.has(pointer) || fields.has(pointer)) return true;
    const needed = missing?.flatMap((property) => fields.get(property) ?? []) ?? [];
    for (const use of needed) use.isNeeded = true;
    if (needed.length > 0 && needed.length === missing?.length) return true;
    const unknown = chosenBy.get(pointer) ?? [];
    for (const use of unknown) if (use.kind === 'field' || use.kind === 'condition') use.isNeeded = true;
    return unknown.some((use) => use.kind !== 'condition' || isUnmet(use, site));
  };
  const causes: Finding[] = [];
  const effects: Finding[] = [];
  for (const finding of findings) {
    if (isEffect(finding)) effects.push(finding);
    else causes.push(inCollection(finding, lists.get(finding.pointer)));
  }
  return { findings: causes, effects };
}

/**
 * Gives the list whose entries a faulty use selects or sorts: by a condition, by an unknown name, or by a text that is
 * no name.
 */
function listChosenBy(use: Use, site: Site): Pointer | undefined {
  if (use.kind === 'condition') return use.as === 'excluded' ? undefined : use.list;
  if (!standsForNothing(use, site)) return undefined;
  if (use.kind === 'field' && use.chosenFor !== undefined) return use.chosenFor;
  return /^(.*?)(\/@\d+)?\/where\//.exec(use.pointer)?.[1];
}

/** Rewords a finding about a list that is too short, where the list comes from a collection: it lacks entries. */
function inCollection(finding: Finding, taken: UseOf<'collection'> | undefined): Finding {
  if (!taken || finding.keyword !== 'minItems') return finding;
  const { name: collection, pointer } = taken;
  const part = finding.rule === 'schema' ? 'remove the block' : 'take the list away';
  const message = `No entry of "${collection}" is shown by this list, which needs one. Add an entry, or ${part}.`;
  return { ...finding, pointer, message, cause: `empty ${collection}` };
}

function expandedBlockProblems(
  block: JsonObject,
  pointer: Pointer,
  { blocks, schema }: Registry,
  check: object,
): Finding[] {
  const validate = ownMember(blocks, String(block.type))?.expanded;
  const errors = validate ? errorsOf(validate, block, '') : [];
  if (errors.length === 0) return [];
  const findings = schemaProblems(errors, block, (inside) => schemaInBlock(schema, block, inside), check);
  return findings.map((finding) => below(finding, pointer));
}

function expandedPartProblems(part: JsonObject, pointer: Pointer, registry: Registry, check: object): Finding[] {
  const { validateParts, schema } = registry;
  const [name = ''] = pointerKeys(pointer);
  const validate = ownMember(validateParts, String(name));
  const errors = validate ? errorsOf(validate, part, '') : [];
  if (errors.length === 0) return [];
  // The schema describes the template of a feed's items, not the items.
  const [root, place] = name === 'feeds' ? [{ feeds: [{ as: part }] }, '/feeds/0/as'] : [{ [name]: part }, pointer];
  const findings = schemaProblems(errors, part, (inside) => schemaAt(schema, root, place + inside), check);
  return findings.map((finding) => below(finding, pointer));
}

function below(finding: Finding, pointer: Pointer): Finding {
  const { missing } = finding;
  return {
    ...finding,
    pointer: pointer + finding.pointer,
    ...(missing ? { missing: missing.map((one) => pointer + one) } : {}),
  };
}
