import type { EditRegistry } from '../../checks/registry';
import { composePage } from '../../compose/compose-page';
import { composeShell } from '../../compose/compose-shell';
import type { FactsWith } from '../../compose/facts';
import type { RouteSource } from '../../compose/routes';
import type { Shape } from '../../compose/shape';
import type { Site } from '../../compose/site';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import { pagesOf } from '../drawing/engine';

/**
 * The way in which a page shows a value: as text; only in the address of a link; later, such as once its form is sent;
 * or to search engines and programs alone. Of several ways, the first in this order counts.
 */
export type Visibility = (typeof ways)[number];

const ways = ['openly', 'in-link', 'later', 'unseen'] as const;

/** A page that shows a value, and how; without a path, what only search engines and programs are told. */
export interface ValueOnPage {
  path?: string;
  visibility: Visibility;
}

/** Gives the pages that show a value, and whether search engines and programs are told of it. */
export function pagesShowingValue(name: string, site: Site, registry: EditRegistry): ValueOnPage[] {
  const { around, ofPage } = visibilitiesIn(name, site, registry);
  const pages = pagesOf(site).flatMap((route): ValueOnPage[] => {
    const visibility = first([...around, ...ofPage(route)]);
    return visibility === undefined || visibility === 'unseen' ? [] : [{ path: route.path, visibility }];
  });
  return around.includes('unseen') ? [...pages, { visibility: 'unseen' }] : pages;
}

/**
 * Gives the path of the first page where a value is read at once, else of one with a link made of it; undefined where
 * there is neither.
 */
export function bestPath(pages: readonly ValueOnPage[]): string | undefined {
  const openly = pages.find(({ visibility }) => visibility === 'openly');
  return (openly ?? pages.find(({ visibility }) => visibility === 'in-link'))?.path;
}

/** Gives the way in which a page, with what surrounds it, shows a value; undefined where it does not. */
export function visibilityOfValue(
  name: string,
  site: Site,
  route: RouteSource,
  registry: EditRegistry,
): Visibility | undefined {
  const { around, ofPage } = visibilitiesIn(name, site, registry);
  return first([...around, ...ofPage(route)]);
}

function first(showings: Visibility[]): Visibility | undefined {
  return ways.find((way) => showings.includes(way));
}

function visibilitiesIn(
  name: string,
  site: Site,
  registry: EditRegistry,
): { around: Visibility[]; ofPage: (route: RouteSource) => Visibility[] } {
  return {
    around: showingsAmong(composeShell(site, ['uses', 'blocks']).facts),
    ofPage: (route) => showingsAmong(composePage(site, route, { asked: ['uses', 'blocks'] }).facts),
  };

  function showingsAmong({ uses, blocks }: FactsWith<'uses' | 'blocks'>): Visibility[] {
    const types = new Map(blocks.map(({ block, pointer }) => [pointer, String(block.type)]));
    const usesOfValue = uses.filter((use) => use.kind === 'value' && use.name === name);
    return usesOfValue.map(({ pointer }) => showingAt(pointer, types));
  }

  function showingAt(place: Pointer, types: ReadonlyMap<Pointer, string>): Visibility {
    const [section = '', ...keys] = pointerKeys(place);
    if (unseen.has(section)) return 'unseen';
    if (section === 'header' || section === 'footer')
      return isLink(registry.parts[section], keys) ? 'in-link' : 'openly';
    const [index, ...within] = keys;
    const block = registry.blocks[types.get(`/blocks/${index}`) ?? ''];
    if (block?.schema.properties?.[within[0] ?? '']?.later) return 'later';
    return isLink(block?.shape ?? null, within) ? 'in-link' : 'openly';
  }
}

/** The sections that no page shows: search engines, feed readers and browsers are told of them. */
const unseen = new Set(['business', 'feeds', 'redirects']);

/** Tells whether the value at a place in a shape is a link. */
function isLink(shape: Shape, [key, ...others]: readonly string[]): boolean {
  if (shape === null) return false;
  if ('kind' in shape) return shape.kind === 'link';
  if ('list' in shape) return isLink(shape.list, others);
  return isLink((key === undefined ? null : shape.fields[key]) ?? null, others);
}
