import type { Rule } from './rule';

const jsonPage = {
  why: 'One wrong comma or quote makes the whole file unreadable, so it is found first, and alone.',
  wrong: '{ "label": "Home", "to": "/", }',
  right: '{ "label": "Home", "to": "/" }',
};

const schemaPage = {
  why: 'A name that nobody knows has no effect, and a value of the wrong kind cannot be drawn.',
  wrong: '{ "type": "text", "txt": "Hello" }',
  right: '{ "type": "text", "text": "Hello" }',
};

/** Writes the page of documentation of a rule, from what it says of itself. */
export function pageOfRule(rule: Rule): string {
  const release = rule.severityOnRelease ? `; ${rule.severityOnRelease} with --release` : '';
  return page(rule.id, rule.severity + release, rule.what, rule);
}

function page(
  id: string,
  severity: string,
  what: string,
  { why, wrong, right }: Pick<Rule, 'why' | 'wrong' | 'right'>,
): string {
  return [
    `# ${id}`,
    '',
    what,
    '',
    `Severity: ${severity}.`,
    '',
    `**Why.** ${why}`,
    '',
    '**Wrong:**',
    '',
    '```',
    wrong,
    '```',
    '',
    '**Right:**',
    '',
    '```',
    right,
    '```',
    '',
  ].join('\n');
}

/** The pages of what is found before any rule is asked, by the names that problems bear. */
export const pagesBeforeRules: Readonly<Record<string, string>> = {
  json: page('json', 'error', 'Brackets, quotation marks and commas of the file are in order.', jsonPage),
  schema: page('schema', 'error', 'Everything in the file is known and of the right kind.', schemaPage),
};
