import { dateWriter } from '../../calendar/date-writer';
import { dayNamed } from '../../calendar/day';
import { saysHours } from '../../calendar/opening-hours';
import { type Season, seasonsFrom, specialDaysBetween } from '../../calendar/seasons';
import type { Composer } from '../../compose/composers';
import type { BlockOf, Inline } from '../../compose/page';
import { describeSpecialDays, describeWeek } from './hours';

/** How wide the map is taken to be, in CSS pixels: what it shows at a zoom follows from that. */
const mapWidth = 640;
const mapHeight = 480;

/** How far ahead days with hours of their own are named. */
const weeksAhead = '+6w';

/** Works out which part of the map is shown, how the hours of a day read, and which words are said of them. */
export const composePlace: Composer<'place'> = (
  { at, address, hours: written = [], allSeasons, zoom = 14 },
  report,
  { language, timeZone, today, businessAt, needWords },
) => {
  const position = at ?? businessAt;
  const [latitude = 0, longitude = 0] = position ?? [];
  if (!position && !address)
    report('', 'This says nowhere where it is. Write its address, or "at" for a map, here or once under "business".');
  if (Math.abs(latitude) > 85) {
    const message = `No map reaches to ${latitude} degrees north or south. Write the latitude first, then the longitude, such as [-1.2864, 36.8172] for Nairobi.`;
    report('/at/0', message);
  }
  // Nobody reads “closed” because a line is being written.
  const hours = written.filter(saysHours);
  // The next season takes the place of this one where nobody builds the site anew.
  const seasons = seasonsFrom(hours, today).slice(0, allSeasons ? undefined : 2);
  const describedSeasons: DescribedSeason[] = seasons.map((season) => ({
    ...(allSeasons ? namePeriod(season, language) : season.last !== undefined && { until: season.last }),
    lines: describeWeek(season.hours, language),
  }));
  const special = describeSpecialDays(specialDaysBetween(hours, today, dayNamed(weeksAhead, today)), language);
  const lines = [...describedSeasons.flatMap((season) => season.lines), ...special];
  const saysWhetherOpen = timeZone !== undefined && lines.length > 0;
  needWords('directions');
  if (position) needWords('showMap', 'mapOf', 'elsewhereNote', 'elsewherePrivacy');
  if (saysWhetherOpen) needWords('openNow', 'openUntil', 'closedNow');
  if (lines.length > 0) needWords('openingHours');
  if (lines.some(({ isAllDay }) => isAllDay)) needWords('openAllDay');
  if (lines.some(({ times, isAllDay }) => times.length === 0 && !isAllDay)) needWords('closedDay');
  if (describedSeasons.some(({ firstDay }) => firstDay)) needWords('fromDay');
  if (describedSeasons.some(({ lastDay }) => lastDay)) needWords('untilDay');
  const marker = `${latitude},${longitude}`;
  const destination = position ? marker : encodeURIComponent((address ?? []).map(wordsOf).join(', '));
  return {
    ...(position && {
      map: {
        service: 'OpenStreetMap',
        src: `https://www.openstreetmap.org/export/embed.html?bbox=${boxAround(latitude, longitude, zoom)}&layer=mapnik&marker=${marker}`,
        page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
        privacy: 'https://osmfoundation.org/wiki/Privacy_Policy',
      },
    }),
    // An address that opens the app for maps on phones of either kind, and a page elsewhere.
    way: `https://www.google.com/maps/dir/?api=1&destination=${destination}`,
    seasons: lines.length > 0 ? describedSeasons : [],
    special,
    ...(saysWhetherOpen ? { timeZone, hours } : { hours: undefined }),
    ...(lines.length === 0 && { allSeasons: undefined }),
    at: undefined,
    zoom: undefined,
  };
};

type DescribedSeason = BlockOf<'place'>['seasons'][number];

/** Writes the period of a season: from its first day to its last, or the one of them that it has. */
function namePeriod(
  { first, last }: Season,
  language: string,
): { period?: string; firstDay?: string; lastDay?: string } {
  const format = dateWriter(language, { day: 'numeric', month: 'long' });
  // Years would be in the way: all of it is within one from now on.
  const writeDay = (day: string): string => format.format(new Date(day));
  if (first !== undefined && last !== undefined) return { period: `${writeDay(first)} – ${writeDay(last)}` };
  if (first !== undefined) return { firstDay: writeDay(first) };
  return last === undefined ? {} : { lastDay: writeDay(last) };
}

/** Gives the words of a paragraph. */
function wordsOf(paragraph: readonly Inline[]): string {
  return paragraph.map((part) => (typeof part === 'string' ? part : wordsOf(part.content))).join('');
}

/** Gives west, south, east and north of the part that a map shows: at zoom 0 the world is 256 pixels wide. */
function boxAround(latitude: number, longitude: number, zoom: number): string {
  const degrees = 360 / (256 * 2 ** zoom);
  const aside = (degrees * mapWidth) / 2;
  const above = (degrees * mapHeight * Math.cos((latitude * Math.PI) / 180)) / 2;
  return [longitude - aside, latitude - above, longitude + aside, latitude + above]
    .map((angle) => Number(angle.toFixed(5)))
    .join(',');
}
