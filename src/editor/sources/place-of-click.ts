import { originOf } from '../../checks/origins';
import type { JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import type { ClickedPart } from '../../preview/messages';
import type { DrawnPage } from '../drawing/engine';
import { type ClickSource, sourcesOf } from './sources';

/**
 * Gives the place in site.json that a click on a page means: that of the day, else of what bears a mark, else of the
 * block.
 */
export function placeOfClick(drawn: DrawnPage, { day, block, part }: ClickedPart, choices: ClickSource[]): Pointer {
  const composed = block === undefined ? undefined : drawn.blocks[block];
  const inBlock = composed !== undefined && day && placeOfDay(drawn.clean.page.blocks[block ?? 0], day);
  if (inBlock) return originOf(composed + inBlock, drawn.origins).pointer;
  const [nearest] = choices;
  if (nearest) return nearest.pointer;
  if (composed !== undefined) return originOf(composed, drawn.origins).pointer;
  return part === undefined ? drawn.route : memberPointer('', part);
}

/** Gives the place of a day in a composed block, the one at a position among those that are the same. */
function placeOfDay(block: unknown, { date, position }: NonNullable<ClickedPart['day']>): Pointer | undefined {
  const places: Pointer[] = [];
  visit(block, '');
  return places[position] ?? places.at(-1);

  function visit(value: unknown, at: Pointer): void {
    if (value === date && at.endsWith('/date')) places.push(at);
    if (value === null || typeof value !== 'object') return;
    for (const [name, member] of Object.entries(value)) visit(member, memberPointer(at, name));
  }
}

/** The marks and the block of the open place, as the page shows them. */
interface PlacesOnPage {
  marks: number[];
  /** The index of the block that it belongs to. */
  block: number | undefined;
  /** True where all places with those marks are meant. */
  isEach: boolean;
}

/**
 * Gives what the page marks of the place that is open: the marks of its words, or of all that a value has part in, and
 * its block.
 */
export function placesOfSelected(drawn: DrawnPage, selected: Pointer, root: JsonObject): PlacesOnPage {
  if (selected.startsWith('/values/'))
    return { marks: marksOfValue(drawn, selected, root), block: undefined, isEach: true };
  // Of what a whole page is, nothing is marked on it.
  if (selected === drawn.route) return { marks: [], block: undefined, isEach: false };
  const marks = drawn.places.flatMap(({ pointer, related }, number) =>
    pointer === selected || related === selected || pointer.startsWith(`${selected}/`) ? [number] : [],
  );
  const origins = drawn.blocks.map((composed) => originOf(composed, drawn.origins));
  const block = origins.findIndex(
    ({ pointer, related }) => related === selected || selected === pointer || selected.startsWith(`${pointer}/`),
  );
  const { pointer, related } = origins[block] ?? {};
  const isWhole = pointer === selected || related === selected;
  return { marks: isWhole ? [] : marks, block: block < 0 ? undefined : block, isEach: false };
}

/** Gives the numbers of the marks whose words, link or picture a value has part in. */
function marksOfValue(drawn: DrawnPage, value: Pointer, root: JsonObject): number[] {
  return [...drawn.places.keys()].filter((number) =>
    sourcesOf(drawn, [number], root).some(({ pointer }) => pointer === value),
  );
}
