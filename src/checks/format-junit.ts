import { withoutUnseenCharacters } from '../manifest/unseen-character';
import type { Problem } from './problem';

/** Writes problems as JUnit XML: one failed test case for each error and warning, or one that passed. */
export function formatJunit(problems: Problem[], file: string): string {
  const failures = problems.filter(({ severity }) => severity !== 'notice');
  const cases = failures.map(({ rule, severity, message, line, column, page, related = [], further = 0 }) => {
    const place = `${file}:${line}:${column}`;
    const others = related.map((other) => `see also ${file}:${other.line}:${other.column}`);
    if (further > 0) others.push(`and ${further} more place${further === 1 ? '' : 's'}`);
    const text = [place, ...(page ? [page] : []), message, ...others].join('\n');
    return [
      `    <testcase classname="${escapeXml(rule)}" name="${escapeXml(place)}" file="${escapeXml(file)}" line="${line}">`,
      `      <failure type="${severity}" message="${escapeXml(message)}">${escapeXml(text)}</failure>`,
      '    </testcase>',
    ].join('\n');
  });
  const passed = `    <testcase classname="check" name="${escapeXml(file)}"/>`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="check" tests="${Math.max(1, cases.length)}" failures="${cases.length}">`,
    ...(cases.length > 0 ? cases : [passed]),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function escapeXml(text: string): string {
  return withoutUnseenCharacters(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
