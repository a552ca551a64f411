import type { Json } from '../../manifest/manifest';
import { memberPointer } from '../../manifest/pointer';
import type { Input } from './input';
import type { InputKind } from './input-kind';
import { fieldTaken, isTaken } from './taken';

/** Items of one kind, some or all of which may come from a collection. */
export const list: InputKind<'list'> = {
  from({ schema, example, inputFor }) {
    if (!schema.items) return undefined;
    const [first] = Array.isArray(example) ? example : [];
    const least = schema.minItems !== undefined && { least: schema.minItems };
    const most = schema.maxItems !== undefined && { most: schema.maxItems };
    return {
      kind: 'list',
      item: inputFor(schema.items, first),
      itemName: schema.itemTitle ?? 'item',
      ...least,
      ...most,
    };
  },
  empty: ({ item, least = 0 }, emptyOf) => emptyItems(item, least, emptyOf),
  begun: ({ item, least = 1 }, emptyOf) => emptyItems(item, least, emptyOf),
  holds: Array.isArray,
  *texts(value, { item }, place, textsOf) {
    if (isTaken(value)) yield* textsOf(value.as, item, memberPointer(place, 'as'));
    for (const [index, one] of Array.isArray(value) ? value.entries() : []) {
      const at = memberPointer(place, index);
      yield* isTaken(one) ? textsOf(one.as, item, memberPointer(at, 'as')) : textsOf(one, item, at);
    }
  },
  inText: { of: 'text', takes: (text) => text.includes('{') && fieldTaken(text) === undefined },
  each: ({ item }) => item,
  isAlike: (one, other, isAlike) => isAlike(one.item, other.item),
};

function emptyItems(item: Input, count: number, emptyOf: (part: Input) => Json): Json[] {
  // A row has a cell to begin with.
  const one = item.kind === 'list' ? [emptyOf(item.item)] : emptyOf(item);
  return Array.from({ length: count }, () => structuredClone(one));
}
