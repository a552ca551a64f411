import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawArtwork, namedArtwork, readArtworkPath } from '../artwork/draw-artwork';
import { resolveTheme } from '../compose/theme';
import type { Manifest } from '../manifest/manifest';
import { outlineLetters } from '../pictures/lettering/outline-letters';

/**
 * Draws the drawings that a site.json names anew once its theme has other colours or another typeface. Those that are
 * not as they were drawn before stay: somebody has changed them.
 */
export async function drawAgain(file: string, before: Manifest['theme'], after: Manifest['theme']): Promise<void> {
  const [drawn, wanted] = [before, after].map(drawnWith);
  if (!drawn || !wanted || JSON.stringify(drawn) === JSON.stringify(wanted)) return;
  for (const path of namedArtwork(readFileSync(file, 'utf8'))) {
    const place = join(dirname(file), path);
    const artwork = readArtworkPath(path);
    if ('problem' in artwork || !existsSync(place)) continue;
    const draw = ({ colors, font }: typeof drawn): Promise<string> =>
      drawArtwork(artwork, colors, (letters, size) => outlineLetters(letters, size, font));
    if (readFileSync(place, 'utf8') === (await draw(drawn))) writeFileSync(place, await draw(wanted));
  }
}

/** Gives what drawings are made with. */
function drawnWith(theme: Manifest['theme']) {
  const { colors, font = 'system' } = resolveTheme(theme);
  return { colors, font };
}
