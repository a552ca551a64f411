import type { Composer } from '../../compose/composers';

/** Decides how an opening is laid out: as it says, else as the theme does; nothing is laid upon a picture that is not there. */
export const composeHero: Composer<'hero'> = ({ layout, picture }, _report, { opening }) => {
  const wanted = layout ?? opening;
  const needsPicture = wanted === 'cover' || wanted === 'band';
  return { opening: needsPicture && !picture ? 'split' : wanted, layout: undefined };
};
