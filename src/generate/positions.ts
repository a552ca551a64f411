import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoCentroid } from 'd3-geo';
import type { Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

const require = createRequire(import.meta.url);

/**
 * Writes the module with the longitude and latitude of the middle of every country's largest part, by its two-letter
 * code.
 */
export function derivePositions(): Record<string, [number, number]> {
  positions ??= measurePositions();
  return positions;
}

let positions: Record<string, [number, number]> | undefined;

function measurePositions(): Record<string, [number, number]> {
  const atlas: Topology<{ countries: GeometryCollection }> = readJson('world-atlas/countries-50m.json');
  const codes: [two: string, three: string, numeric: string][] = readJson('i18n-iso-countries/codes.json');
  const codeOf = new Map(codes.map(([two, , numeric]) => [numeric, two.toLowerCase()]));
  const largest = new Map<string, Polygon>();
  for (const { id, geometry } of feature(atlas, atlas.objects.countries).features) {
    const code = codeOf.get(String(id));
    if (!code || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) continue;
    const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    for (const coordinates of parts) {
      const part: Polygon = { type: 'Polygon', coordinates };
      const before = largest.get(code);
      if (!before || geoArea(part) > geoArea(before)) largest.set(code, part);
    }
  }
  const byCode = [...largest].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(byCode.map(([code, part]) => [code, roundedCentroid(part)]));
}

function roundedCentroid(part: Polygon): [number, number] {
  const [longitude, latitude] = geoCentroid(part);
  return [Math.round(longitude * 10) / 10, Math.round(latitude * 10) / 10];
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(require.resolve(file), 'utf8'));
}
