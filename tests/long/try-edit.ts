import assert from 'node:assert/strict';
import { join } from 'node:path';
import { buildSite } from '../../src/build/build-site';
import type { Checked } from '../../src/checks/check-site';
import { formatForGithub } from '../../src/checks/format-github';
import { formatProblem } from '../../src/checks/format-text';
import type { ProblemPlace } from '../../src/checks/problem';
import { rules } from '../../src/checks/rules';
import type { ComposedPage } from '../../src/compose/compose-page';
import { composeShell } from '../../src/compose/compose-shell';
import type { Site } from '../../src/compose/site';
import type { Code } from '../../src/frame/draw-page';
import { checkWithPages } from '../check-with-pages';
import { asChecked, composePages } from '../composed-pages';
import { withKeptPictures } from '../kept-pictures';
import { registry } from '../registry';
import { siteParts } from '../site-parts';
import { type EditableSite, editedText, type SiteEdit } from './edited-site';
import { faultsOfPage, faultsOfSite } from './judge-pages';

/** How much was tried. */
export interface Tried {
  checked: number;
  accepted: number;
  pages: number;
  built: number;
}

interface TrialOptions {
  sites: EditableSite[];
  code: Code;
  /** An empty folder for what is built. */
  folder: string;
  /** Of how many accepted sites one is built too. */
  buildEvery: number;
  /** Whether a parser of HTML reads what is drawn, which takes longer than all the rest. */
  readsPages: boolean;
}

const now = new Date('2031-05-06T12:00:00');
const knownRules = new Set(['json', 'schema', ...rules.map(({ id }) => id)]);
/** A check takes at most so many seconds of a processor. */
const patience = 2;

/**
 * Tries edits of sites: each is checked; what is accepted is composed and drawn, and some of it built. The function
 * that it returns throws what went wrong.
 */
export function trial({ sites, code, folder, buildEvery, readsPages }: TrialOptions): {
  tried: Tried;
  tryEdit: (edit: SiteEdit) => Promise<void>;
} {
  const tried: Tried = { checked: 0, accepted: 0, pages: 0, built: 0 };
  // Most edits change one page of a site; what was right once is right again.
  const judged = new Set<string>();
  return { tried, tryEdit };

  async function tryEdit(edit: SiteEdit): Promise<void> {
    const edited = sites.find(({ name }) => name === edit.site);
    assert(edited, `There is no site ${edit.site}.`);
    const text = editedText(edited.text, edit);
    const before = process.cpuUsage();
    const checked = checkWithPages(text, edited.gathered.assets, { now, registry });
    const { user, system } = process.cpuUsage(before);
    assert((user + system) / 1e6 < patience, `the check took ${(user + system) / 1e6} seconds`);
    expectSound(checked, text);
    tried.checked++;
    const { site, pages } = checked;
    if (!site) return;
    await draw(site, pages);
    if (tried.accepted++ % buildEvery === 0) await build(edited, site, pages);
  }

  async function draw(site: Site, pages: ComposedPage[]): Promise<void> {
    const { renderer } = code;
    const shell = composeShell(site).shell;
    await renderer.prepareRenderer(new Set(pages.flatMap(({ page }) => page.blocks.map(({ type }) => type))));
    if (judged.size > 20_000) judged.clear();
    for (const { page } of pages) {
      const { html: bytes, failure } = renderer.renderPage(shell, page, siteParts, { styles: [] });
      assert.equal(failure, undefined);
      tried.pages++;
      const html = new TextDecoder().decode(bytes);
      if (judged.has(html)) continue;
      assert.deepEqual(tracesIn(html), [], page.path);
      if (readsPages) assert.deepEqual(faultsOfPage(html), [], page.path);
      judged.add(html);
    }
  }

  async function build({ name, gathered }: EditableSite, site: Site, pages: ComposedPage[]): Promise<void> {
    // The check composes with somebody who listens; that may change nothing.
    assert.deepEqual(pages, composePages(site));
    const place = join(folder, name.replaceAll('/', '-'));
    const outFolder = join(place, 'dist');
    const built = await buildSite({
      pages: asChecked(site),
      gathered,
      loadCode: () => Promise.resolve(code),
      outFolder,
      cacheFolder: withKeptPictures(join(place, 'cache')),
    });
    assert.deepEqual(built?.failures, undefined);
    if (readsPages) assert.deepEqual(faultsOfSite(outFolder, site.manifest.site.url), []);
    tried.built++;
  }
}

/** A check comes with a site unless there is an error, and every problem can be shown. */
function expectSound({ problems, site }: Checked, text: string): void {
  assert.equal(
    site === undefined,
    problems.some(({ severity }) => severity === 'error'),
  );
  const lengths = text.split('\n').map((line) => line.length);
  for (const problem of problems) {
    assert(knownRules.has(problem.rule), `no rule ${problem.rule}`);
    assert.match(problem.message, /[.?…]$/);
    for (const place of [problem, ...(problem.related ?? [])]) expectInside(place, lengths);
    assert(formatProblem(problem, 'site.json', text).includes(problem.message));
    assert(!formatForGithub(problem, 'site.json').includes('\n'));
  }
}

function expectInside({ line, column, endLine, endColumn }: ProblemPlace, lengths: number[]): void {
  const isForward = line >= 1 && column >= 1 && endLine >= line && (endLine > line || endColumn >= column);
  const isThere = column <= (lengths[line - 1] ?? -2) + 1 && endColumn <= (lengths[endLine - 1] ?? -2) + 1;
  assert(isForward && isThere, `the place ${line}:${column} to ${endLine}:${endColumn} is outside of the text`);
}

/** The traces in a page of a value that was not there, or of another kind. */
function tracesIn(html: string): string[] {
  const at = html.search(/\[object |="undefined|>undefined<|="NaN|>NaN<|src=""|href=""/);
  return at < 0 ? [] : [html.slice(Math.max(0, at - 60), at + 60)];
}
