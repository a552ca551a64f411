import { examplesSite } from '../../src/catalogue/examples';
import type { Leaf, Shape } from '../../src/compose/shape';
import type { AuthoredBlock, Json, JsonObject } from '../../src/manifest/manifest';
import { examples } from '../examples';
import { registry } from '../registry';

/** The block types that show a picture, as their shapes tell; any may stand on one besides. */
export const typesWithPictures = Object.entries(registry.blocks).flatMap(([type, { shape }]) =>
  hasPicture(shape) ? [type] : [],
);

/** The examples of a block type, with a picture in every place that may hold one, instead of an icon. */
export function examplesWith(type: string, src: string): AuthoredBlock[] {
  return examples
    .filter((example) => example.type === type)
    .map(
      ({ block: { anchor: _, ...block } }) => fill(block, registry.blocks[type]?.shape ?? null, src) as AuthoredBlock,
    );
}

/** A site with one page for each block type that shows a picture, made of the blocks that are given for it. */
export function sitePerType(logo: string, blocksOf: (type: string) => AuthoredBlock[]): JsonObject {
  const site = examplesSite(registry, 'https://examples.test');
  const identity = { ...(site.site as JsonObject), logo: { src: logo, alt: 'Examples' } };
  const [home] = site.routes as JsonObject[];
  const routes = typesWithPictures.map((type) => ({
    path: `/${type}`,
    title: type,
    description: `Pictures in ${type}.`,
    blocks: [{ type: 'text', heading: type, text: 'What it looks like.' }, ...blocksOf(type)],
  }));
  return { ...site, site: identity, routes: [home ?? {}, ...routes] };
}

function hasPicture(shape: Shape): boolean {
  if (shape === null) return false;
  if ('kind' in shape) return isPicture(shape);
  return 'list' in shape
    ? hasPicture(shape.list)
    : Object.entries(shape.fields).some(([name, part]) => name !== 'backdrop' && hasPicture(part));
}

function fill(value: Json, shape: Shape, src: string): Json {
  if (shape === null || 'kind' in shape || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return 'list' in shape ? value.map((item) => fill(item, shape.list, src)) : value;
  if (!('fields' in shape)) return value;
  const filled: JsonObject = { ...value };
  for (const [name, part] of Object.entries(shape.fields)) {
    const own = filled[name];
    // A block that stands on none shows none.
    if (name === 'backdrop' && own === undefined) continue;
    if (part !== null && 'kind' in part && isPicture(part)) {
      filled[name] = { src, alt: 'A picture' };
      delete filled.icon;
    } else if (own !== undefined) filled[name] = fill(own, part, src);
  }
  return filled;
}

function isPicture({ kind }: Leaf): boolean {
  return kind === 'picture' || kind === 'image';
}
