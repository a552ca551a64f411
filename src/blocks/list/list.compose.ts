import type { Composer } from '../../compose/composers';
import { bulletOf } from '../../ui/bullet-of';

/** Decides the bullet of each item. */
export const composeList: Composer<'list'> = ({ marker, items }) => ({
  bullet: bulletOf(items, marker),
  marker: undefined,
});
