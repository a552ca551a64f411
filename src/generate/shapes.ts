import type { Shape } from '../manifest/shape';
import { referencedName, type Schema, type Schemas } from './schemas';

const leafKinds = ['text', 'heading', 'title', 'copy', 'link', 'icon', 'flag', 'delivery'] as const;

/** What compose has to do with each property of a block, of the header, the footer and the site. */
export function deriveShapes(schemas: Schemas): { blocks: Record<string, Shape>; parts: Record<string, Shape> } {
  const shape = (schema: Schema): Shape => {
    if (schema.$ref) {
      const name = referencedName(schema.$ref);
      if (name === 'picture' || name === 'image') return { kind: name, widest: widestOf(schema) };
      const kind = leafKinds.find((leaf) => leaf === name);
      return kind ?? shape(schemas.definitions[name] ?? {});
    }
    if (schema.type === 'array') return { list: shape(schema.items ?? {}) };
    if (schema.type !== 'object') return null;
    const fields = Object.entries(schema.properties ?? {})
      .map(([name, part]) => [name, shape(part)] as const)
      .filter(([, part]) => part !== null);
    return { fields: Object.fromEntries(fields) };
  };
  const part = (name: string): Shape => shape(schemas.manifest.properties?.[name] ?? {});
  return {
    blocks: Object.fromEntries(Object.entries(schemas.blocks).map(([type, schema]) => [type, shape(schema)])),
    parts: { header: part('header'), footer: part('footer'), site: part('site') },
  };
}

function widestOf({ widest, description }: Schema): number {
  if (typeof widest === 'number') return widest;
  throw new Error(`A picture needs "widest", the widest that it is drawn in CSS pixels: ${description ?? ''}`);
}
