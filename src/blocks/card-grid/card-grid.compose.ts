import type { Composer } from '../../compose/composers';
import type { BlockOf } from '../../compose/page';
import { columnsOfCards } from './columns-of-cards';

type Card = BlockOf<'card-grid'>['items'][number];

/** Decides in how many columns the cards stand, and leaves out what no card of their style draws. */
export const composeCardGrid: Composer<'card-grid'> = ({ style, items, columns = 4 }) => ({
  grid: columnsOfCards(style === 'feature' ? items.length - 1 : items.length, columns),
  columns: undefined,
  items: items.map(style === 'ticket' ? asTicket : asCard),
});

function asTicket({ icon: _, picture: __, lists: ___, chips: ____, stub, ...ticket }: Card): Card {
  return stub === undefined || ticket.figure ? ticket : { ...ticket, stub };
}

function asCard({ stub: _, route: __, figure: ___, ...card }: Card): Card {
  return card;
}
