import { mapSchema, referencedName, type Schema } from '../manifest/schema';
import { mapValues } from './schemas';

/**
 * Replaces each reference that has a description by the definition to which it leads, with that description; where
 * several are described alike, by a reference to one such definition. Editors of text would show the description of the
 * definition in place of the reference's.
 */
export function withOwnDescriptions(site: Schema): Schema {
  const { $defs = {} } = site;
  const counts = new Map<string, number>();
  const count = (part: Schema): Schema => {
    const name = describedName(part);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
    return part;
  };
  const described: Record<string, Schema> = {};
  const inline = (part: Schema): Schema => {
    const definition = part.$ref && part.description ? $defs[referencedName(part.$ref)] : undefined;
    if (!definition?.description) return part;
    const { $ref: _, ...own } = part;
    const inlined = { ...mapSchema(definition, inline), ...own };
    const name = describedName(part);
    if (name === undefined || (counts.get(name) ?? 0) < 2) return inlined;
    described[name] = inlined;
    return { $ref: `#/$defs/${name}` };
  };
  mapParts(site, count);
  const whole = mapParts(site, inline);
  return mapParts({ ...whole, $defs: { ...whole.$defs, ...described } }, withWayOfWriting);
}

/** Adds to each description of a value how the value is written, for editors of text alone. */
function withWayOfWriting({ written, ...part }: Schema): Schema {
  return written === undefined ? part : { ...part, markdownDescription: `${part.description}\n\n${written}` };
}

/**
 * Gives the name of the new definition for a reference that has a description and no other keyword; undefined for any
 * other.
 */
function describedName({ $ref, description, ...own }: Schema): string | undefined {
  if (!$ref || !description || Object.keys(own).length > 0) return undefined;
  const words = description.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [referencedName($ref), ...words].join('-');
}

/** Passes every part of a schema and of its definitions through `change`. */
export function mapParts(site: Schema, change: (part: Schema) => Schema): Schema {
  const $defs = mapValues(site.$defs ?? {}, (part) => mapSchema(part, change));
  return { ...mapSchema(site, change), $defs };
}
