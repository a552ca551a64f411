import type { BlockOf } from '../../compose/page';
import { columnsFor } from '../../ui/columns';

type Grid = BlockOf<'card-grid'>['grid'];

/**
 * In how many columns some cards stand: as many as are wanted, or fewer where a line would stand half empty, or one more
 * where that fills every line. One card alone is as wide as one among others.
 */
export function columnsOfCards(count: number, wanted: number): Grid {
  if (count <= 1) return { most: wanted as Grid['most'] };
  const isFilledByMore = count > wanted && count % wanted > 0 && count % (wanted + 1) === 0;
  const most = isFilledByMore ? wanted + 1 : columnsFor(count, wanted);
  const isNarrower = most > 3 && columnsFor(count, 3) === 3;
  return {
    most: most as Grid['most'],
    ...(isNarrower && { narrower: 3 }),
    ...(count % 2 === 1 && { isOdd: true }),
  };
}
