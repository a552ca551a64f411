import type { Json } from '../manifest/manifest';
import { ownMember } from '../manifest/own-member';
import { memberPointer, type Pointer } from '../manifest/pointer';
import { type NotedFacts, namesPlaces } from './facts';
import { type ItemMarks, marksOf } from './item-marks';
import { kinds } from './kinds';
import type { Icons } from './page';
import { inOrder, namesInOrder, type Shape, type Usual } from './shape';
import type { Site } from './site';

/** What finishing a part collects and decides by its place. */
export interface Finishing {
  site: Site;
  /** The icons met so far; a new one is added. */
  icons: Icons;
  facts: NotedFacts;
  level: number;
  itemLevel: number;
  hasPriority: boolean;
  /** Whether the block is left out of its page, because its list is empty. */
  isHidden: boolean;
}

/** An expanded part as components receive it: every value finished as its kind says, the others as they are. */
export function finish(value: Json, shape: Shape, finishing: Finishing, pointer: Pointer): unknown {
  if (shape === null) return inOrder(value);
  if ('kind' in shape) return kinds[shape.kind].finish(value, finishing, pointer, shape);
  if (value === null || typeof value !== 'object') return value;
  const member = (key: string | number): Pointer =>
    namesPlaces(finishing.facts) ? memberPointer(pointer, key) : pointer;
  if (Array.isArray(value)) {
    if (!('list' in shape) || shape.list === null) return value;
    const marks = marksOf(value);
    const { list, usual } = shape;
    return value.map((item, index) => {
      const finished = withoutUsual(finish(item, list, finishing, member(index)), usual?.[index] ?? usual?.at(-1));
      return withMarks(finished, marks.get(index));
    });
  }
  if ('list' in shape) return value;
  const result: Record<string, unknown> = {};
  // The order of the schema is that of reading: a heading comes before what stands below it, wherever it is written.
  const names = namesInOrder(value, shape.fields);
  for (const key of names) {
    result[key] = finish(value[key] ?? null, ownMember(shape.fields, key) ?? null, finishing, member(key));
  }
  const itemMarks = Object.fromEntries(names.flatMap((key) => [...marksWithin(value[key] ?? null, key)]));
  return withoutUsual(Object.keys(itemMarks).length > 0 ? { ...result, itemMarks } : result, shape.usual);
}

/** A group without what it says that is usual at its place, which draws the same. */
function withoutUsual(group: unknown, usual: Usual | undefined): unknown {
  if (!usual || !isGroup(group)) return group;
  const said = group as Record<string, unknown>;
  const names = Object.keys(usual).filter((name) => said[name] === usual[name]);
  if (names.length === 0) return group;
  return Object.fromEntries(Object.entries(said).filter(([name]) => !names.includes(name)));
}

/** An item with what it knows of its entry, unless it says that itself; where it is no group, the group around its list says it. */
function withMarks(item: unknown, marks: ItemMarks | undefined): unknown {
  return marks && isGroup(item) ? { ...marks, ...item } : item;
}

/** What the items of a list that are no groups know of their entries, those of lists within it too, by their places: `rows/2/1`. */
function* marksWithin(list: Json, place: string): Generator<[place: string, marks: ItemMarks]> {
  if (!Array.isArray(list)) return;
  const known = marksOf(list);
  for (const [position, item] of list.entries()) {
    const marks = known.get(position);
    if (isGroup(item)) continue;
    if (marks) yield [`${place}/${position}`, marks];
    yield* marksWithin(item, `${place}/${position}`);
  }
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
