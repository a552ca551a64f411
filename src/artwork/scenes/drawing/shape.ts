/** A flat shape of one colour: an outline that is filled, or a line where it has a width. */
export interface FlatShape {
  color: string;
  d: string;
  width?: number;
  /** The lengths of strokes and gaps by turns; a line without them has round ends. */
  dash?: [number, number];
}

export type Point = [x: number, y: number];

/** Outlines that are filled. */
export function fill(color: string, ...outlines: string[]): FlatShape {
  return { color, d: outlines.join('') };
}

/** Draws a line with round ends. */
export function line(color: string, width: number, ...paths: string[]): FlatShape {
  return { color, width, d: paths.join('') };
}

/** Draws a line of strokes and gaps, such as a row of windows. */
export function dashes(color: string, width: number, dash: [number, number], ...paths: string[]): FlatShape {
  return { color, width, dash, d: paths.join('') };
}

/** Writes a path with whole numbers: path`M${x} ${y}h${width}`. */
export function path(parts: TemplateStringsArray, ...values: number[]): string {
  return String.raw({ raw: parts }, ...values.map((value) => Math.round(value)));
}

export function rect(x: number, y: number, width: number, height: number): string {
  return path`M${x} ${y}h${width}v${height}h${-width}z`;
}

/** Writes a rectangle that is cut out of the outline around it: it runs the other way round. */
export function hole(x: number, y: number, width: number, height: number): string {
  return path`M${x} ${y}v${height}h${width}v${-height}z`;
}

export function disc(x: number, y: number, radius: number): string {
  const r = Math.round(radius);
  return path`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

/** Writes an outline that stands on a foot and ends in half a circle: an arch, a door, a gravestone. */
export function arch(x: number, foot: number, width: number, height: number): string {
  const r = width / 2;
  return path`M${x} ${foot}v${r - height}a${r} ${r} 0 0 1 ${width} 0V${foot}z`;
}

/**
 * Writes the outline through points; all outlines run the same way round, so that none cuts a hole into its neighbour.
 */
export function polygon(...points: Point[]): string {
  const turn = points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  const [first = [0, 0], ...others] = (turn < 0 ? [...points].reverse() : points).map(whole);
  let [x, y] = first;
  const steps = others.map(([nextX, nextY]) => {
    const step = path`${nextX - x} ${nextY - y}`;
    [x, y] = [nextX, nextY];
    return step;
  });
  return `${path`M${first[0]} ${first[1]}`}l${steps.join(' ')}z`;
}

function whole([x, y]: Point): Point {
  return [Math.round(x), Math.round(y)];
}

/**
 * Joins drawings that stand beside each other, layer by layer from the back, so that `writeShapes` makes one path of all
 * shapes of a layer that look the same. The last shapes of all drawings are the front layer.
 */
export function sideBySide(things: FlatShape[][]): FlatShape[] {
  const layers = Math.max(0, ...things.map((shapes) => shapes.length));
  return Array.from({ length: layers }, (_, layer) => {
    const shapes = things.flatMap((all) => all[all.length - layers + layer] ?? []);
    const looks = new Set(shapes.map(looksOf));
    return [...looks].flatMap((one) => shapes.filter((shape) => looksOf(shape) === one));
  }).flat();
}

/**
 * Writes shapes as SVG, one path for neighbours that look the same; lines get their round ends from the drawing around
 * them.
 */
export function writeShapes(shapes: FlatShape[]): string {
  const joined: FlatShape[] = [];
  for (const shape of shapes.filter(({ d }) => d !== '')) {
    const last = joined.at(-1);
    if (last && looksOf(last) === looksOf(shape)) last.d += shape.d;
    else joined.push({ ...shape });
  }
  return joined.map((shape) => `<path ${looksOf(shape)} d="${shape.d.replaceAll(' -', '-')}"/>`).join('');
}

function looksOf({ color, width, dash }: FlatShape): string {
  if (width === undefined) return `fill="${color}"`;
  const ends = dash ? ` stroke-linecap="butt" stroke-dasharray="${dash.map(short).join(' ')}"` : '';
  return `fill="none" stroke="${color}" stroke-width="${short(width)}"${ends}`;
}

function short(value: number): number {
  return Number(value.toFixed(1));
}
