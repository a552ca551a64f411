import type { Finding } from '../checks/problem';
import type { Json } from '../manifest/manifest';

/**
 * What stands at the place of a finding once that is mended by its fix or by the name that was meant; nothing where it
 * has neither.
 */
export function mended({ fix, run, part, meant }: Finding, written: Json | undefined): string | undefined {
  if (typeof written !== 'string' || part === 'key') return undefined;
  const place = run?.text === written ? run : undefined;
  if (fix !== undefined) {
    if (run) return place && written.slice(0, place.start) + fix + written.slice(place.end);
    return textIn(fix);
  }
  if (!meant) return undefined;
  if (place && written.slice(place.start, place.end) === meant.written) {
    return written.slice(0, place.start) + meant.name + written.slice(place.end);
  }
  return written === meant.written ? meant.name : undefined;
}

/** The text that a fix writes with its quotes; a number or a list is none. */
function textIn(fix: string): string | undefined {
  try {
    const value: unknown = JSON.parse(fix);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
