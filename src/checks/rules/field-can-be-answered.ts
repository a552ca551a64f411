import { type Day, dayNamed, isRelativeDay } from '../../calendar/day';
import { dayMeant } from '../../calendar/day-meant';
import type { JsonObject } from '../../manifest/manifest';
import { type Message, partsOf } from '../../manifest/message';
import { calendarFlaw } from '../dates';
import { formFields } from '../form-facts';
import { isSoonTried } from '../pattern-time';
import type { BlockRule } from '../rule';
import { nearestName } from '../spelling';

/** Words that people write for a day, and how it is written. */
const daysInWords: Record<string, string> = {
  today: '"today"',
  now: '"today"',
  tomorrow: '"+1d", the day after that of the visit',
  yesterday: '"-1d", the day before that of the visit',
};

export const fieldCanBeAnswered: BlockRule = {
  id: 'field-can-be-answered',
  what: 'Some answer fits what a field asks for.',
  severity: 'error',
  scope: 'block',
  type: 'form',
  why: 'A form with a field that no answer fits can never be sent, and a pattern that browsers do not understand asks for nothing.',
  wrong: '"min": "today", "max": "-18y"',
  right: '"min": "-100y", "max": "-18y"',
  check({ block, today, report }) {
    for (const { field, pointer } of formFields(block)) {
      for (const [name, flaw] of Object.entries(flawsOf(field, today))) {
        if (flaw) report(`${pointer}/${name}`, flaw);
      }
    }
  },
};

/** Finds the flaws in the demands of a field, by the name of the property. */
function flawsOf(field: JsonObject, today: Day): Record<string, Message | undefined> {
  const { kind, pattern, min, max, minLength = 0, maxLength = Number.POSITIVE_INFINITY } = field;
  const bounds: Record<'min' | 'max', Message | undefined> = {
    min: boundFlaw(kind === 'date', min),
    max: boundFlaw(kind === 'date', max),
  };
  const areClear = !bounds.min && !bounds.max && min !== undefined && max !== undefined;
  if (areClear && isPast(min, max, kind === 'date', today)) {
    bounds.min = `No answer fits: the least is ${min}, and the most is ${max}. Change one of them.`;
  }
  return {
    ...bounds,
    pattern: typeof pattern === 'string' ? patternFlaw(pattern) : undefined,
    minLength:
      Number(minLength) > Number(maxLength)
        ? `No answer fits: it needs ${minLength} characters, and ${maxLength} is the most. Change one of them.`
        : undefined,
  };
}

function boundFlaw(isDate: boolean, bound: JsonObject[string] | undefined): Message | undefined {
  if (bound === undefined) return undefined;
  const written = String(bound);
  if (/^\{[^{}]*\}$/.test(written)) {
    const example = isDate ? 'a day, such as 2026-01-31 or +30d' : 'a number, such as 12';
    return partsOf(
      `Nothing fills in ${written} here: only on a page or in a list that is made of entries can it be a field of the entry, and values cannot stand here. Write ${example}.`,
    );
  }
  if (!isDate) {
    if (Number.isFinite(Number(written))) return undefined;
    return `"${written}" is no number, and this field asks for one. Write a number, or make "kind" date.`;
  }
  if (isRelativeDay(written)) return undefined;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) {
    return `"${written}" is no date, and this field asks for one. ${boundMeant(written)}`;
  }
  const flaw = calendarFlaw(written);
  return flaw && `There is no ${written} in the calendar. ${flaw}`;
}

/** Says what to write in place of a text that is no date. */
function boundMeant(written: string): string {
  const word = Object.hasOwn(daysInWords, written) ? written : nearestName(written, Object.keys(daysInWords));
  if (word) return `Did you mean ${daysInWords[word]}?`;
  const dayToWrite = dayMeant(written);
  if (dayToWrite) return `Write ${dayToWrite}.`;
  const [, sign = '', count, unit = ''] =
    /^([+-]?)\s*(\d{1,5})\s*(d|w|m|y)(?:ays?|eeks?|onths?|ears?)?$/i.exec(written) ?? [];
  if (count === undefined) return 'Write it like 2026-01-31, today, -18y, +6m, +2w or +30d.';
  const steps = count + unit.toLowerCase();
  if (sign) return `Did you mean "${sign}${steps}"?`;
  return `Did you mean "+${steps}", counted on from the day of the visit, or "-${steps}", counted back?`;
}

/** Tells whether one bound lies past another: numbers by their size, days in the calendar. */
function isPast(one: JsonObject[string], other: JsonObject[string], isDate: boolean, today: Day): boolean {
  if (!isDate) return Number(one) > Number(other);
  return dayNamed(String(one), today) > dayNamed(String(other), today);
}

function patternFlaw(pattern: string): string | undefined {
  try {
    // Browsers read the patterns of fields under this flag.
    new RegExp(`^(?:${pattern})$`, 'v');
  } catch {
    return `No browser understands the regular expression "${pattern}". A bracket may be missing, or one of ( ) [ ] { } / - | & needs a \\ before it.`;
  }
  if (isSoonTried(pattern)) return undefined;
  return `The page could stand still while a browser tries the regular expression "${pattern}": parts that repeat or may be left out, by + * ? or { }, let it read the same letters in very many ways. Take such a sign away, or remove it all and say in "help" what you ask for.`;
}
