import type { Composer } from '../../compose/composers';
import type { BlockOf } from '../../compose/page';
import { columnsOfCards } from './columns-of-cards';

type Card = BlockOf<'card-grid'>['items'][number];
type Name = keyof Card;

/** What no ticket draws, and what a ticket alone draws. */
const notOnTickets: Name[] = ['icon', 'picture', 'lists', 'chips'];
const onTickets: Name[] = ['stub', 'route', 'figure'];

/** Decides in how many columns the cards stand, and leaves out what no card of their style draws. */
export const composeCardGrid: Composer<'card-grid'> = ({ style, items, columns = 4 }) => ({
  grid: columnsOfCards(style === 'feature' ? items.length - 1 : items.length, columns),
  columns: undefined,
  items: items.map((card) => without(style !== 'ticket' ? onTickets : undrawnOn(card), card)),
});

/** What a ticket does not draw: its stub has words only where it has no figure. */
function undrawnOn({ figure }: Card): Name[] {
  return figure ? [...notOnTickets, 'stub'] : notOnTickets;
}

function without(names: Name[], card: Card): Card {
  if (!names.some((name) => name in card)) return card;
  return Object.fromEntries(Object.entries(card).filter(([name]) => !names.includes(name as Name))) as unknown as Card;
}
