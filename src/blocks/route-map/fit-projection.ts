import { type GeoProjection, geoEqualEarth } from 'd3-geo';
import type { MultiPoint } from 'geojson';

/** A place on the earth, in degrees. */
export type GeoPosition = [longitude: number, latitude: number];

/** The width of every map, in units of its drawing. */
export const width = 1000;
/** The space between the edge of the map and the places in it, in units. */
const margin = 60;
/** The least that a map shows on each side of its origin, in degrees. */
const leastAround = 12;

/**
 * Makes a projection of the earth in which the places fill a map, the first of them its origin, and gives the height of
 * the map in units. The earth is cut open where there are no places.
 */
export function fitProjection(places: GeoPosition[]): { projection: GeoProjection; height: number } {
  const positions = [...places, ...placesAround(places[0] ?? [0, 0])];
  const extent: MultiPoint = { type: 'MultiPoint', coordinates: positions };
  const projection = geoEqualEarth().rotate([-middleLongitude(positions), 0]);
  projection.fitWidth(width - 2 * margin, extent);
  const lowest = Math.max(...positions.map((place) => projection(place)?.[1] ?? 0));
  const proportion = Math.min(0.62, Math.max(0.44, (lowest + 2 * margin) / width));
  const height = Math.round(proportion * width);
  projection.fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    extent,
  );
  // Land is cut off outside of the map, so that no outline runs along its edge.
  projection.clipExtent([
    [-9, -9],
    [width + 9, height + 9],
  ]);
  return { projection, height };
}

function placesAround([longitude, latitude]: GeoPosition): GeoPosition[] {
  return [
    [longitude - leastAround, latitude],
    [longitude + leastAround, latitude],
    [longitude, Math.max(-89, latitude - leastAround)],
    [longitude, Math.min(89, latitude + leastAround)],
  ];
}

/** Gives the longitude opposite the middle of the widest gap between places. */
function middleLongitude(places: GeoPosition[]): number {
  const longitudes = places.map(([longitude]) => (longitude + 540) % 360).sort((one, other) => one - other);
  let widest = { gap: 0, opposite: 0 };
  for (const [index, longitude] of longitudes.entries()) {
    const next = longitudes[index + 1] ?? (longitudes[0] ?? 0) + 360;
    // Each longitude is turned by half a circle above, so this middle is the longitude opposite the gap.
    if (next - longitude > widest.gap) widest = { gap: next - longitude, opposite: (longitude + next) / 2 };
  }
  return widest.opposite;
}
