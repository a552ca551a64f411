import { formats, type Unwritable } from '../../compose/write-value';
import { calendarFlaw, dayMeant } from '../dates';
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
  check({ page, report }) {
    for (const { name, fault, value, entry, pointer, run, inDraft } of usesOf(page, 'format')) {
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
      return `${shown} cannot be written as a date. ${dayAdvice(value)}`;
    case 'number':
      return `${shown} cannot be written as a number. Write digits alone, with a point before cents: 4500 or 12.50.`;
    case 'currency':
      return 'An amount of money needs a currency. Write it under "site": "currency": "KES".';
  }
}

/** What to write in the place of something that is no day. */
function dayAdvice(value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const flaw = /^\d{4}-\d{2}-\d{2}/.test(text) ? calendarFlaw(text) : undefined;
  return flaw ?? (dayMeant(text) ? `Write ${dayMeant(text)}.` : 'Write it as year, month and day: 2027-03-14.');
}
