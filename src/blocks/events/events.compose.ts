import type { Composer } from '../../compose/composers';

/**
 * Leaves out what is not drawn: the parts for events where there are none, the words for an empty list where there will
 * always be an event, the words on buttons where no coming event leads anywhere.
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
