import { formats, type Unwritable } from '../../compose/write-value';
import { amountIn } from '../amount-in';
import { type PageRule, usesOf } from '../rule';
import { shorten } from '../short-message';
import { suggestion } from '../spelling';

export const formatFits: PageRule = {
  id: 'format-fits',
  what: 'A value can be written in the way that follows its name.',
  severity: 'error',
  scope: 'page',
  why: 'What cannot be written stays as it is, and the visitor would read the braces.',
  wrong: '"text": "On {date:long}" where "date" is "14 March"',
  right: '"text": "On {date:long}" where "date" is "2027-03-14"',
  check({ page, facts, report }) {
    for (const { name, fault, value, entry, pointer, run, inDraft } of usesOf(page, 'format')) {
      const amount = fault === 'number' && entry !== undefined ? amountIn(value, facts.site.locale) : undefined;
      if (amount && entry !== undefined) {
        const { number, isOwn } = amount;
        const message = `Write ${number} alone, without quotes: the sign comes from "currency".`;
        report(entry, message, { isWritten: true, inDraft, ...(isOwn ? { fix: number } : {}) });
        continue;
      }
      const message = messageOf(fault, name, value);
      const isOfEntry = entry !== undefined && (fault === 'date' || fault === 'number');
      if (isOfEntry) report(entry, message, { isWritten: true, inDraft });
      else report(pointer, message, { run, cause: `${fault} ${name}`, inDraft });
    }
  },
};

function messageOf(fault: Unwritable, format: string, value: unknown): string {
  const shown = typeof value === 'string' ? JSON.stringify(shorten(value)) : 'What stands there';
  switch (fault) {
    case 'format':
      return `"${format}" is no way to write a value. ${suggestion(format, formats, '', formats.length)}`;
    case 'date':
      return `${shown} cannot be written as a date. Write it as year, month and day: 2027-03-14.`;
    case 'number':
      return `${shown} cannot be written as a number. Write digits alone, with a point before cents: 4500 or 12.50.`;
    case 'currency':
      return 'An amount of money needs a currency. Write it under "site": "currency": "KES".';
  }
}
