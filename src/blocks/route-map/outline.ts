import { type GeoPermissibleObjects, type GeoProjection, geoStream } from 'd3-geo';

/** A point of the map. */
export type Point = [x: number, y: number];

/** A line, or the closed outline of an area, whose last point leads to its first. */
export type Line = Point[];

/** The lines of an object under a projection, cut where the map is cut. */
export function linesOf(object: GeoPermissibleObjects, projection: GeoProjection): Line[] {
  const lines: Line[] = [];
  const sink = {
    point: (x: number, y: number): void => {
      lines.at(-1)?.push([x, y]);
    },
    lineStart: (): void => {
      lines.push([]);
    },
    lineEnd(): void {},
    polygonStart(): void {},
    polygonEnd(): void {},
  };
  geoStream(object, projection.stream(sink));
  return lines;
}

/** Outlines without the points that matter least and without specks, so that their path has at most `budget` characters. */
export function simplifyTo(outlines: Line[], budget: number): Line[] {
  let simple = outlines;
  for (let area = 0.5; ; area *= 1.1) {
    simple = simple.map((line) => simplify(line, area)).filter((line) => areaOf(line) > 3 * area);
    if (outlinePath(simple).length <= budget) return simple;
  }
}

/** The path of closed outlines in whole units: less than a pixel off on a screen. */
export function outlinePath(outlines: Line[]): string {
  return outlines.map(closedPath).join('');
}

/** A number with one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** An outline without the points whose triangle with their neighbours is smaller; of two neighbours one goes at a time. */
function simplify(line: Line, area: number): Line {
  const kept: Line = [];
  let wasKept = true;
  for (const [index, point] of line.entries()) {
    const before = line.at(index - 1) ?? point;
    const after = line[(index + 1) % line.length] ?? point;
    wasKept = !wasKept || triangle(before, point, after) >= area;
    if (wasKept) kept.push(point);
  }
  return kept.length < line.length ? simplify(kept, area) : kept;
}

function closedPath(line: Line): string {
  let path = '';
  let [x, y] = [0, 0];
  for (const point of line) {
    const [nextX, nextY] = [Math.round(point[0]), Math.round(point[1])];
    const [dx, dy] = [nextX - x, nextY - y];
    if (path && dx === 0 && dy === 0) continue;
    if (!path) path = 'M';
    else if (!path.includes('l')) path += 'l';
    else if (dx >= 0) path += ' ';
    path += dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`;
    [x, y] = [nextX, nextY];
  }
  return `${path}z`;
}

function triangle([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point): number {
  return Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

function areaOf(line: Line): number {
  let sum = 0;
  for (const [index, [x, y]] of line.entries()) {
    const [nextX, nextY] = line[(index + 1) % line.length] ?? [x, y];
    sum += x * nextY - nextX * y;
  }
  return Math.abs(sum) / 2;
}
