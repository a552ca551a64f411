import type { Rule } from '../checks/rule';
import { pageOfRule, pagesBeforeRules } from '../checks/rule-page';
import { rules } from '../checks/rules';

/** Writes a page of documentation for every rule, and the list of them. */
export function deriveRulePages(): { path: string; text: string }[] {
  const pages = { ...Object.fromEntries(rules.map((rule) => [rule.id, pageOfRule(rule)])), ...pagesBeforeRules };
  return [
    ...Object.entries(pages).map(([id, text]) => ({ path: `docs/rules/${id}.md`, text })),
    { path: 'docs/rules/README.md', text: listOf(rules) },
  ];
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
