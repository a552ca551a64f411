import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from '../checks/rule';
import { rules } from '../checks/rules';

/** A page of documentation for every rule, made from its source, and the list of them. */
export function deriveRulePages(root: string): { path: string; text: string }[] {
  const pages = rules.map((rule) => ({ rule, what: sentenceOf(root, rule.id) }));
  return [
    ...pages.map(({ rule, what }) => ({ path: `docs/rules/${rule.id}.md`, text: pageOf(rule, what) })),
    { path: 'docs/rules/json.md', text: page('json', 'error', 'The file is well-formed JSON.', jsonPage) },
    {
      path: 'docs/rules/schema.md',
      text: page('schema', 'error', 'Everything in the file is known and of the right kind.', schemaPage),
    },
    { path: 'docs/rules/README.md', text: listOf(pages) },
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

/** The doc comment of a rule: what must hold, in one sentence. */
function sentenceOf(root: string, id: string): string {
  const source = readFileSync(join(root, 'src/checks/rules', `${id}.ts`), 'utf8');
  const comment = /\/\*\* ([^*]+) \*\/\nexport const /.exec(source)?.[1];
  if (!comment) throw new Error(`The rule ${id} has no doc comment of one sentence on its const.`);
  return comment;
}

function pageOf(rule: Rule, what: string): string {
  const release = rule.severityOnRelease ? `; ${rule.severityOnRelease} with --release` : '';
  return page(rule.id, rule.severity + release, what, rule);
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

function listOf(pages: { rule: Rule; what: string }[]): string {
  const rows = pages.map(({ rule: { id, severity }, what }) => `| [${id}](${id}.md) | ${severity} | ${what} |`);
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
