import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawArtwork, isArtwork, namedArtwork, readArtworkPath } from '../artwork/draw-artwork';
import { sceneMotifs } from '../artwork/scenes/scene';
import type { Artwork } from '../checks/artwork-path';
import { formatProblem, sayCounts } from '../checks/format-text';
import type { Problem } from '../checks/problem';
import { resolveTheme, type Theme } from '../compose/theme';
import { commands } from '../kit/commands.js';
import { asManifest } from '../manifest/manifest';
import { parseManifest } from '../manifest/parse';
import { outlineLetters } from '../pictures/lettering/outline-letters';
import { whyUnreadable } from '../workspace/replace-file';
import { type ExitCode, type Project, readSite } from './command';
import { siteFile } from './find-site';
import { readOptions, refuse, siteOption } from './options';

const line = {
  start: 'npm run artwork --',
  says: commands.artwork.says,
  options: {
    site: siteOption,
    again: { type: 'boolean', says: 'draws those anew that it drew before' },
  },
} as const;

/** `npm run artwork`: draws the pictures of uploads/artwork that a site.json names and that are not there. */
export async function run(args: string[], project: Project): Promise<ExitCode> {
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  const name = siteFile(options.values.site ?? options.file);
  const site = readSite(name, project);
  if ('unreadable' in site) return refuse(site.unreadable);
  const theme = themeOf(site.text, site.checked.problems);
  if (!theme) {
    const errors = site.checked.problems.filter(isInTheWay);
    for (const problem of errors) console.error(`${formatProblem(problem, name, site.text)}\n`);
    console.error(`${name}: ${sayCounts(errors)}. Nothing was drawn.`);
    return 1;
  }
  const { font = 'system' } = theme;
  const outline = (letters: string, size: number) => outlineLetters(letters, size, font);
  const paths = namedArtwork(site.text);
  const wrong: string[] = [];
  let drawnCount = 0;
  for (const path of paths) {
    const file = join(dirname(site.file), path);
    const isThere = existsSync(file);
    if (isThere && !options.values.again) continue;
    if (isThere && !isArtwork(readFileSync(file, 'utf8'))) {
      console.log(`Left ${path} as it is: this command has not drawn it.`);
      continue;
    }
    const artwork = readArtworkPath(path);
    if ('problem' in artwork) {
      wrong.push(`${path}: ${artwork.problem}`);
      continue;
    }
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, await drawArtwork(artwork, theme.colors, outline));
    } catch (error) {
      return refuse(whyUnreadable(path, error));
    }
    console.log(`Drew ${path}${shownIn(path, artwork)}`);
    drawnCount++;
  }
  const sum = `${drawnCount} of ${paths.length} pictures drawn.`;
  if (wrong.length > 0) {
    // Below what was drawn, together with what they come to: what is printed last is what is read.
    console.error([...wrong, sum].join('\n'));
    return 1;
  }
  console.log(drawnCount < paths.length ? `${sum} The others were there; --again draws them anew.` : sum);
  return 0;
}

/** Says what a scene shows whose path names no motif, and how to choose one. */
function shownIn(path: string, { shape, name, motif = '' }: Artwork): string {
  if (shape !== 'scenes' || path.endsWith(`/${name}.${motif}.svg`)) return '';
  return `, which shows ${motif}. ${name}.MOTIF.svg shows what you choose: ${sceneMotifs.join(', ')}.`;
}

/** Reads the theme of a site.json; undefined where it cannot be read. */
function themeOf(text: string, problems: Problem[]): Theme | undefined {
  const { root } = parseManifest(text);
  return root && !problems.some(isInTheWay) ? resolveTheme(asManifest(root).theme) : undefined;
}

/** Tells whether a problem keeps everything from being drawn: only one of the theme does. */
function isInTheWay({ rule, severity, pointer }: Problem): boolean {
  return severity === 'error' && (rule === 'json' || pointer === '' || /^\/theme(\/|$)/.test(pointer));
}
