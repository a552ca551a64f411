import type { Composer } from '../../compose/composers';
import type { BlockOf } from '../../compose/page';

type Hero = BlockOf<'hero'>;

/**
 * Decides the layout and the surface of an opening: its own, else those of the theme. Without its picture, no opening
 * lays words upon one.
 */
export const composeHero: Composer<'hero'> = ({ layout, picture, artwork, surface, style }, _report, surroundings) => {
  const wantedLayout = layout ?? surroundings.opening;
  const needsPicture = wantedLayout === 'cover' || wantedLayout === 'band';
  const opening = needsPicture && !picture ? 'split' : wantedLayout;
  return {
    opening,
    layout: undefined,
    surface: surfaceOf({ opening, surface, style }),
    artwork: opening === 'split' ? artwork : undefined,
  };
};

/** Gives the surface of an opening. Where it names one, be it plain, the section that follows keeps its distance. */
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
