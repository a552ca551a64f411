import type { Composer } from '../../compose/composers';

/**
 * Leaves out what stands only where there are events, where there are none, and its words for that where there will
 * always be one, and the words on the buttons where no event that takes place leads anywhere.
 */
export const composeEvents: Composer<'events'> = ({ items, until }, _report, { say }) => {
  if (items.some(({ cancelled }) => cancelled)) say('cancelled');
  if (items.some(({ attendees }) => attendees)) say('attendees');
  if (items.length === 0) return { style: undefined, text: undefined, action: undefined };
  return {
    ...(!until && { empty: undefined }),
    ...(!items.some(({ to, cancelled }) => to && !cancelled) && { action: undefined }),
  };
};
