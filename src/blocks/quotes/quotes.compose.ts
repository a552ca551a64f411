import type { Composer } from '../../compose/composers';

/** Says how many stars were given where any were. */
export const composeQuotes: Composer<'quotes'> = ({ items }, _report, { needWords }) => {
  if (items.some(({ stars }) => stars)) needWords('stars');
  return {};
};
