import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Artwork, drawArtwork, isDrawn, namedArtwork, readArtworkPath } from '../artwork/draw-artwork';
import { sceneMotifs } from '../artwork/scenes/scene';
import { formatProblem, summarize } from '../checks/format-text';
import type { Problem } from '../checks/problem';
import { resolveTheme, type Theme } from '../compose/theme';
import { asManifest } from '../manifest/manifest';
import { parseManifest } from '../manifest/parse';
import { outlineLetters } from '../pictures/lettering/outline-letters';
import { type ExitCode, type Project, readSite, whyUnreadable } from './command';
import { readOptions } from './options';

/** `npm run artwork -- [--site FILE] [--again]`: draws the pictures of uploads/artwork that a site.json names and that are not there. */
export async function run(args: string[], project: Project): Promise<ExitCode> {
  const options = readOptions(args, { site: { type: 'string' }, again: { type: 'boolean' } });
  if ('usage' in options) {
    console.error(options.usage);
    return 2;
  }
  const name = options.values.site ?? options.file ?? 'site.json';
  const read = readSite(name, project);
  if ('unreadable' in read) {
    console.error(read.unreadable);
    return 2;
  }
  const theme = themeOf(read.text, read.checked.problems);
  if (!theme) {
    const errors = read.checked.problems.filter(isInTheWay);
    for (const problem of errors) console.error(`${formatProblem(problem, name, read.text)}\n`);
    console.error(`${name}: ${summarize(errors)}. Nothing was drawn.`);
    return 1;
  }
  const { font = 'system' } = theme;
  const outline = (letters: string, size: number) => outlineLetters(letters, size, font);
  const named = namedArtwork(read.text);
  let drawn = 0;
  let code: ExitCode = 0;
  for (const path of named) {
    const file = join(dirname(read.file), path);
    const isThere = existsSync(file);
    if (isThere && !options.values.again) continue;
    if (isThere && !isDrawn(readFileSync(file, 'utf8'))) {
      console.log(`Left ${path} as it is: this command has not drawn it.`);
      continue;
    }
    const artwork = readArtworkPath(path);
    if ('problem' in artwork) {
      console.error(`${path}: ${artwork.problem}`);
      code = 1;
      continue;
    }
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await drawArtwork(artwork, theme.colors, outline));
    } catch (error) {
      console.error(whyUnreadable(path, error));
      return 2;
    }
    console.log(`Drew ${path}${shownIn(path, artwork)}`);
    drawn++;
  }
  console.log(
    `${drawn} of ${named.length} pictures drawn.${drawn < named.length && code === 0 ? ' The others were there; --again draws them anew.' : ''}`,
  );
  return code;
}

/** What a scene shows whose path does not say it, and how to choose. */
function shownIn(path: string, { shape, name, motif = '' }: Artwork): string {
  if (shape !== 'scenes' || path.endsWith(`/${name}.${motif}.svg`)) return '';
  return `, which shows ${motif}. ${name}.MOTIF.svg shows what you choose: ${sceneMotifs.join(', ')}.`;
}

/** The theme of a site.json in which nothing is wrong but that pictures are missing. */
function themeOf(text: string, problems: Problem[]): Theme | undefined {
  const { root } = parseManifest(text);
  return root && !problems.some(isInTheWay) ? resolveTheme(asManifest(root).theme) : undefined;
}

/** Missing pictures are what this command is there for. */
function isInTheWay({ rule, severity }: Problem): boolean {
  return severity === 'error' && rule !== 'picture-exists';
}
