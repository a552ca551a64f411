import type { Composer } from '../../compose/composers';

/** Leaves out the words on the buttons of events of which none leads anywhere. */
export const composeEvents: Composer<'events'> = ({ items }) =>
  items.some(({ to }) => to) ? {} : { action: undefined };
