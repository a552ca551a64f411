import type { Composer } from '../../compose/composers';

/** Leaves out captions where a service shows its own, and the renditions of a poster that no browser fetches. */
export const composeVideo: Composer<'video'> = ({ src: film, poster }, _report, { needWords }) => {
  if (film.kind === 'file') {
    const { src, alt, width, height } = poster;
    return { poster: { src, alt, width, height } };
  }
  needWords('elsewhereNote', 'elsewherePrivacy', 'playFilm');
  return { captions: undefined };
};
