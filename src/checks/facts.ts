import { composePage, type RouteSource } from '../compose/compose-page';
import { composeShell } from '../compose/compose-shell';
import type { Observer, Use } from '../compose/observer';
import type { Site } from '../compose/site';
import type { JsonObject } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
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
    expanded: (block, pointer) => drafts.push(...expandedBlockProblems(block, pointer)),
  };
  const { path, title, description } = composePage(site, route, observer);
  return { facts: { path, title, description, uses }, drafts };
}

/** The same for what surrounds every page, with the redirects. */
export function gatherShellFacts(site: Site): Gathered {
  const uses: Use[] = [];
  const drafts: Draft[] = [];
  composeShell(site, {
    use: (use) => uses.push(use),
    expanded: (part, pointer) => drafts.push(...expandedPartProblems(part, pointer)),
  });
  for (const [index, { to }] of (site.manifest.redirects ?? []).entries()) {
    uses.push({ kind: 'link', name: to, pointer: `/redirects/${index}/to` });
  }
  return { facts: { path: '', title: '', description: '', uses }, drafts };
}

function expandedBlockProblems(block: JsonObject, pointer: Pointer): Draft[] {
  if (validateBlock(block)) return [];
  const drafts = schemaProblems(validateBlock.errors ?? [], block, (inside) => schemaInBlock(block, inside));
  return drafts.map((draft) => ({ ...draft, pointer: pointer + draft.pointer }));
}

function expandedPartProblems(part: JsonObject, pointer: Pointer): Draft[] {
  const validate = { '/header': validateHeader, '/footer': validateFooter }[pointer];
  if (!validate || validate(part)) return [];
  const root = { [pointer.slice(1)]: part };
  const drafts = schemaProblems(validate.errors ?? [], part, (inside) => schemaAt(root, pointer + inside));
  return drafts.map((draft) => ({ ...draft, pointer: pointer + draft.pointer }));
}
