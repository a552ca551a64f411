import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, expect, vi } from 'vitest';
import { eventually } from './browser-test';
import { type CatalogueServer, copyTest as test } from './catalogue-test';

const patience = { timeout: 90_000 };
const undo: (() => void)[] = [];

afterEach(() => {
  for (const step of undo.splice(0).reverse()) step();
});

/** Changes a file of the project in which a server runs, until the end of the test. */
function edit({ folder }: CatalogueServer, path: string, from: string, to: string): void {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  undo.push(() => writeFileSync(file, text));
}

async function problemsOf({ address }: CatalogueServer): Promise<string[]> {
  const problems: { message: string }[] = await (await fetch(`${address}__problems`)).json();
  return problems.map(({ message }) => message);
}

const textOf = async ({ address }: CatalogueServer, path: string): Promise<string> =>
  (await fetch(address + path)).text();

test('a component, a composer and a style that are edited show without a restart', async ({ open, server }) => {
  await open(server.address);
  edit(
    server,
    'src/blocks/cta/cta.tsx',
    '<SectionHead block={block}',
    '<SectionHead block={{ ...block, eyebrow: "Fresh" }}',
  );
  await vi.waitFor(async () => expect(await textOf(server, '')).toContain('Fresh'), patience);
  edit(server, 'src/blocks/route-map/route-map.compose.ts', '}h0`)', '}h0.25`)');
  await vi.waitFor(async () => expect(await textOf(server, '')).toContain('h0.25'), patience);
  edit(server, 'src/blocks/cta/cta.module.css', '@layer blocks {', '@layer blocks { .marked { opacity: 0.5; } ');
  await vi.waitFor(async () => expect(await textOf(server, '')).toContain('cta-module__marked'), patience);
});

test('a schema that is edited, and a rule, are what the site is checked by', async ({ open, server }) => {
  await open(server.address);
  edit(server, 'schema/blocks/cta.schema.json', '"required": ["type", ', '"required": ["type", "eyebrow", ');
  const missing = (): Promise<void> =>
    vi.waitFor(
      async () => expect(await problemsOf(server)).toContainEqual(expect.stringContaining('"eyebrow" is missing here')),
      patience,
    );
  await missing();
  undo.pop()?.();
  await vi.waitFor(async () => expect(await problemsOf(server)).toEqual([]), patience);
  edit(
    server,
    'src/checks/rules/page-heading.ts',
    'check({ page, facts, report }) {',
    "check({ page, facts, report }) {\n    report('', 'No ' + page.path + ' today');",
  );
  await vi.waitFor(async () => expect(await problemsOf(server)).toContain('No /apply today'), patience);
  undo.pop()?.();
  await vi.waitFor(async () => expect(await problemsOf(server)).toEqual([]), patience);
});

test('a property that is new in a schema and in its component can be written at once, and is never called unknown', async ({
  open,
  server,
}) => {
  const { page } = await open(server.address);
  const told = recordProblems(page);
  edit(
    server,
    'src/blocks/cta/cta.tsx',
    '<SectionHead block={block}',
    '<SectionHead block={{ ...block, eyebrow: block.motto }}',
  );
  edit(
    server,
    'schema/blocks/cta.schema.json',
    '"properties": {',
    '"properties": { "motto": { "description": "A motto.", "type": "string" },',
  );
  await vi.waitFor(async () => expect(await textOf(server, '__catalogue/cta')).toContain('A motto.'), patience);
  edit(server, 'site.json', '"type": "cta",', '"type": "cta", "motto": "Go on",');
  await vi.waitFor(async () => expect(await textOf(server, '')).toContain('Go on'), patience);
  expect(await told()).toEqual([]);
});

test('sources that cannot be loaded leave the page as it was and say why', async ({ open, server }) => {
  const { page } = await open(server.address);
  edit(server, 'src/blocks/route-map/route-map.compose.ts', 'export const', 'export cosnt');
  const told = page.locator('#pagewright-problems');
  await told.getByText('The code cannot be loaded').waitFor(patience);
  expect((await fetch(server.address)).status).toBe(200);
  undo.pop()?.();
  await told.waitFor({ state: 'detached', ...patience });
});

test('a composer that fails is never told as a mistake of site.json', async ({ open, server }) => {
  await open(server.address);
  edit(
    server,
    'src/blocks/route-map/route-map.compose.ts',
    'const stops = findStops(block, report);',
    "const stops = findStops(block, report);\n  if (stops) throw new TypeError('No map today');",
  );
  await vi.waitFor(async () => expect(await problemsOf(server)).toEqual(['The code failed: No map today']), patience);
  undo.pop()?.();
  await vi.waitFor(async () => expect(await problemsOf(server)).toEqual([]), patience);
});

test('what a published page forbids is forbidden while it is developed', async ({ open, server }) => {
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
});

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
