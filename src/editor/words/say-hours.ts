import type { JsonObject } from '../../manifest/manifest';

/** The days of the week in words, by their names in site.json, in their order. */
export const weekdays: Readonly<Record<string, string>> = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
};

/** Says a line of opening hours: `Monday to Friday, 08:00 to 17:00`; undefined for what is none, or says nothing yet. */
export function sayHours({ days, date, opens, closes, closed }: JsonObject): string | undefined {
  const week = Object.keys(weekdays);
  const named = Array.isArray(days) ? week.filter((day) => days.includes(day)) : [];
  const times = typeof opens === 'string' && typeof closes === 'string' ? `${opens} to ${closes}` : '';
  const when = closed === true ? 'closed' : times;
  if (named.length === 0 || (when === '' && days === undefined)) {
    return typeof date === 'string' && when !== '' ? `${date}, ${when}` : undefined;
  }
  const words = spans(named, week).map(([first = '', ...others]) => {
    const last = others.at(-1);
    return [weekdays[first], ...(last === undefined ? [] : [weekdays[last]])].join(others.length > 1 ? ' to ' : ', ');
  });
  return [...words, ...(when === '' ? [] : [when])].join(', ');
}

/** Gives days that follow each other together. */
function spans(days: readonly string[], week: readonly string[]): string[][] {
  const all: string[][] = [];
  for (const day of days) {
    const last = all.at(-1);
    const isNext = last !== undefined && week.indexOf(day) === week.indexOf(last.at(-1) ?? '') + 1;
    if (isNext) last.push(day);
    else all.push([day]);
  }
  return all;
}
