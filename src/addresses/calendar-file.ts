/** The folder of calendar files, within the base; no path of a page begins with an underscore. */
export const calendarFolder = '_calendar';

/**
 * Gives each event a name that never changes, made of the day for which it was announced and its title. A calendar
 * takes two versions of one name for the same event. Of several events with the same day and title, the first is named
 * as if it were alone.
 */
export function eventNames(events: readonly { date: string; title: string }[]): string[] {
  const counts = new Map<string, number>();
  return events.map(({ date, title }) => {
    const occasion = `${date} ${title}`;
    const before = counts.get(occasion) ?? 0;
    counts.set(occasion, before + 1);
    return `${date}-${shortName(before === 0 ? occasion : `${occasion} ${before}`)}`;
  });
}

/** Gives the calendar file of an event, within the base, by its name. */
export function eventFile(name: string): string {
  return `${calendarFolder}/_${name}.ics`;
}

/** Gives the calendar file of all events of a block, within the base, by the path of its page and its anchor. */
export function eventsFile(path: string, anchor: string | undefined): string {
  const page = path === '/' ? '_home' : path.replace(/^\//, '');
  return `${calendarFolder}/${page}${anchor === undefined ? '' : `.${anchor}`}.ics`;
}

/** Gives a short name for a text: its hash (FNV-1a, twice 32 bits), in digits and small letters. */
function shortName(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const hashFrom = (start: number): string => {
    let hash = start;
    for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
    return (hash >>> 0).toString(36);
  };
  return hashFrom(0x811c9dc5) + hashFrom(0x01234567);
}
