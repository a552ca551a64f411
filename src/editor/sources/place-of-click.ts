import { originOf } from '../../checks/origins';
import type { Origin } from '../../compose/facts';
import type { JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import type { ClickedPart } from '../../preview/messages';
import type { DrawnPage } from '../drawing/engine';
import { type ClickSource, sourcesOf } from './sources';

/**
 * Gives the place in site.json of a click on a page: that of the clicked day, else of the nearest mark, else of the
 * block, else of the part around the blocks, such as the header, or of the route.
 */
export function placeOfClick(drawnPage: DrawnPage, { day, block, part }: ClickedPart, choices: ClickSource[]): Pointer {
  const composedBlock = block === undefined ? undefined : drawnPage.blocks[block];
  const inBlock = composedBlock !== undefined && day && placeOfDay(drawnPage.clean.page.blocks[block ?? 0], day);
  if (inBlock) return originOf(composedBlock + inBlock, drawnPage.origins).pointer;
  const [nearest] = choices;
  if (nearest) return nearest.pointer;
  if (composedBlock !== undefined) return originOf(composedBlock, drawnPage.origins).pointer;
  return part === undefined ? drawnPage.route : memberPointer('', part);
}

/** Gives the place of a day, or of a time of one, in a composed block: the one at a position among those alike. */
function placeOfDay(block: unknown, { date, position }: NonNullable<ClickedPart['day']>): Pointer | undefined {
  const places: Pointer[] = [];
  visit(block, '');
  return places[position] ?? places.at(-1);

  function visit(value: unknown, at: Pointer): void {
    if (value === date && /\/date(?:\/(?:starts|ends))?$/.test(at)) places.push(at);
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
  /** True where the page as a whole is meant. */
  isPage?: true;
}

/**
 * Gives what the page marks of the place that is open: the marks of its words, or of all that a value has part in, and
 * its block.
 */
export function placesOfSelected(drawnPage: DrawnPage, selectedPlace: Pointer, root: JsonObject): PlacesOnPage {
  if (selectedPlace.startsWith('/values/'))
    return { marks: marksOfValue(drawnPage, selectedPlace, root), block: undefined, isEach: true };
  // The settings of a whole page have no marks on it.
  if (selectedPlace === drawnPage.route) return { marks: [], block: undefined, isEach: false, isPage: true };
  const marks = drawnPage.places.flatMap((origin, number) => {
    const { pointer, related } = origin;
    const isThere = pointer === selectedPlace || related === selectedPlace || pointer.startsWith(`${selectedPlace}/`);
    return isThere || leadsTo(selectedPlace, origin, number) ? [number] : [];
  });
  const origins = drawnPage.blocks.map((block) => originOf(block, drawnPage.origins));
  const block = origins.findIndex(
    ({ pointer, related }) =>
      related === selectedPlace || selectedPlace === pointer || selectedPlace.startsWith(`${pointer}/`),
  );
  const { pointer, related } = origins[block] ?? {};
  const isWhole = pointer === selectedPlace || related === selectedPlace;
  return { marks: isWhole ? [] : marks, block: block < 0 ? undefined : block, isEach: false };

  /** Tells whether a template says a field of an entry where a press leads to the field first. */
  function leadsTo(field: Pointer, { related = '' }: Origin, number: number): boolean {
    if (!field.startsWith(`${related}/`) || !related.startsWith('/collections/')) return false;
    return sourcesOf(drawnPage, [number], root)[0]?.pointer === field;
  }
}

/** Gives the numbers of the marks whose words, link or picture a value has part in. */
function marksOfValue(drawnPage: DrawnPage, value: Pointer, root: JsonObject): number[] {
  return [...drawnPage.places.keys()].filter((number) =>
    sourcesOf(drawnPage, [number], root).some(({ pointer }) => pointer === value),
  );
}
