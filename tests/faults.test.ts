import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { formatProblem } from '../src/checks/format-text';
import type { Problem } from '../src/checks/problem';
import { rules } from '../src/checks/rules';
import { siteStylesAreSound } from '../src/checks/rules/site-styles-are-sound';
import { run } from '../src/cli/check';
import { applyFault, faultFile, faultNames, readFault } from './fault';
import { fewByDay } from './is-long';
import { sliceOf } from './manifest/slice';
import { root } from './project';
import { folderForFile } from './temporary-folder';

// After a message has changed on purpose, `WRITE_FAULTS=1 npx vitest run tests/faults.test.ts` writes
// every golden file anew; read the difference before you commit it.
const isWriting = process.env.WRITE_FAULTS !== undefined;

const agency = join(root, 'tests/fixtures/agency');
const whole = readFileSync(join(agency, 'site.json'), 'utf8');
const folder = folderForFile();
cpSync(join(agency, 'uploads'), join(folder, 'uploads'), { recursive: true });
const file = join(folder, 'site.json');

/** Runs the check on bytes in place of the agency's site.json; `printed` is what it says of them as JSON. */
async function check(bytes: Buffer): Promise<{ code: number; printed: string }> {
  writeFileSync(file, bytes);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    const project = { root, cacheFolder: '', codeFolder: '', codeKey: '' };
    const code = await run([file, '--format', 'json'], project);
    return { code, printed: log.mock.calls.flat().join('\n') };
  } finally {
    log.mockRestore();
  }
}

/** All faults by night; by day one of each rule, which ends the first line of its golden file, and some others. */
const looked = isWriting ? faultNames : [...new Set([...oneOfEachRule(), ...fewByDay(12, faultNames)])];

function oneOfEachRule(): string[] {
  return [...new Map(faultNames.map((name) => [ruleOf(name), name])).values()];
}

/** Gives the rule that tells of a fault, by its golden file. */
function ruleOf(name: string): string {
  return /\((\S+)\)$/m.exec(readFileSync(faultFile(name, 'txt'), 'utf8'))?.[1] ?? name;
}

test('the site that the faults are edits of has no error', async () => {
  const { code, printed } = await check(Buffer.from(whole));
  expect({ code, errors: JSON.parse(printed).summary.errors }).toEqual({ code: 0, errors: 0 });
});

describe.each(looked)('%s', (name) => {
  test('is one error at its place, which names the wrong word and the right one', async () => {
    const fault = readFault(name);
    const bytes = applyFault(whole, fault);
    const { code, printed } = await check(bytes);
    const { problems, summary }: { problems: Problem[]; summary: { errors: number } } = JSON.parse(printed);
    const errors = problems.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ message }) => message)).toEqual([expect.stringContaining(fault.right)]);
    expect({ code, errors: summary.errors }).toEqual({ code: 1, errors: 1 });
    const [error] = errors as [Problem];
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(sliceOf(text, error)).toContain(fault.wrong);
    for (const place of error.related ?? []) expect(place.line).toBeGreaterThan(0);
    const golden = `${formatProblem(error, 'site.json', text)}\n`;
    if (isWriting) writeFileSync(faultFile(name, 'txt'), golden);
    expect(golden).toBe(readFileSync(faultFile(name, 'txt'), 'utf8'));
  });
});

test.each([
  ['route-deleted', 4],
  ['value-renamed', 10],
  ['entry-of-wrong-type', 5],
  ['shared-block-with-wrong-link', 10],
])('%s is one problem with at least %i other places, the same each time', async (name, least) => {
  const bytes = applyFault(whole, readFault(name));
  const { printed } = await check(bytes);
  const problems: Problem[] = JSON.parse(printed).problems;
  const [error] = problems.filter(({ severity }) => severity === 'error');
  const places = (error?.related ?? []).map(({ line, column }) => `${line}:${column}`);
  expect(places.length).toBeGreaterThanOrEqual(least);
  expect(new Set([...places, `${error?.line}:${error?.column}`]).size).toBe(places.length + 1);
  expect((await check(bytes)).printed).toBe(printed);
});

test('there are at least eighty, forty of declared fields, and every rule that can stop a build is among them', () => {
  expect(faultNames.length).toBeGreaterThanOrEqual(80);
  expect(faultNames.filter((name) => /^(field-|declared-|collection-)/.test(name)).length).toBeGreaterThanOrEqual(40);
  // What is wrong with styles/site.css is no fault of a site.json.
  const severe = rules.filter(({ id, severity }) => severity === 'error' && id !== siteStylesAreSound.id);
  expect([...new Set(faultNames.map(ruleOf))].sort()).toEqual(['json', 'schema', ...severe.map(({ id }) => id)].sort());
});
