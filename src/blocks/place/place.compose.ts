import type { Composer } from '../../compose/composers';
import { describeHours } from './hours';

/** How wide the map is taken to be, in CSS pixels: what it shows at a zoom follows from that. */
const mapWidth = 640;
const mapHeight = 480;

/** Works out which part of the map is shown and how the hours read, and says which of them cannot be. */
export const composePlace: Composer<'place'> = (
  { at, hours = [], zoom = 14 },
  report,
  { language, timeZone, businessAt },
) => {
  const [latitude = 0, longitude = 0] = at ?? businessAt ?? [];
  if (!at && !businessAt) report('', 'The map needs to know where this is. Write "at" here, or once under "business".');
  if (Math.abs(latitude) > 85) {
    const message = `No map reaches to ${latitude} degrees north or south. Write the latitude first, then the longitude, such as [-1.2864, 36.8172] for Nairobi.`;
    report('/at/0', message);
  }
  for (const [index, { opens, closes, closed }] of hours.entries()) {
    const message = closed
      ? (opens ?? closes) && 'These days are closed, and yet have hours. Take "closed" away, or "opens" and "closes".'
      : !(opens && closes) &&
        'These days need "opens" and "closes", such as "08:00" and "17:00", or "closed": true where nobody is there.';
    if (message) report(`/hours/${index}${closed ? '/closed' : ''}`, message);
  }
  const marker = `${latitude},${longitude}`;
  return {
    map: {
      service: 'OpenStreetMap',
      src: `https://www.openstreetmap.org/export/embed.html?bbox=${boxAround(latitude, longitude, zoom)}&layer=mapnik&marker=${marker}`,
      page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
      privacy: 'https://osmfoundation.org/wiki/Privacy_Policy',
    },
    // An address that opens the app for maps on phones of either kind, and a page elsewhere.
    way: `https://www.google.com/maps/dir/?api=1&destination=${marker}`,
    lines: describeHours(hours, language),
    ...(timeZone === undefined ? {} : { timeZone }),
  };
};

/** West, south, east and north of what a map shows: at zoom 0 the world is 256 pixels wide. */
function boxAround(latitude: number, longitude: number, zoom: number): string {
  const degrees = 360 / (256 * 2 ** zoom);
  const aside = (degrees * mapWidth) / 2;
  const above = (degrees * mapHeight * Math.cos((latitude * Math.PI) / 180)) / 2;
  return [longitude - aside, latitude - above, longitude + aside, latitude + above]
    .map((angle) => Number(angle.toFixed(5)))
    .join(',');
}
