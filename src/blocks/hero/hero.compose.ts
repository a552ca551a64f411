import type { Composer } from '../../compose/composers';
import type { BlockOf } from '../../compose/page';

type Hero = BlockOf<'hero'>;

/** Decides how an opening is laid out and what it stands on: as it says, else as the theme does; nothing is laid upon a picture that is not there. */
export const composeHero: Composer<'hero'> = ({ layout, picture, artwork, surface, style }, _report, surroundings) => {
  const wanted = layout ?? surroundings.opening;
  const needsPicture = wanted === 'cover' || wanted === 'band';
  const opening = needsPicture && !picture ? 'split' : wanted;
  return {
    opening,
    layout: undefined,
    surface: surfaceOf({ opening, surface, style }),
    artwork: opening === 'split' ? artwork : undefined,
  };
};

/** Gives the surface of an opening. One of its own, plain too, makes the section that follows keep its distance. */
function surfaceOf({ opening, surface, style }: Choices): Hero['surface'] {
  if (opening === 'cover') return 'ink';
  if (surface || style !== 'large') return surface ?? 'tinted';
  return opening === 'columns' ? undefined : 'plain';
}

interface Choices {
  opening: Hero['opening'];
  surface: Hero['surface'];
  style: Hero['style'];
}
