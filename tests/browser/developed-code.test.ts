import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { eventually } from './browser-test';
import { copyTest, type SiteServer, siteTest } from './catalogue-test';

const patience = { timeout: 90_000 };

/** Changes a file of the project in which a server runs; returns what puts it back. */
function edit({ folder }: SiteServer, path: string, from: string, to: string): () => void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  return () => writeFileSync(file, text);
}

async function problemsOf({ address }: SiteServer): Promise<string[]> {
  const problems: { message: string }[] = await (await fetch(`${address}__problems`)).json();
  return problems.map(({ message }) => message);
}

const textOf = async ({ address }: SiteServer, path: string): Promise<string> => (await fetch(address + path)).text();

const sees = (server: SiteServer, path: string, words: string): Promise<void> =>
  vi.waitFor(async () => expect(await textOf(server, path)).toContain(words), patience);

const hasProblems = (server: SiteServer, expected: unknown): Promise<void> =>
  vi.waitFor(async () => expect(await problemsOf(server)).toEqual(expected), patience);

const cta = 'src/blocks/cta/cta';
const schema = 'schema/blocks/cta.schema.json';
const composer = 'src/blocks/route-map/route-map.compose.ts';

copyTest(
  'code that is edited shows without a restart, and leaves the page as it was where it cannot be loaded',
  { tags: 'night' },
  async ({ open, server }) => {
    const { page } = await open(server.address);

    // What is new in a schema and in its component can be written at once, and is never called unknown.
    const told = recordProblems(page);
    edit(server, `${cta}.tsx`, '<SectionHead block={block}', '<SectionHead block={{ ...block, eyebrow: block.motto }}');
    const motto = '"motto": { "description": "A motto.", "type": "string" },';
    edit(server, schema, '"properties": {', `"properties": { ${motto}`);
    await sees(server, '__catalogue/cta', 'A motto.');
    edit(server, 'site.json', '"type": "cta",', '"type": "cta", "motto": "Go on",');
    await sees(server, '', 'Go on');
    expect(await told()).toEqual([]);

    const mend = edit(server, composer, 'export const', 'export cosnt');
    const shown = page.locator('#pagewright-problems');
    await shown.getByText('The code cannot be loaded').waitFor(patience);
    expect((await fetch(server.address)).status).toBe(200);
    mend();
    await shown.waitFor({ state: 'detached', ...patience });
  },
);

copyTest(
  'components, composers, styles, schemas and rules that are edited are what the site is drawn and checked by',
  {
    tags: 'night',
  },
  async ({ server }) => {
    edit(server, `${cta}.tsx`, '<SectionHead block={block}', '<SectionHead block={{ ...block, eyebrow: "Fresh" }}');
    await sees(server, '', 'Fresh');
    edit(server, composer, '}h0`)', '}h0.25`)');
    await sees(server, '', 'h0.25');
    edit(server, `${cta}.module.css`, '@layer blocks {', '@layer blocks { .marked { opacity: 0.5; } ');
    await sees(server, '', 'cta-module__marked');

    const allowAgain = edit(server, schema, '"required": ["type", ', '"required": ["type", "eyebrow", ');
    await hasProblems(server, expect.arrayContaining([expect.stringContaining('"eyebrow" is missing here')]));
    allowAgain();
    await hasProblems(server, []);
    const start = 'check({ page, facts, report }) {';
    const report = `${start}\n    report('', 'No ' + page.path + ' today');`;
    const silence = edit(server, 'src/checks/rules/page-heading.ts', start, report);
    await hasProblems(server, expect.arrayContaining(['No /apply today']));
    silence();
    await hasProblems(server, []);

    // What a composer fails at is never told as a mistake of site.json.
    const found = 'const stops = findStops(block, report);';
    edit(server, composer, found, `${found}\n  if (stops) throw new TypeError('No map today');`);
    await hasProblems(server, ['The code failed: No map today']);
  },
);

siteTest(
  'what a published page forbids is forbidden while it is developed',
  { tags: 'night' },
  async ({ open, server }) => {
    const { page } = await open(server.address);
    await page.evaluate(violate);
    const forbidden = ['connect-src', 'img-src', 'require-trusted-types-for', 'style-src-elem'];
    await eventually(() => page.evaluate(() => [...(Reflect.get(window, 'met') as Set<string>)].sort()), forbidden);
    const { headers } = await fetch(server.address);
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect((await fetch(`${server.address}__catalogue/cta/1/site`)).headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self'",
    );
  },
);

/** Does what no published page may, and notes the directives that were in the way. */
function violate(): void {
  const met = new Set<string>();
  Object.assign(window, { met });
  addEventListener('securitypolicyviolation', ({ effectiveDirective }) => met.add(effectiveDirective));
  const style = document.createElement('style');
  style.textContent = 'body { color: red; }';
  const image = new Image();
  image.src = 'https://elsewhere.test/pixel.gif';
  document.body.append(style, image);
  try {
    document.body.innerHTML += '';
  } catch {
    // A string may become no markup here.
  }
  fetch('https://elsewhere.test/').catch(() => {});
}

/** Remembers each problem that the page shows from now on. */
function recordProblems(page: Page): () => Promise<string[]> {
  const started = page.evaluate(() => {
    const told: string[] = [];
    new MutationObserver(() => {
      const overlay = document.getElementById('pagewright-problems');
      if (overlay) told.push(overlay.innerText);
    }).observe(document.body, { childList: true });
    Object.assign(window, { told });
  });
  return async () => {
    await started;
    return page.evaluate(() => (window as unknown as { told: string[] }).told);
  };
}
