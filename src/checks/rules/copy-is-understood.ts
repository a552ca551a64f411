import type { CopyKind } from '../../manifest/visit-copy';
import { type LonePageRule, usesOf } from '../rule';
import { findUnreadMarks, type UnreadMark } from '../unread-marks';

export const copyIsUnderstood: LonePageRule = {
  id: 'copy-is-understood',
  what: 'A text has no signs for what it cannot say: pictures, tables, headings of other sizes, addresses that are no links.',
  severity: 'notice',
  scope: 'page',
  readsTexts: [],
  why: 'Visitors read such signs as they stand.',
  wrong: '"text": "# Bring\\n* a hat\\n* water\\n\\nSee www.example.com."',
  right: '"text": "## Bring\\n- a hat\\n- water\\n\\nSee [our list](https://www.example.com)."',
  check({ page, report }) {
    for (const { name: text, copy, pointer } of usesOf(page, 'odd-copy')) {
      for (const { as, start, end } of findUnreadMarks(text, copy)) {
        const name = text.slice(start, end);
        const { says, fix } = remedies[as]({ name, copy, next: text.charAt(end) });
        const cause = `${as} ${copy} ${name}`;
        report(pointer, says, { run: { text, start, end }, cause, ...(fix !== undefined && { fix }) });
      }
    }
  },
};

/** What to do about something that looks like a mark, and what is safely written in its place. */
type Remedy = (found: { name: string; copy: CopyKind; next: string }) => { says: string; fix?: string };

const remedies: Readonly<Record<UnreadMark, Remedy>> = {
  picture: () => ({ says: 'No picture can stand within a text. Put it into a block of its own, such as a gallery.' }),
  table: () => ({ says: 'No table can stand within a text. Put it into a block of its own, a table.' }),
  code: ({ name }) => ({ says: `Visitors read ${name.trim().slice(0, 3)} as it stands. Leave it out.` }),
  rule: ({ name }) => ({
    says: `Visitors read ${name.trim()} as it stands. Leave it out; ## begins a new part of a longer text.`,
  }),
  bullet: ({ name }) => ({ says: `${name} makes no list. Begin each item with - and a space.`, fix: '-' }),
  list: () => ({ says: 'This text stands on one line, and no list in it. Leave the signs before its items out.' }),
  heading: ({ name, copy, next }) =>
    copy === 'article'
      ? {
          says: `${name} makes no heading here. Begin it with ## and a space.`,
          fix: /\s/.test(next) ? '##' : '## ',
        }
      : { says: `No heading can stand here, so visitors read ${name}. Leave it out.` },
  quotation: ({ name }) => ({
    says: `No quotation can stand apart here, so visitors read ${name}. Write quotation marks around the words.`,
  }),
  'item within': ({ name }) => ({
    says: 'No list can stand within a list, so this item is one like those above it. Leave out the spaces before it.',
    fix: name.trimStart(),
  }),
  'item not counted': ({ name }) => ({
    says: `${name} does not count on from the item above it, so it is none. Write the number that comes next; where the line above is no list, write \\ before its full stop.`,
  }),
  address: ({ name }) => {
    const to = /^www\./i.test(name) ? `https://${name}` : name;
    return { says: `Nobody can press this address. Write [words](${to}) for a link.` };
  },
};
