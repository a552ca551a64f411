import { drawArtwork, namedArtwork, readArtworkPath } from '../artwork/draw-artwork';
import { dayIn } from '../calendar/day';
import { resolveTheme, type Theme } from '../compose/theme';
import { formatJson } from '../manifest/format';
import { isRightToLeft } from '../manifest/languages';
import { asJson, type Manifest } from '../manifest/manifest';
import { writeValue } from '../manifest/write-value';
import { outlineLetters } from '../pictures/lettering/outline-letters';
import { drawLogo } from './logo';
import { type SiteAnswers, starterSite } from './starter-site';

/** Makes the files of a starter site, by their paths in its folder; `schema` is the address of the schema. */
export async function starterFiles(answers: SiteAnswers, schema: string): Promise<Map<string, string>> {
  const site = starterSite(answers, dayIn(new Date(), undefined));
  const theme = resolveTheme(site.theme);
  const { colors, font } = theme;
  const { logo, mark } = await drawLogo({
    name: answers.name,
    font,
    isRightToLeft: isRightToLeft(answers.language),
    colors,
  });
  const text = writeSite({ $schema: schema, ...site });
  const drawings = namedArtwork(text).map(async (path): Promise<[string, string]> => [path, await draw(path, theme)]);
  return new Map([
    ['site.json', text],
    ['uploads/logo.svg', logo],
    ['uploads/mark.svg', mark],
    ...(await Promise.all(drawings)),
  ]);
}

/** Writes a manifest as text, in the format that `check --fix` gives. */
function writeSite(site: Manifest): string {
  const style = { indent: '', unit: '  ', lineEnd: '\n', model: undefined, reuse: () => undefined };
  return formatJson(writeValue('', asJson(site), style));
}

async function draw(path: string, { colors, font }: Theme): Promise<string> {
  const artwork = readArtworkPath(path);
  if ('problem' in artwork) throw new Error(`${path}: ${artwork.problem}`);
  return drawArtwork(artwork, colors, (letters, size) => outlineLetters(letters, size, font));
}
