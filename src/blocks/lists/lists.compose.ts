import type { Composer } from '../../compose/composers';
import { bulletOf } from '../../ui/bullet-of';

/** Decides the bullet of the items of each list. */
export const composeLists: Composer<'lists'> = ({ marker, lists }) => ({
  bullets: lists.map(({ items }) => bulletOf(items, marker)),
  marker: undefined,
});
