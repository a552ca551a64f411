import type { ThemeColors } from './colors';

/** The ground of the mark that a new site begins with, as the path of an SVG file. */
export const markGround = 'M14 2h36a12 12 0 0 1 12 12v36a12 12 0 0 1-12 12H14A12 12 0 0 1 2 50V14A12 12 0 0 1 14 2z';

const letters = '(?:<path transform="[^"<>]*" d="[^"<>]*"/>)*';

/** The pattern of a whole file with a logo or mark as a new site begins with it; its groups are the colours. */
const drawnLogo = new RegExp(
  [
    '^<svg xmlns="http://www\\.w3\\.org/2000/svg" width="\\d+" height="\\d+" viewBox="[\\d ]+">',
    '(?:<g transform="translate\\([\\d.]+\\)">)?',
    `<path fill="(?<accent>#\\w+)" d="${markGround}"/>`,
    `(?:<g fill="(?<paper>#\\w+)">${letters}</g>|<circle cx="32" cy="32" r="13" fill="none" stroke="(?<ring>#\\w+)" stroke-width="6"/>)`,
    '(?:</g>)?',
    `(?:<g fill="(?<ink>#\\w+)">${letters}</g>)?`,
    '</svg>\\n$',
  ].join(''),
  'd',
);

/**
 * Gives the text of a logo or mark in the colours of a theme, if it is one that a new site begins with and is in other
 * colours now; undefined for any other drawing, which is its owner's.
 */
export function logoInColors(
  text: string,
  { accent, paper, ink }: Pick<ThemeColors, 'accent' | 'paper' | 'ink'>,
): string | undefined {
  const places = drawnLogo.exec(text)?.indices?.groups;
  if (!places) return undefined;
  // From the end, so that no place moves.
  const drawn = (
    [
      [places.ink, ink],
      [places.paper ?? places.ring, paper],
      [places.accent, accent],
    ] as const
  ).reduce(
    (former, [place, color]) => (place ? former.slice(0, place[0]) + color + former.slice(place[1]) : former),
    text,
  );
  return drawn === text ? undefined : drawn;
}
