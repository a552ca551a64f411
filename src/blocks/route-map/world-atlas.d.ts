declare module 'world-atlas/land-110m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';

  /** The land of the world, coarse. */
  const atlas: Topology<{ land: GeometryCollection }>;
  // biome-ignore lint/style/noDefaultExport: a JSON file is its default export.
  export default atlas;
}
