import { isObject, type JsonObject } from '../../manifest/manifest';
import { languageOf } from './site-language';

/**
 * The language in which the editor writes times: that of the site if it is English; and the time zone, undefined for
 * that of the browser.
 */
export interface Clock {
  language: string;
  timeZone: string | undefined;
}

const styles = { dateStyle: 'medium', timeStyle: 'medium', calendar: 'gregory' } as const;

/** Gives the clock of a site. */
export function clockOf(root: JsonObject): Clock {
  const { site } = root;
  const timeZone = isObject(site) && typeof site.timeZone === 'string' ? site.timeZone : undefined;
  const language = languageOf(root);
  return { language: language && /^en\b/i.test(language) ? language : 'en-GB', timeZone };
}

/** Reads the clock of a site from a text that is no JSON. */
export function clockIn(text: string): Clock {
  const settingIn = (name: string): string | undefined => new RegExp(`"${name}"\\s*:\\s*"([^"\\\\]+)"`).exec(text)?.[1];
  return clockOf({ site: { language: settingIn('language') ?? '', timeZone: settingIn('timeZone') ?? '' } });
}

/** Writes an ISO time by a clock, to the second, because versions may lie that close together. */
export function timeInWords(time: string, clock: Clock): string {
  return write(time, clock, styles);
}

/** Writes a time by a clock, to the minute: `at 17:17`, and on another day than today with the day. */
export function hourInWords(time: string, now: Date, clock: Clock): string {
  const day = { dateStyle: 'medium', calendar: 'gregory' } as const;
  const isToday = write(time, clock, day) === write(now.toISOString(), clock, day);
  const hour = write(time, clock, { timeStyle: 'short' });
  return isToday ? `at ${hour}` : `on ${write(time, clock, day)} at ${hour}`;
}

function write(time: string, { language, timeZone }: Clock, style: Intl.DateTimeFormatOptions): string {
  const written = new Date(time);
  try {
    return written.toLocaleString(language, { ...style, ...(timeZone && { timeZone }) });
  } catch {
    // A zone that is half typed is none.
    return written.toLocaleString(language, style);
  }
}
