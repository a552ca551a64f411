import { expect, test } from 'vitest';
import { formatJunit } from '../../src/checks/format-junit';
import type { Problem } from '../../src/checks/problem';
import { problem } from './a-problem';

test('writes a failed test case for a problem', () => {
  expect(formatJunit([problem], 'site.json')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite name="check" tests="1" failures="1">
        <testcase classname="link-target-exists" name="site.json:412:11" file="site.json" line="412">
          <failure type="error" message="No page has the address &quot;/pricng&quot;.">site.json:412:11
    Home, block 3, card grid
    No page has the address &quot;/pricng&quot;.</failure>
        </testcase>
      </testsuite>
    </testsuites>"
  `);
});

test('writes one test case that passed where nothing is wrong', () => {
  expect(formatJunit([], 'site.json')).toMatchInlineSnapshot(`
    "<?xml version="1.0" encoding="UTF-8"?>
    <testsuites>
      <testsuite name="check" tests="1" failures="0">
        <testcase classname="check" name="site.json"/>
      </testsuite>
    </testsuites>"
  `);
});

test('counts errors and warnings, and leaves notices out', () => {
  const problems: Problem[] = [problem, { ...problem, severity: 'warning' }, { ...problem, severity: 'notice' }];
  const written = formatJunit(problems, 'site.json');
  expect(written).toContain('tests="2" failures="2"');
  expect([...written.matchAll(/<failure type="(\w+)"/g)].map(([, severity]) => severity)).toEqual(['error', 'warning']);
  expect(formatJunit([{ ...problem, severity: 'notice' }], 'site.json')).toBe(formatJunit([], 'site.json'));
});

test('names the other places that have part in it', () => {
  const place = { pointer: '/collections/services/0', line: 30, column: 5, endLine: 30, endColumn: 6 };
  const related = [place, { ...place, line: 44 }];
  expect(formatJunit([{ ...problem, related }], 'site.json')).toContain(
    '.\nsee also site.json:30:5\nsee also site.json:44:5</failure>',
  );
  expect(formatJunit([{ ...problem, related, further: 3 }], 'site.json')).toContain(
    ':44:5\nand 3 more places</failure>',
  );
});

test('leaves out the page of a problem outside of any', () => {
  const { page: _, ...unplaced } = problem;
  expect(formatJunit([unplaced], 'site.json')).toContain('>site.json:412:11\nNo page');
});

test.each([
  ['signs of XML', 'a < b > c & "d"', 'a &lt; b &gt; c &amp; &quot;d&quot;'],
  ['an escape that is already one', '&amp;', '&amp;amp;'],
  ['what XML has no place for', 'a\u0000b\u001bc', 'a�b�c'],
  ['letters of every kind', 'Käse 🍞', 'Käse 🍞'],
])('writes %s', (_, message, written) => {
  const xml = formatJunit([{ ...problem, message }], 'site.json');
  expect(/ message="([^"]*)"/.exec(xml)?.[1]).toBe(written);
  expect(xml).toContain(`\n${written}</failure>`);
});

test('escapes the name of the file and of the page', () => {
  const xml = formatJunit([{ ...problem, page: 'Page /a&b' }], 'a "b" & c.json');
  expect(xml).toContain('name="a &quot;b&quot; &amp; c.json:412:11" file="a &quot;b&quot; &amp; c.json"');
  expect(xml).toContain('\nPage /a&amp;b\n');
});
