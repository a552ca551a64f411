import { type GeoPermissibleObjects, type GeoProjection, geoStream } from 'd3-geo';

/** A point of the map. */
export type Point = [x: number, y: number];

/** A line, or the closed outline of an area, whose last point leads to its first. */
export type Line = Point[];

/** Projects an object to lines, cut where the map is cut. */
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

/** The fewest characters that a point takes in a path. */
const leastOfPoint = 4;

/**
 * Simplifies outlines, without the points that matter least and without specks, until their path has at most `budget`
 * characters.
 */
export function simplifyTo(outlines: Line[], budget: number): Line[] {
  let simple = outlines;
  let area = 0.5;
  for (;;) {
    simple = simple.map((line) => simplify(line, area)).filter((line) => areaOf(line) > 3 * area);
    const least = leastOfPoint * simple.reduce((sum, line) => sum + line.length, 0);
    if (least <= budget && outlinePath(simple).length <= budget) return simple;
    // Far from the budget, large steps lose nothing that it has room for.
    area *= least > 2 * budget ? 2 : 1.1;
  }
}

/** Writes the path of closed outlines in whole units: less than a pixel off on a screen. */
export function outlinePath(outlines: Line[]): string {
  return outlines.map(closedPath).join('');
}

/** Rounds a number to one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * Removes the points of an outline whose triangle with their neighbours is smaller than an area; of two neighbours one
 * at a time.
 */
function simplify(line: Line, area: number): Line {
  const simple: Line = [];
  let wasKept = true;
  let before = line.at(-1);
  let next = 0;
  for (const point of line) {
    next++;
    const after = line[next] ?? line[0] ?? point;
    wasKept = !wasKept || triangle(before ?? point, point, after) >= area;
    if (wasKept) simple.push(point);
    before = point;
  }
  return simple;
}

function closedPath(line: Line): string {
  let path = '';
  let count = 0;
  let [x, y] = [0, 0];
  for (const point of line) {
    const [nextX, nextY] = [Math.round(point[0]), Math.round(point[1])];
    const [dx, dy] = [nextX - x, nextY - y];
    if (count > 0 && dx === 0 && dy === 0) continue;
    if (count === 0) path = 'M';
    else if (count === 1) path += 'l';
    else if (dx >= 0) path += ' ';
    path += dy < 0 ? `${dx}${dy}` : `${dx} ${dy}`;
    [x, y] = [nextX, nextY];
    count++;
  }
  return `${path}z`;
}

function triangle(before: Point, point: Point, after: Point): number {
  return (
    Math.abs((point[0] - before[0]) * (after[1] - before[1]) - (after[0] - before[0]) * (point[1] - before[1])) / 2
  );
}

function areaOf(line: Line): number {
  let sum = 0;
  let before = line.at(-1);
  for (const point of line) {
    if (before) sum += before[0] * point[1] - point[0] * before[1];
    before = point;
  }
  return Math.abs(sum) / 2;
}
