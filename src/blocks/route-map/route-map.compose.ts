import { type GeoProjection, geoDistance, geoInterpolate } from 'd3-geo';
import type { MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import atlas from 'world-atlas/land-110m.json';
import type { Composer } from '../../compose/composers';
import { curvePath } from './curve';
import { fitProjection, type GeoPosition, width } from './fit-projection';
import { positions } from './generated/positions';
import { type Name, nameDots } from './names';
import { linesOf, outlinePath, type Point, round, simplifyTo } from './outline';

type Compose = Composer<'route-map'>;
type MapBlock = Parameters<Compose>[0];

/**
 * The largest size of names, and on a phone of the numbers in their place, in units of which the map's width has a
 * thousand.
 */
const nameSize = 23;
const numberSize = 42;
/** The width in units that a phone leaves out on either side, where no place lies. */
const croppedEdge = 40;
/** The most characters of the path of the land. */
const landBudget = 2200;
let land: MultiPolygon | undefined;
/** The paths of the land by what their projections show: a map that is shared by many pages is drawn once. */
const landPaths = new Map<string, string>();

/** Draws the land, an arc to each country and the names that have room, so that the places fill the map. */
export const composeRouteMap: Compose = (block, report) => {
  const stops = findStops(block, report);
  const origin = positionOf(block.origin.code) ?? [0, 0];
  if (!positionOf(block.origin.code)) report('/origin/code', unknownCountry(block.origin.code));
  const arcs = stops
    .filter(({ place }) => geoDistance(origin, place) > 0)
    .map(({ place, groups }) => ({ course: greatCircle(origin, place), group: groups[0] ?? 0 }));
  const { projection, height } = fitProjection([origin, ...arcs.flatMap(({ course }) => course)]);
  const at = (place: GeoPosition): Point => projection(place) ?? [0, 0];
  const projectedArcs = arcs.map(({ course, group }) => ({
    lines: linesOf({ type: 'LineString', coordinates: course }, projection),
    group,
  }));
  const pointedStops = stops.map((stop) => ({ ...stop, point: at(stop.place) }));
  const dots = block.groups.map((_, group) =>
    dotsPath(pointedStops.filter(({ groups }) => groups.includes(group)).map(({ point }) => point)),
  );
  const namesWith = (textOf: (stop: Stop, index: number) => string, size: number, edge: number): Name[] =>
    nameDots(
      [
        { text: block.origin.label, point: at(origin), isOrigin: true },
        ...pointedStops.map((stop, index) => ({ text: textOf(stop, index), point: stop.point, item: stop.item })),
      ],
      projectedArcs.flatMap(({ lines }) => lines.flat()),
      [width, height],
      size,
      edge,
    );
  return {
    map: {
      width,
      height,
      // Drawing it takes longer than all else, and a check never looks at it.
      get land() {
        return landPath(projection);
      },
      arcs: projectedArcs.map(({ lines, group }) => ({ path: lines.map(curvePath).join(''), group })),
      dots,
      origin: dotsPath([at(origin)]),
      names: [
        ...namesWith(({ label }) => label, nameSize, 8),
        ...namesWith((_, index) => String(index + 1), numberSize, croppedEdge).map((number) => ({
          ...number,
          isNumber: true as const,
        })),
      ],
      codes: stops.map(({ code }) => code),
    },
    origin: undefined,
  };
};

/** A country on the map, with all groups that lead there and the first place among their items. */
interface Stop {
  code: string;
  label: string;
  item: [group: number, index: number];
  place: GeoPosition;
  groups: number[];
}

function findStops(block: MapBlock, report: Parameters<Compose>[1]): Stop[] {
  const stops = new Map<string, Stop>();
  for (const [group, { items }] of block.groups.entries()) {
    for (const [index, { code, label }] of items.entries()) {
      const place = positionOf(code);
      if (!place) report(`/groups/${group}/items/${index}/code`, unknownCountry(code));
      else {
        const stop = stops.get(code) ?? { code, label, place, item: [group, index], groups: [] };
        if (!stop.groups.includes(group)) stop.groups.push(group);
        stops.set(code, stop);
      }
    }
  }
  return [...stops.values()];
}

function positionOf(code: string): GeoPosition | undefined {
  return Object.hasOwn(positions, code) ? positions[code] : undefined;
}

function unknownCountry(code: string): string {
  return `The map knows no country with the code "${code}". Use its two small letters, such as "ke" for Kenya or "gb" for the United Kingdom.`;
}

/** Gives the places that a great circle passes, two degrees apart. */
function greatCircle(from: GeoPosition, to: GeoPosition): GeoPosition[] {
  const steps = Math.max(2, Math.ceil((geoDistance(from, to) * 180) / Math.PI / 2));
  const place = geoInterpolate(from, to);
  return Array.from({ length: steps + 1 }, (_, step) => place(step / steps));
}

function landPath(projection: GeoProjection): string {
  const key = [projection.rotate(), projection.scale(), projection.translate()].join();
  land ??= withoutAntarctica();
  const path = landPaths.get(key) ?? outlinePath(simplifyTo(linesOf(land, projection), landBudget));
  if (landPaths.size > 20) landPaths.clear();
  landPaths.set(key, path);
  return path;
}

function dotsPath(points: Point[]): string {
  return points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join('');
}

function withoutAntarctica(): MultiPolygon {
  const polygons = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  const isElsewhere = (polygon: Position[][]): boolean =>
    polygon.some((ring) => ring.some(([, latitude = 0]) => latitude > -60));
  return { type: 'MultiPolygon', coordinates: polygons.filter(isElsewhere) };
}
