import type { Rule } from '../checks/rule';
import { rules } from '../checks/rules';

/** Writes a page of documentation for every rule, from what the rule says of itself, and the list of them. */
export function deriveRulePages(): { path: string; text: string }[] {
  return [
    ...rules.map((rule) => ({ path: `docs/rules/${rule.id}.md`, text: pageOf(rule) })),
    { path: 'docs/rules/json.md', text: page('json', 'error', 'The file is well-formed JSON.', jsonPage) },
    {
      path: 'docs/rules/schema.md',
      text: page('schema', 'error', 'Everything in the file is known and of the right kind.', schemaPage),
    },
    { path: 'docs/rules/README.md', text: listOf(rules) },
  ];
}

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

function pageOf(rule: Rule): string {
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

function listOf(listed: Rule[]): string {
  const rows = listed.map(({ id, severity, what }) => `| [${id}](${id}.md) | ${severity} | ${what} |`);
  return [
    '# Rules',
    '',
    'Made by `npm run generate` from the rules in `src/checks/rules/`. [json](json.md) and [schema](schema.md) come before them.',
    '',
    '| rule | severity | what must hold |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
