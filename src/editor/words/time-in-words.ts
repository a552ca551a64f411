import { isObject, type JsonObject } from '../../manifest/manifest';
import { languageOf } from './site-language';

/** The language and the time zone in which times are written; undefined for those of the browser. */
export interface Clock {
  language: string | undefined;
  timeZone: string | undefined;
}

const styles = { dateStyle: 'medium', timeStyle: 'medium', calendar: 'gregory' } as const;

/** Gives the clock of a site. */
export function clockOf(root: JsonObject): Clock {
  const { site } = root;
  const timeZone = isObject(site) && typeof site.timeZone === 'string' ? site.timeZone : undefined;
  return { language: languageOf(root), timeZone };
}

/** Gives the clock of a site whose text is no JSON, by searching that for it. */
export function clockIn(text: string): Clock {
  const settingIn = (name: string): string | undefined => new RegExp(`"${name}"\\s*:\\s*"([^"\\\\]+)"`).exec(text)?.[1];
  return clockOf({ site: { language: settingIn('language') ?? '', timeZone: settingIn('timeZone') ?? '' } });
}

/** Writes an ISO time by a clock, to the second, because versions may lie that close together. */
export function timeInWords(time: string, { language, timeZone }: Clock): string {
  const written = new Date(time);
  try {
    return written.toLocaleString(language, { ...styles, ...(timeZone && { timeZone }) });
  } catch {
    // A zone that is half typed is none.
    return written.toLocaleString(language, styles);
  }
}
