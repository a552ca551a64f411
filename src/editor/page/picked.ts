import { originOf } from '../../checks/origins';
import type { Picture } from '../../compose/page';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import type { Picked } from '../../preview/messages';
import type { DrawnPage } from '../engine';
import type { Choice } from '../state/editor';

/** The place in site.json that a click on a page means: that of the words, else of the picture, else of the block. */
export function pickedPlace(drawn: DrawnPage, { picture, block, part }: Picked, choices: Choice[]): Pointer {
  const composed = block === undefined ? undefined : drawn.blocks[block];
  if (picture && composed !== undefined && block !== undefined) {
    const place = pictureIn(drawn.page.blocks[block], picture);
    if (place !== undefined) return originOf(composed + place, drawn.origins).pointer;
  }
  const [words] = choices;
  if (words) return words.pointer;
  if (composed !== undefined) return originOf(composed, drawn.origins).pointer;
  return part === undefined ? drawn.route : memberPointer('', part);
}

/** Where in a composed block a picture stands that is drawn from an address, the one after so many others of that address. */
function pictureIn(block: unknown, { src, position }: NonNullable<Picked['picture']>): Pointer | undefined {
  const found: Pointer[] = [];
  visit(block, '');
  return found[position] ?? found.at(-1);

  function visit(value: unknown, at: Pointer): void {
    if (value === null || typeof value !== 'object') return;
    if ((value as Partial<Picture>).src === src) found.push(at);
    else for (const [name, member] of Object.entries(value)) visit(member, memberPointer(at, name));
  }
}

/** What of a page is marked where a place is open: the marks of its words, and the block that it belongs to. */
export function placesOfSelected(drawn: DrawnPage, selected: Pointer): { marks: number[]; block: number | undefined } {
  const marks = drawn.places.flatMap((place, number) => {
    const { pointer } = originOf(place, drawn.origins);
    return pointer === selected || pointer.startsWith(`${selected}/`) ? [number] : [];
  });
  const block = drawn.blocks.findIndex((composed) => {
    const { pointer } = originOf(composed, drawn.origins);
    return selected === pointer || selected.startsWith(`${pointer}/`);
  });
  const isWhole = block >= 0 && originOf(drawn.blocks[block] ?? '', drawn.origins).pointer === selected;
  return { marks: isWhole ? [] : marks, block: block < 0 ? undefined : block };
}
