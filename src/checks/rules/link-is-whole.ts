import type { Site } from '../../compose/site';
import { asJson, isObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { type LonePageRule, type PageFacts, usesOf } from '../rule';
import { misnamedPublished } from './page-address';

export const linkIsWhole: LonePageRule = {
  id: 'link-is-whole',
  what: 'What is written as a link in copy can be read as one.',
  severity: 'error',
  scope: 'page',
  readsTexts: [],
  yields: ['schema'],
  why: 'The visitor would read its brackets and its address, and could not follow it.',
  wrong: '"text": "Ask [us] (/contact)."',
  right: '"text": "Ask [us](/contact)."',
  check({ page, facts, report }) {
    for (const { name, pointer, run } of usesOf(page, 'unread-link')) {
      // A wrong slug of an entry is reported by its own rule.
      if (misnamedPublished(facts).some(({ path }) => name.includes(`](${path}`))) continue;
      const empty = emptyField(name, pointer, page, facts.site);
      if (empty !== undefined) {
        const message = 'This is empty, and the words of a link are made of it. Write something.';
        report(empty, message, { isWritten: true });
        continue;
      }
      report(pointer, `"${name}" is no link yet, and would be read as it stands. ${remedyOf(name)}`, {
        run,
        cause: name,
      });
    }
  },
};

/** Gives the pointer of the empty field of an entry that leaves a link without words. */
function emptyField(link: string, place: Pointer, page: PageFacts, { manifest }: Site): Pointer | undefined {
  if (!link.startsWith('[](')) return undefined;
  const around = usesOf(page, 'entry').findLast(({ pointer }) => `${place}/`.startsWith(`${pointer}/`));
  const pointer = around?.name ?? page.route?.scope?.pointer;
  const entry = pointer === undefined ? undefined : valueAt(asJson(manifest), pointer);
  if (pointer === undefined || !isObject(entry)) return undefined;
  const field = Object.keys(entry).find((name) => entry[name] === '');
  return field === undefined ? undefined : memberPointer(pointer, field);
}

function remedyOf(written: string): string {
  const [, gap = '', address = ''] = /\]( ?)\((.*?)\)?$/s.exec(written) ?? [];
  if (gap) return 'Remove the space between ] and (.';
  if (!written.endsWith(')') || address.split('(').length > address.split(')').length) {
    return 'Write a ) after its address.';
  }
  if (/^(sms|whatsapp):.*\s/.test(address.trim())) return 'Leave the spaces out of its number.';
  if (/\s/.test(address.trim())) return 'Write %20 for a space in its address.';
  if (address !== address.trim()) return 'Remove the space beside its address.';
  if (/[()]/.test(address)) return 'Write %28 and %29 for round brackets in its address.';
  return 'Its words stand between [ and ]; write \\[ and \\] for such brackets within them.';
}
