import { originOf } from '../../checks/origins';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import type { Picked } from '../../preview/messages';
import type { DrawnPage } from '../engine';
import type { Choice } from './sources';

/** The place in site.json that a click on a page means: that of the day, of what bears a mark, else of the block. */
export function pickedPlace(drawn: DrawnPage, { day, block, part }: Picked, choices: Choice[]): Pointer {
  const composed = block === undefined ? undefined : drawn.blocks[block];
  const inBlock = composed !== undefined && day && placeOfDay(drawn.clean.page.blocks[block ?? 0], day);
  if (inBlock) return originOf(composed + inBlock, drawn.origins).pointer;
  const [nearest] = choices;
  if (nearest) return nearest.pointer;
  if (composed !== undefined) return originOf(composed, drawn.origins).pointer;
  return part === undefined ? drawn.route : memberPointer('', part);
}

/** Where in a composed block a day is said, the one after so many that are the same. */
function placeOfDay(block: unknown, { date, position }: NonNullable<Picked['day']>): Pointer | undefined {
  const found: Pointer[] = [];
  visit(block, '');
  return found[position] ?? found.at(-1);

  function visit(value: unknown, at: Pointer): void {
    if (value === date && at.endsWith('/date')) found.push(at);
    if (value === null || typeof value !== 'object') return;
    for (const [name, member] of Object.entries(value)) visit(member, memberPointer(at, name));
  }
}

/** What of a page is marked where a place is open: the marks of its words, and the block that it belongs to. */
export function placesOfSelected(drawn: DrawnPage, selected: Pointer): { marks: number[]; block: number | undefined } {
  const marks = drawn.places.flatMap(({ pointer, related }, number) =>
    pointer === selected || related === selected || pointer.startsWith(`${selected}/`) ? [number] : [],
  );
  const origins = drawn.blocks.map((composed) => originOf(composed, drawn.origins));
  const block = origins.findIndex(
    ({ pointer, related }) => related === selected || selected === pointer || selected.startsWith(`${pointer}/`),
  );
  const { pointer, related } = origins[block] ?? {};
  return { marks: pointer === selected || related === selected ? [] : marks, block: block < 0 ? undefined : block };
}
