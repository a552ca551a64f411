import type { Composer } from '../../compose/composers';
import type { BlockOf } from '../../compose/page';
import { columnsFor } from '../../ui/columns';

type Card = BlockOf<'card-grid'>['items'][number];

/** Decides in how many columns the cards stand, and leaves out what no card of their style draws. */
export const composeCardGrid: Composer<'card-grid'> = ({ style, items, columns = 4 }) => ({
  grid: columnsOfCards(style === 'feature' ? items.length - 1 : items.length, columns),
  columns: undefined,
  items: items.map(style === 'ticket' ? drawnOnTicket : drawnOnCard),
});

/** Leaves out what a ticket does not draw: its stub has words only where it has no figure. */
function drawnOnTicket({ icon, picture, lists, chips, ...card }: Card): Card {
  const { stub, ...withoutStub } = card;
  return card.figure ? withoutStub : card;
}

/** Leaves out what tickets alone draw. */
function drawnOnCard({ stub, route, figure, ...card }: Card): Card {
  return card;
}

type Grid = BlockOf<'card-grid'>['grid'];

/**
 * Gives the number of columns of some cards: as many as are wanted, or fewer where a line would stand half empty, or
 * one more where that fills every line. One card alone is as wide as one among others.
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
