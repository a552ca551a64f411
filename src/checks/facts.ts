import type { ErrorObject } from 'ajv';
import { composePage, type RouteSource } from '../compose/compose-page';
import { composeShell } from '../compose/compose-shell';
import type { Observer, Use } from '../compose/observer';
import type { Site } from '../compose/site';
import type { JsonObject } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { validateBlock, validateFooter, validateHeader } from './generated/validate';
import type { Draft } from './problem';
import type { PageFacts } from './rule';
import { schemaAt, schemaInBlock } from './schema-at';
import { schemaProblems } from './schema-problems';

/** What was learnt from composing a part, and what is wrong with it once it is expanded. */
export interface Gathered {
  facts: PageFacts;
  drafts: Draft[];
}

/** Composes a page and keeps what the rules need of it. */
export function gatherPageFacts(site: Site, route: RouteSource): Gathered {
  const uses: Use[] = [];
  const drafts: Draft[] = [];
  const observer: Observer = {
    use: (use) => uses.push(use),
    expanded: (block, pointer) => drafts.push(...expandedBlockProblems(block, pointer, uses, site)),
  };
  const { path, title, description } = composePage(site, route, observer);
  return { facts: { path, title, description, uses: withoutConsequences(uses) }, drafts };
}

/** The same for what surrounds every page, with the redirects. */
export function gatherShellFacts(site: Site): Gathered {
  const uses: Use[] = [];
  const drafts: Draft[] = [];
  composeShell(site, {
    use: (use) => uses.push(use),
    expanded: (part, pointer) => drafts.push(...expandedPartProblems(part, pointer, uses, site)),
  });
  for (const [index, { to }] of (site.manifest.redirects ?? []).entries()) {
    uses.push({ kind: 'link', name: to, pointer: `/redirects/${index}/to` });
  }
  return { facts: { path: '', title: '', description: '', uses: withoutConsequences(uses) }, drafts };
}

function expandedBlockProblems(block: JsonObject, pointer: Pointer, uses: Use[], site: Site): Draft[] {
  if (validateBlock(block)) return [];
  const errors = causes(validateBlock.errors ?? [], pointer, uses, site);
  const drafts = schemaProblems(errors, block, (inside) => schemaInBlock(block, inside));
  return drafts.map((draft) => ({ ...draft, pointer: pointer + draft.pointer }));
}

function expandedPartProblems(part: JsonObject, pointer: Pointer, uses: Use[], site: Site): Draft[] {
  const validate = { '/header': validateHeader, '/footer': validateFooter }[pointer];
  if (!validate || validate(part)) return [];
  const root = { [pointer.slice(1)]: part };
  const errors = causes(validate.errors ?? [], pointer, uses, site);
  const drafts = schemaProblems(errors, part, (inside) => schemaAt(root, pointer + inside));
  return drafts.map((draft) => ({ ...draft, pointer: pointer + draft.pointer }));
}

/** Leaves out what only follows from a collection or a field that is not there: that is told by itself. */
function causes(errors: ErrorObject[], pointer: Pointer, uses: Use[], { manifest }: Site): ErrorObject[] {
  const collection = (name = ''): JsonObject[] | undefined => ownMember(manifest.collections, name);
  const missing = new Set<Pointer>();
  for (const use of uses) {
    if (use.kind === 'collection' && !collection(use.name)) missing.add(use.pointer.replace(/\/from$/, ''));
    if (use.kind === 'field' && !collection(use.collection)?.some((entry) => Object.hasOwn(entry, use.name)))
      missing.add(use.pointer);
  }
  return errors.filter(({ keyword, instancePath, params }) => {
    if (keyword === 'minItems') return !missing.has(pointer + instancePath);
    return keyword !== 'required' || !missing.has(memberPointer(pointer + instancePath, params.missingProperty));
  });
}

/** Leaves out a name without a value that is told as a missing field, and a link in which such a name stands. */
function withoutConsequences(uses: Use[]): Use[] {
  const open = uses.filter(({ kind }) => kind === 'value');
  if (open.length === 0) return uses;
  return uses.filter((use) => {
    const isSamePlace = (other: Use): boolean => other !== use && other.pointer === use.pointer;
    if (use.kind === 'value')
      return !uses.some((other) => other.kind === 'field' && other.name === use.name && isSamePlace(other));
    return use.kind !== 'link' || !open.some((other) => use.name.includes(`{${other.name}}`) && isSamePlace(other));
  });
}
