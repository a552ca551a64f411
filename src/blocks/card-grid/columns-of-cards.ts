import { columnsFor } from '../../ui/columns';

interface CardColumns {
  /** How many there are on a wide screen. */
  most: number;
  /** Where there is less room: 3, unless two columns or what a wide screen has do. */
  narrower?: 3;
  /** Whether two columns leave a place in the last line. */
  isOdd: boolean;
}

/**
 * In how many columns some cards stand: as many as are wanted, or fewer where a line would stand half empty, or one more
 * where that fills every line. One card alone is as wide as one among others.
 */
export function columnsOfCards(count: number, wanted: number): CardColumns {
  if (count <= 1) return { most: wanted, isOdd: false };
  const isFilledByMore = count > wanted && count % wanted > 0 && count % (wanted + 1) === 0;
  const most = isFilledByMore ? wanted + 1 : columnsFor(count, wanted);
  const isNarrower = most > 3 && columnsFor(count, 3) === 3;
  return { most, ...(isNarrower && { narrower: 3 }), isOdd: count % 2 === 1 };
}
