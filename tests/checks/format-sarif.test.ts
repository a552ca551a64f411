import { expect, test } from 'vitest';
import { formatSarif } from '../../src/checks/format-sarif';
import type { Problem } from '../../src/checks/problem';
import { rules } from '../../src/checks/rules';
import { problem } from './a-problem';

interface Log {
  version: string;
  runs: {
    tool: { driver: { name: string; rules: { id: string; help: { text: string } }[] } };
    columnKind: string;
    results: {
      ruleId: string;
      level: string;
      message: { text: string };
      locations: unknown[];
      relatedLocations: unknown[];
    }[];
  }[];
}

/** The one run of the log that is written of some problems. */
function runOf(problems: Problem[], file = 'site.json'): Log['runs'][number] {
  const { version, runs }: Log = JSON.parse(formatSarif(problems, file));
  const [run, ...others] = runs;
  if (version !== '2.1.0' || !run || others.length > 0) throw new Error('This is no log of one run in SARIF 2.1.0.');
  return run;
}

/** A location as SARIF writes it. */
function location(uri: string, startLine: number, startColumn: number, endLine: number, endColumn: number): object {
  return { physicalLocation: { artifactLocation: { uri }, region: { startLine, startColumn, endLine, endColumn } } };
}

test('writes a result with the place of the wrong slice', () => {
  expect(runOf([problem]).results).toEqual([
    {
      ruleId: 'link-target-exists',
      level: 'error',
      message: { text: 'No page has the address "/pricng".' },
      locations: [location('site.json', 412, 11, 412, 20)],
      relatedLocations: [],
    },
  ]);
});

test('counts columns as the problems do', () => {
  expect(runOf([problem]).columnKind).toBe('utf16CodeUnits');
});

test.each([
  ['error', 'error'],
  ['warning', 'warning'],
  ['notice', 'note'],
] as const)('calls a problem of severity %s a result of level %s', (severity, level) => {
  expect(runOf([{ ...problem, severity }]).results.map((result) => result.level)).toEqual([level]);
});

test('names every rule and why it is there', () => {
  const { driver } = runOf([]).tool;
  expect(driver.name).toBe('Pagewright');
  expect(driver.rules).toEqual(rules.map(({ id, why }) => ({ id, help: { text: why } })));
});

test('writes no result where nothing is wrong', () => {
  expect(runOf([]).results).toEqual([]);
});

test('names the other places that have part in it', () => {
  const related = [
    { pointer: '/collections/services/0', line: 30, column: 5, endLine: 30, endColumn: 6 },
    { pointer: '/collections/services/1', line: 44, column: 5, endLine: 45, endColumn: 1 },
  ];
  expect(runOf([{ ...problem, related }]).results[0]?.relatedLocations).toEqual([
    location('site.json', 30, 5, 30, 6),
    location('site.json', 44, 5, 45, 1),
  ]);
});

test('writes the name of the file as an address', () => {
  expect(runOf([problem], 'my sites/ä#1.json').results[0]?.locations).toEqual([
    location('my%20sites/%C3%A4%231.json', 412, 11, 412, 20),
  ]);
});
