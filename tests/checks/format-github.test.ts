import { expect, test } from 'vitest';
import { formatForGithub } from '../../src/checks/format-github';
import { problem } from './a-problem';

test('names the file, the place, the block and the rule', () => {
  expect(formatForGithub(problem, 'site.json')).toBe(
    '::error file=site.json,line=412,endLine=412,col=11,endColumn=20,title=Home%2C block 3%2C card grid (link-target-exists)::No page has the address "/pricng".',
  );
});

test('uses the rule alone as the title of a problem outside of any page', () => {
  const { page: _, ...unplaced } = problem;
  expect(formatForGithub(unplaced, 'site.json')).toContain(',title=link-target-exists::');
});

test.each(['error', 'warning', 'notice'] as const)('tells a problem of severity %s as such', (severity) => {
  expect(formatForGithub({ ...problem, severity }, 'site.json')).toMatch(new RegExp(`^::${severity} file=`));
});

test.each([
  ['a percent sign', '100% free', '100%25 free'],
  ['the ends of lines', 'one\r\ntwo', 'one%0D%0Atwo'],
  ['an escape that is already one', '%0A', '%250A'],
  ['colons and commas, as they are', 'write tel:{phone}, or a page', 'write tel:{phone}, or a page'],
])('writes %s in a message', (_, message, written) => {
  expect(formatForGithub({ ...problem, message }, 'site.json')).toMatch(/^[^\r\n]+$/);
  expect(
    formatForGithub({ ...problem, message }, 'site.json')
      .split('::')
      .at(-1),
  ).toBe(written);
});

test('writes colons, commas and percent signs in a property', () => {
  expect(formatForGithub({ ...problem, page: 'a%b:c,d' }, 'sites/a,b.json')).toMatch(
    /^::error file=sites\/a%2Cb\.json,line=.*,title=a%25b%3Ac%2Cd \(link-target-exists\)::/,
  );
});

test('leaves out the columns of a problem that goes over several lines', () => {
  const written = formatForGithub({ ...problem, endLine: 414 }, 'site.json');
  expect(written).toContain('line=412,endLine=414,title=');
  expect(written).not.toMatch(/col=|endColumn=/);
});

test('names the other places that have part in it', () => {
  const place = { pointer: '/collections/services/0', line: 30, column: 5, endLine: 30, endColumn: 6 };
  const related = [place, { ...place, line: 44 }];
  expect(formatForGithub({ ...problem, message: 'Wrong.', related }, 'site.json')).toMatch(
    /::Wrong\.%0Asee also site\.json:30:5%0Asee also site\.json:44:5$/,
  );
});
