import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawArtwork, namedArtwork, readArtworkPath } from '../artwork/draw-artwork';
import { resolveTheme, type Theme } from '../compose/theme';
import { asManifest, isObject } from '../manifest/manifest';
import { parseManifest } from '../manifest/parse';
import { outlineLetters } from '../pictures/lettering/outline-letters';

/** What drawings are made with. */
type Drawn = Pick<Theme, 'colors'> & { font: NonNullable<Theme['font']> };

/**
 * Makes a function that draws the drawings of a site.json anew once its theme has other colours or another typeface
 * than when it was called last. Those that are not as they were drawn stay: somebody has changed them.
 */
export function drawingsFollowing(file: string): () => Promise<void> {
  let former = themeIn(file);
  return async () => {
    const [before, theme] = [former, themeIn(file)];
    former = theme ?? before;
    if (!before || !theme || JSON.stringify(before) === JSON.stringify(theme)) return;
    for (const path of namedArtwork(readFileSync(file, 'utf8'))) {
      const place = join(dirname(file), path);
      const artwork = readArtworkPath(path);
      if ('problem' in artwork || !existsSync(place)) continue;
      const draw = ({ colors, font }: Drawn): Promise<string> =>
        drawArtwork(artwork, colors, (letters, size) => outlineLetters(letters, size, font));
      if (readFileSync(place, 'utf8') === (await draw(before))) writeFileSync(place, await draw(theme));
    }
  };
}

/** Reads what the drawings of a site are made with; undefined where it has none, or no theme that can be read. */
function themeIn(file: string): Drawn | undefined {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { root } = namedArtwork(text).length === 0 ? {} : parseManifest(text);
  if (!root || !isObject(root.theme)) return undefined;
  const { colors, font = 'system' } = resolveTheme(asManifest(root).theme);
  const isWhole = Object.values(colors).every((color) => typeof color === 'string' && /^#[0-9a-f]{6}$/i.test(color));
  return isWhole ? { colors, font } : undefined;
}
