import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { copyText, findRecord, isAsLeft, saveRecord } from '../build/build-record';
import { commands } from '../kit/commands.js';
import { fileHas } from '../serve/file-pieces.js';
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
  // The editor's code counts only for sites that are published with it.
  const isEdited = options.values.editor || fileHas(resolve(name), '"editor"');
  const hasBoth = isEdited && !import.meta.env.IS_PUBLISHED;
  const made = hasBoth ? { ...project, codeKey: project.codeKey + editorKey(project.root) } : project;
  // A build is the same, whether or not it is held against another one.
  const ownArgs = args.filter((arg) => arg !== '--verify');
  const inputs = takeInputs(resolve(name), ownArgs, made);
  const record = inputs && findRecord(outFolder, project.cacheFolder, now);
  if (record && record.inputs === inputs?.key && isAsLeft(outFolder, project.cacheFolder)) {
    for (const warning of record.warnings) console.error(warning);
    conclude(record.pages, 'nothing has changed since the last build');
    return 0;
  }
  const { buildEdited, checkAndBuild, keptOf } = await import('./check-and-build');
  const order = { now, hasEditor: options.values.editor };
  const last = record?.around === inputs?.around ? record : undefined;
  const edited = last && (await buildEdited(name, outFolder, now, last, project));
  const ended = edited ?? (await checkAndBuild(name, outFolder, order, project));
  if (ended.code !== 0) return ended.code;
  const { built, warnings, findings, checked } = ended;
  const { site, pages, rendered, written, removed, output } = built;
  // No edit is held against a text of which nothing is known.
  const copy = inputs?.isSettled && checked ? copyText(resolve(name), outFolder, project.cacheFolder) : undefined;
  // Files that changed during the build may be in it or not: the next build finds out.
  const after = inputs?.isSettled ? takeInputs(resolve(name), ownArgs, made, copy) : undefined;
  if (after && inputs?.key === after.key && inputs.stamp === after.stamp) {
    const { key, around } = inputs;
    const { today, timeZone } = site;
    const record = { inputs: key, around, today, timeZone, output, pages, warnings };
    saveRecord(outFolder, project.cacheFolder, record, () =>
      checked && copy !== undefined ? keptOf(checked, copy) : undefined,
    );
  }
  if (copy) rmSync(copy, { force: true });
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
