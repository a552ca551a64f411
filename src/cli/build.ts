import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type BuildRecord, copyText, findRecord, isAsLeft, saveRecord, textOf } from '../build/build-record';
import { commands } from '../kit/commands.js';
import { haveSameBytes } from '../serve/file-pieces.js';
import { editorKey } from './code-key.js';
import type { ExitCode, Project } from './command';
import { folderOfSite, siteFile } from './find-site';
import { takeInputs } from './inputs';
import { readDate, readOptions, refuse, siteOption } from './options';

const line = {
  start: 'npm run build --',
  says: commands.build.says,
  options: {
    site: siteOption,
    out: {
      type: 'string',
      value: 'DIR',
      says: 'the folder that takes the site; without it, dist beside the site.json here or above',
    },
    editor: { type: 'boolean', says: 'adds the editor at /edit/, which "editor" of the site says for good' },
    date: { type: 'string', value: 'YYYY-MM-DD', says: 'builds as if it were that day' },
    verify: {
      type: 'boolean',
      says: 'after a build of what an edit has changed alone, builds the whole site, and fails where that differs',
    },
  },
} as const;

/**
 * `npm run build`: checks a site.json, then writes its static site. Where nothing has changed since the last build, and
 * its output still stands, it only repeats what that build said. Where an edit shows on a few pages alone, it checks
 * and draws only these.
 */
export async function run(args: string[], project: Project): Promise<ExitCode> {
  const startTime = performance.now();
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  const name = siteFile(options.values.site ?? options.file);
  const outFolder = resolve(options.values.out ?? join(folderOfSite(), 'dist'));
  const now = readDate(options.values.date);
  if (!now) return refuse(`"${options.values.date}" is no day of the calendar. Write it as --date 2027-03-06.`);
  const conclude = (pages: number, done: string): void => {
    const seconds = ((performance.now() - startTime) / 1000).toFixed(2);
    console.log(`${pages} pages in ${relative('.', outFolder) || '.'}: ${done}, ${seconds} s.`);
  };
  const file = resolve(name);
  const { root, cacheFolder } = project;
  // A build is the same, whether or not it is held against another one.
  const ownArgs = args.filter((arg) => arg !== '--verify');
  const inputs = takeInputs(file, ownArgs, project);
  const record = inputs && findRecord(outFolder, cacheFolder, now);
  const last = record && record.inputs === inputs.key && hasItsEditor(record, root) ? record : undefined;
  const isRepeated = (): boolean => {
    if (!last || !isSameText(file, textOf(last, outFolder, cacheFolder)) || !isAsLeft(outFolder, cacheFolder))
      return false;
    for (const warning of last.warnings) console.error(warning);
    conclude(last.pages, 'nothing has changed since the last build');
    return true;
  };
  // A text that was written since is seldom the same, and whoever looks for an edit compares it anyway.
  const isWritten = last?.stamp !== inputs?.stamp;
  if (!isWritten && isRepeated()) return 0;
  const copying = inputs?.isSettled ? copyText(file, outFolder, cacheFolder) : undefined;
  const { buildEdited, checkAndBuild, keptOf } = await import('./check-and-build');
  const copy = await copying;
  const order = { now, hasEditor: options.values.editor };
  const edited = last && (await buildEdited(name, copy?.file ?? file, outFolder, now, last, project));
  if (inputs && last && isWritten && !edited && isRepeated()) {
    // The next build need not look for an edit.
    saveRecord(outFolder, cacheFolder, { ...last, stamp: inputs.stamp });
    if (copy) rmSync(copy.file, { force: true });
    return 0;
  }
  const ended = edited ?? (await checkAndBuild(name, outFolder, { ...order, copy: copy?.file }, project));
  // Of files that changed during the build, but for site.json, which was copied, the next build finds out.
  const isKept = copy && ended.code === 0 && inputs?.key === takeInputs(file, ownArgs, project)?.key;
  if (copy && !isKept) rmSync(copy.file, { force: true });
  if (ended.code !== 0) return ended.code;
  const { built, warnings, findings, checked, editor } = ended;
  const { site, pages, rendered, written, removed, output } = built;
  if (inputs && copy && isKept) {
    const { today, timeZone } = site;
    const { key, stamp } = inputs;
    const made = { inputs: key, stamp, editor, copy: copy.name, today, timeZone, output, pages, warnings };
    saveRecord(outFolder, cacheFolder, made, checked && keptOf(checked, site, copy.file), copy);
  }
  if (edited && options.values.verify) {
    const whole = await checkAndBuild(name, outFolder, order, project);
    const isSame = whole.code === 0 && whole.built.written + whole.built.removed === 0;
    if (!isSame || JSON.stringify([whole.warnings, whole.findings]) !== JSON.stringify([warnings, findings]))
      return refuse(
        'The build of what was edited alone differs from that of the whole site. This is a fault of Pagewright.',
      );
  }
  conclude(pages, `${rendered} rendered, ${written} files written, ${removed} removed`);
  return 0;
}

/** Tells whether the editor that was published with a site is the one of today; the published engine has one alone. */
function hasItsEditor({ editor }: BuildRecord, root: string): boolean {
  return editor === undefined || editor === editorKey(root);
}

/** Tells whether two files have the same content; false where one cannot be read. */
function isSameText(file: string, other: string): boolean {
  try {
    return haveSameBytes(file, other);
  } catch {
    return false;
  }
}
