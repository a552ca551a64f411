import { type GeoProjection, geoEqualEarth } from 'd3-geo';
import type { MultiPoint } from 'geojson';

/** A place on the earth. */
export type GeoPosition = [longitude: number, latitude: number];

/** The width of every map. */
export const width = 1000;
const margin = 60;

/** Makes a projection under which the places fill the frame, cut open where there are none. */
export function frame(places: GeoPosition[]): { projection: GeoProjection; height: number } {
  // What is shown is never closer than twelve degrees around the origin.
  const [longitude, latitude] = places[0] ?? [0, 0];
  const around: GeoPosition[] = [
    [longitude - 12, latitude],
    [longitude + 12, latitude],
    [longitude, Math.max(-89, latitude - 12)],
    [longitude, Math.min(89, latitude + 12)],
  ];
  const shown: MultiPoint = { type: 'MultiPoint', coordinates: [...places, ...around] };
  const projection = geoEqualEarth().rotate([-middleLongitude(shown.coordinates as GeoPosition[]), 0]);
  const bottom = (): number =>
    Math.max(...shown.coordinates.map((place) => projection(place as GeoPosition)?.[1] ?? 0));
  projection.fitWidth(width - 2 * margin, shown);
  const height = Math.round(Math.min(0.62, Math.max(0.44, (bottom() + 2 * margin) / width)) * width);
  projection.fitExtent(
    [
      [margin, margin],
      [width - margin, height - margin],
    ],
    shown,
  );
  // The frame's own edge lies outside, so that no outline runs along it.
  projection.clipExtent([
    [-9, -9],
    [width + 9, height + 9],
  ]);
  return { projection, height };
}

/** Gives the longitude opposite the middle of the widest gap between places. */
function middleLongitude(places: GeoPosition[]): number {
  const longitudes = places.map(([longitude]) => (longitude + 540) % 360).sort((one, other) => one - other);
  let widest = { gap: 0, middle: 0 };
  for (const [index, longitude] of longitudes.entries()) {
    const next = longitudes[index + 1] ?? (longitudes[0] ?? 0) + 360;
    if (next - longitude > widest.gap) widest = { gap: next - longitude, middle: (longitude + next) / 2 };
  }
  return widest.middle;
}
