import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composers } from '../../src/blocks/compose';
import { buildSite } from '../../src/build/build-site';
import { type GatheredAssets, readAssets } from '../../src/build/read-assets';
import type { Code } from '../../src/build/renderer';
import { type Checked, checkSite } from '../../src/checks/check-site';
import { formatForGithub } from '../../src/checks/format-github';
import { formatProblem } from '../../src/checks/format-text';
import type { ProblemPlace } from '../../src/checks/problem';
import { rules } from '../../src/checks/rules';
import type { Json } from '../../src/manifest/manifest';
import { productionCode } from '../production-code';
import { root } from '../project';
import { temporaryFolder } from '../temporary-folder';
import { applyEdit, applySlip, type RandomSlip, randomEdit, randomSlip } from './random-edit';

const edits = Number(process.env.RANDOM_EDITS ?? 2000);
const seed = Number(process.env.RANDOM_EDITS_SEED ?? 20270228);
const slowest = 5000;
const now = new Date('2031-05-06T12:00:00');
const knownRules = ['json', 'schema', ...rules.map(({ id }) => id)];

const sites = (['agency', 'werkstatt'] as const).map((name) => {
  const folder = join(root, 'tests/fixtures', name);
  const plain = JSON.stringify(JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8')), null, 2);
  return { plain, gathered: readAssets(folder) };
});

test(
  'a site with any edits is checked, and built where nothing is found',
  async () => {
    const code = await productionCode(root);
    const builders = sites.map(({ gathered }) => builder(gathered, code));
    let checked = 0;
    let built = 0;
    let pages = 0;
    const anyEdits = fc.record({
      // The smaller site twice as often: it is checked and built in half the time.
      which: fc.constantFrom(0, 1, 1),
      changes: fc.oneof(
        { weight: 3, arbitrary: fc.array(randomEdit, { minLength: 1, maxLength: 1 }) },
        { weight: 1, arbitrary: fc.array(randomEdit, { minLength: 2, maxLength: 4 }) },
      ),
      slips: fc.oneof(
        { weight: 8, arbitrary: fc.constant<RandomSlip[]>([]) },
        { weight: 1, arbitrary: fc.array(randomSlip, { minLength: 1, maxLength: 2 }) },
      ),
    });
    const property = fc.asyncProperty(anyEdits, async ({ which, changes, slips }) => {
      const site = sites[which];
      if (!site) return;
      const document: Json = JSON.parse(site.plain);
      for (const change of changes) applyEdit(document, change);
      const text = slips.reduce(applySlip, JSON.stringify(document, null, 2));
      fc.pre(text !== site.plain);
      const started = performance.now();
      const result = checkSite(text, site.gathered.assets, { now, composers });
      expect(performance.now() - started).toBeLessThan(slowest);
      expectSound(result, text);
      checked++;
      if (!result.site) return;
      pages += (await builders[which]?.(result.site)) ?? 0;
      built++;
    });
    await fc.assert(property, { numRuns: edits, seed });
    console.log(`${checked} random edits checked, ${built} accepted and built, ${pages} pages rendered (seed ${seed})`);
    expect(built).toBeGreaterThanOrEqual(edits >= 2000 ? 500 : 1);
  },
  30_000 + edits * 200,
);

/** Expects of a check that a site comes with it unless there is an error, and that every problem can be shown. */
function expectSound({ problems, site }: Checked, text: string): void {
  expect(site === undefined).toBe(problems.some(({ severity }) => severity === 'error'));
  const lengths = text.split('\n').map((line) => line.length);
  for (const problem of problems) {
    expect(knownRules).toContain(problem.rule);
    expect(problem.message).toMatch(/[.?…]$/);
    for (const place of [problem, ...(problem.related ?? [])]) expectInside(place, lengths);
    expect(formatProblem(problem, 'site.json', text)).toContain(problem.message);
    expect(formatForGithub(problem, 'site.json')).not.toContain('\n');
  }
}

function expectInside({ line, column, endLine, endColumn }: ProblemPlace, lengths: number[]): void {
  expect(line).toBeGreaterThanOrEqual(1);
  expect(column).toBeGreaterThanOrEqual(1);
  expect(endLine).toBeGreaterThanOrEqual(line);
  if (endLine === line) expect(endColumn).toBeGreaterThanOrEqual(column);
  expect(column).toBeLessThanOrEqual((lengths[line - 1] ?? -2) + 1);
  expect(endColumn).toBeLessThanOrEqual((lengths[endLine - 1] ?? -2) + 1);
}

/** Builds one site after the other into a folder; gives how many pages had to be rendered, and throws the failures of any. */
function builder(gathered: GatheredAssets, code: Code): (site: NonNullable<Checked['site']>) => Promise<number> {
  const folder = temporaryFolder();
  const renderPage: Code['renderer']['renderPage'] = (shell, page, parts) => {
    const rendered = code.renderer.renderPage(shell, page, parts);
    if (rendered.html !== undefined) expectWhole(rendered.html);
    return rendered;
  };
  const observed: Code = { ...code, renderer: { ...code.renderer, renderPage } };
  return async (site) => {
    const built = await buildSite({
      site,
      gathered,
      code: observed,
      outFolder: join(folder, 'dist'),
      cacheFolder: join(folder, 'cache'),
    });
    expect(built.failures ?? []).toEqual([]);
    return built.failures ? 0 : built.rendered;
  };
}

/** Expects of a document that nothing in it is the trace of a value that was not there, or of another kind. */
function expectWhole(html: string): void {
  const [document = ''] = html.split('<script type="application/json"');
  expect(
    /.{60}(\[object |="undefined|>undefined<|="NaN|>NaN<|src=""|href="").{40}/s.exec(document)?.[0],
  ).toBeUndefined();
}
