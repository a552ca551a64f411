import { expect, test } from 'vitest';
import { found, problemsOf } from '../site-with';
import { inSwahili } from '../translated';

const rule = 'texts-are-translated';

test('notes what is not translated on pages that are, and warns of it on release', () => {
  const edit = inSwahili({ 'Hot since four.': undefined, Sent: undefined });
  expect(found(rule, edit)).toMatchInlineSnapshot(
    `"notice "sw" → 24 of 26 texts and 3 of 3 pages are translated. Those pages lack 2: "Hot since four.", "Sent"."`,
  );
  expect(problemsOf(edit, { isRelease: true }).find((one) => one.rule === rule)?.severity).toBe('warning');
});

test('counts a page whose title is not translated, and no text of that alone', () => {
  const message = found(
    rule,
    inSwahili({ Contact: undefined, 'Hot since four.': undefined, 'Bread on the corner': undefined }),
  );
  expect(message).toContain('1 of 3 pages are translated');
  expect(message).not.toContain('Hot since four.');
});

test('accepts a language in which every text is translated', () => {
  expect(found(rule, inSwahili())).toBe('nothing');
});
