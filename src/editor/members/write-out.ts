import type { Assets } from '../../compose/assets';
import type { ComposeRegistry } from '../../compose/compose-registry';
import { namesOfDay } from '../../compose/days';
import { expand } from '../../compose/expand';
import { startFacts } from '../../compose/facts';
import { fieldNames, firstName } from '../../compose/scope';
import type { Shape } from '../../compose/shape';
import type { Site } from '../../compose/site';
import { duplicateOf } from '../../manifest/identity';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { insert, remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, parentPointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { writtenUsesWithin } from '../../manifest/uses';
import { siteOf } from '../drawing/engine';
import { formAt } from '../naming/parts';
import { sayChanged } from '../naming/say-changed';
import type { Edit } from './members';

/**
 * Replaces a selection by the items that the published site makes of it today, each written by itself; undefined where
 * there are none, or where the template takes fields of the page around.
 */
export function writeOut(
  root: JsonObject,
  pointer: Pointer,
  assets: Assets,
  registry: ComposeRegistry,
  now: Date,
): Edit | undefined {
  const around = parentPointer(pointer);
  const isItem = Array.isArray(valueAt(root, around));
  const items = itemsOf(root, pointer, isItem ? around : pointer, assets, registry, now);
  if (items.length === 0) return undefined;
  const index = Number(pointerKeys(pointer).at(-1));
  const after = isItem
    ? items.reduce<Json>(
        (site, item, position) => insert(site, memberPointer(around, index + position), item),
        remove(root, pointer),
      )
    : set(root, pointer, items);
  const says = sayChanged(
    root,
    now,
    pointer,
    items.length === 1 ? 'written out: 1 item' : `written out: ${items.length} items`,
  );
  return { says, place: isItem ? `${around}/${index}` : pointer, after: after as JsonObject };
}

function itemsOf(
  root: JsonObject,
  pointer: Pointer,
  list: Pointer,
  assets: Assets,
  registry: ComposeRegistry,
  now: Date,
): Json[] {
  const selection = valueAt(root, pointer);
  const shape = shapeAt(root, list, registry);
  if (!isObject(selection) || !shape || !('list' in shape)) return [];
  try {
    // Drafts are not published, so they are not written out.
    const site = { ...siteOf(root, assets, registry, now), showsDrafts: false };
    if (!isOfEntriesAlone(selection, site)) return [];
    const items = expand([selection], shape, { composed: '', source: '' }, { site, facts: startFacts() });
    return Array.isArray(items) ? items.map(duplicateOf) : [];
  } catch {
    return [];
  }
}

/** Tells whether all names in a template are values or fields of its entries, and none a field of the page around. */
function isOfEntriesAlone({ from, where, as, each }: JsonObject, site: Site): boolean {
  const fields = new Set([...fieldNames(site, String(from)), ...(each === undefined ? [] : namesOfDay)]);
  const placeholders = writtenUsesWithin([where ?? null, as ?? null], 'placeholder');
  const names = placeholders.map(({ name }) => firstName(name));
  return names.every((name) => fields.has(name) || Object.hasOwn(site.values, name));
}

/** Gives the shape of a place in a block, a header or a footer. */
function shapeAt(root: JsonObject, pointer: Pointer, { blocks, parts }: ComposeRegistry): Shape | undefined {
  const form = formAt(root, pointer);
  const block = form.kind === 'block' ? form.pointer : '';
  const [part = '', ...keys] = pointerKeys(pointer.slice(block.length));
  const value = valueAt(root, block);
  if (block !== '') keys.unshift(part);
  const start =
    block === '' ? parts[part as keyof typeof parts] : blocks[isObject(value) ? String(value.type) : '']?.shape;
  return keys.reduce<Shape | undefined>((shape, key) => {
    if (!shape || 'kind' in shape) return undefined;
    return 'list' in shape ? shape.list : shape.fields[key];
  }, start);
}
