import { decodedOnce } from '../../manifest/composed-name';
import { isObject, type Json } from '../../manifest/manifest';

/** Writes a position as its field shows it: `-1.2864, 36.8172`. */
export function writePosition(value: Json | undefined): string {
  return Array.isArray(value)
    ? value.map(String).join(', ')
    : value === undefined || isObject(value)
      ? ''
      : String(value);
}

/** A position that was read from a text, or what is wrong with that. */
export type PositionReading = { at: [latitude: number, longitude: number] } | { problem: string };

/**
 * Reads a place from a text: latitude and longitude, or a link of OpenStreetMap, Google Maps or Apple Maps. Of a link
 * it takes the marker, where it has one, else the middle of the map.
 */
export function readPosition(text: string): PositionReading {
  const written = decodedOnce(text.trim());
  if (/^https?:\/\/(maps\.app\.goo\.gl|goo\.gl|osm\.org\/go|maps\.apple\/p)\b/.test(written))
    return { problem: isShort };
  const coordinates = linkPattern.test(written) ? inLink(written) : inWords(written);
  if (!coordinates) return { problem: linkPattern.test(written) ? saysNothing : unreadable };
  const [latitude, longitude] = coordinates;
  const isOnMap = Math.abs(latitude) <= 85 && Math.abs(longitude) <= 180;
  return isOnMap ? { at: [latitude, longitude] } : { problem: offTheMap };
}

const linkPattern = /^(https?:\/\/|geo:|www\.)/i;
const isShort =
  'This short link does not say where the place is. Open it, then copy the address that the browser shows, or share the place as latitude and longitude.';
const saysNothing =
  'This link does not say where the place is. In the map, click on the place with the right button, or hold it on a phone, and copy the two numbers.';
const unreadable =
  'Paste a link of OpenStreetMap, Google Maps or Apple Maps, or write latitude and longitude, such as -1.2864, 36.8172.';
const offTheMap = 'No map reaches there. Latitude comes first, from -85 to 85, then longitude, from -180 to 180.';

/** The patterns by which links to maps hold a position, `N` for each of its numbers; that of a marker comes first. */
const inLinks = [
  // Google: the place that is shown.
  /!3dN!4dN/,
  // OpenStreetMap: the marker.
  /[?&]mlat=N&mlon=N/,
  // Apple and Google: the place that is named, and the way there.
  /[?&](?:ll|coordinate|q|query|destination|daddr|center)=(?:loc:)?N,\s?N/,
  /^geo:N,N/,
  // The middle of what is shown.
  /#map=\d+(?:\.\d+)?\/N\/N/,
  /\/@N,N/,
  /\/(?:place|search|dir)\/(?:[^?#]*\/)?N,\s?\+?N/,
].map(({ source }) => new RegExp(source.replaceAll('N', String.raw`(-?\d{1,3}(?:\.\d+)?)`), 'i'));

function inLink(link: string): [number, number] | undefined {
  for (const pattern of inLinks) {
    const [match, latitude, longitude] = pattern.exec(link) ?? [];
    if (match !== undefined) return [Number(latitude), Number(longitude)];
  }
  return undefined;
}

/** Reads `-1.2864, 36.8172`, and `1.2864° S, 36.8172° E`. */
function inWords(text: string): [number, number] | undefined {
  const pattern =
    /^\(?\[?\s*([-+−]?\d{1,3}(?:\.\d+)?)\s*°?\s*([NSns])?\s*[,;\s]\s*([-+−]?\d{1,3}(?:\.\d+)?)\s*°?\s*([EWOewo])?\s*\]?\)?$/;
  const [match, latitude = '', north = '', longitude = '', east = ''] = pattern.exec(text) ?? [];
  if (match === undefined) return undefined;
  const readDegrees = (digits: string, isTurned: boolean): number => {
    const value = Number(digits.replace('−', '-').replace('+', ''));
    return isTurned ? -value : value;
  };
  return [readDegrees(latitude, /s/i.test(north)), readDegrees(longitude, /[wo]/i.test(east))];
}
