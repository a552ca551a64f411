import { type PageRule, usesOf } from '../rule';
import { misnamedPages } from './page-address';

export const linkIsWhole: PageRule = {
  id: 'link-is-whole',
  what: 'What is written as a link in copy can be read as one.',
  severity: 'error',
  scope: 'page',
  why: 'The visitor would read its brackets and its address, and could not follow it.',
  wrong: '"text": "Ask [us] (/contact)."',
  right: '"text": "Ask [us](/contact)."',
  check({ page, facts, report }) {
    for (const { name, pointer, run } of usesOf(page, 'unread-link')) {
      // What an entry's page is called wrongly, its own rule reports.
      if (misnamedPages(facts).some(({ path }) => name.includes(`](${path}`))) continue;
      report(pointer, `"${name}" is no link yet, and would be read as it stands. ${remedyOf(name)}`, {
        run,
        cause: name,
      });
    }
  },
};

function remedyOf(written: string): string {
  const [, gap = '', address = ''] = /\]( ?)\((.*?)\)?$/s.exec(written) ?? [];
  if (gap) return 'Remove the space between ] and (.';
  if (/\s/.test(address.trim())) return 'Write %20 for a space in its address.';
  if (address !== address.trim()) return 'Remove the space beside its address.';
  if (/[()]/.test(address)) return 'Write %28 and %29 for round brackets in its address.';
  if (!written.endsWith(')')) return 'Write a ) after its address.';
  return 'Its words stand between [ and ]; write \\[ and \\] for such brackets within them.';
}
