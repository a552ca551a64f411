import { drawArtwork, namedArtwork, readArtworkPath } from '../artwork/draw-artwork';
import type { ThemeColors } from '../compose/colors';
import { resolveTheme } from '../compose/theme';
import { formatJson } from '../manifest/format';
import { asJson, type Manifest } from '../manifest/manifest';
import { writeValue } from '../manifest/write-value';
import { isRightToLeft } from './copies';
import { drawLogo } from './logo';
import { type Answers, starterSite } from './starter-site';

/** The files of a starter site, by their paths in its folder; `schema` is where the editor finds the schema. */
export async function starterFiles(answers: Answers, schema: string): Promise<Map<string, string>> {
  const site = starterSite(answers);
  const { colors, font } = resolveTheme(site.theme);
  const { logo, mark } = await drawLogo({
    name: answers.name,
    font,
    isRightToLeft: isRightToLeft(answers.language),
    colors,
  });
  const text = writeSite({ $schema: schema, ...site });
  return new Map([
    ['site.json', text],
    ['uploads/logo.svg', logo],
    ['uploads/mark.svg', mark],
    ...namedArtwork(text).map((path): [string, string] => [path, draw(path, colors)]),
  ]);
}

/** A site.json laid out as the check lays it out. */
function writeSite(site: Manifest): string {
  const style = { indent: '', unit: '  ', lineEnd: '\n', model: undefined, elsewhere: () => undefined };
  return formatJson(writeValue('', asJson(site), style));
}

function draw(path: string, colors: ThemeColors): string {
  const artwork = readArtworkPath(path);
  if ('problem' in artwork) throw new Error(`${path}: ${artwork.problem}`);
  return drawArtwork(artwork, colors);
}
