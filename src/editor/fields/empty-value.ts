import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import type { Input } from './fields-of';
import { providerSettings } from './provider-settings';

/** A value to begin with: what a new block, item or group has to say, and nothing said of it yet. */
export function emptyValue(input: Input): Json {
  if (input.kind === 'group') {
    const needed = input.fields.filter(({ isRequired }) => isRequired);
    return Object.fromEntries(needed.map(({ name, input: part }) => [name, emptyValue(part)]));
  }
  if (input.kind === 'list') {
    // A row has a cell to begin with.
    const item = input.item.kind === 'list' ? [emptyValue(input.item.item)] : emptyValue(input.item);
    return Array.from({ length: input.least ?? 0 }, () => structuredClone(item));
  }
  if (input.kind === 'several') return [];
  if (input.kind === 'named' || input.kind === 'where' || input.kind === 'when') return {} satisfies JsonObject;
  if (input.kind === 'delivery') return { provider: [...providerSettings.keys()][0] ?? '' };
  if (input.kind === 'mark') return true;
  if (input.kind === 'switch') return false;
  if (input.kind === 'number') return input.least ?? 0;
  if (input.kind === 'choice') return input.options[0] ?? '';
  if (input.kind === 'picture') return { src: '', alt: '' };
  return '';
}

/** A value to begin with after another one of its kind, which it is like in what has a usual choice: as wide as that. */
export function emptyValueAfter(other: Json, input: Input): Json {
  const empty = emptyValue(input);
  if (input.kind !== 'group' || !isObject(empty) || !isObject(other)) return empty;
  const like = input.fields.flatMap(({ name, input: part }) => {
    const value = part.kind === 'choice' && part.usual !== undefined ? other[name] : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...empty, ...Object.fromEntries(like) };
}
