import { mapSchema, referencedName, type Schema } from '../manifest/schema';
import { mapValues } from './schemas';

/**
 * Replaces each reference with a description of its own by the definition that it leads to, with that description; or,
 * where several are described alike, by a reference to one such definition. Editors show the description of a
 * definition in place of the reference's.
 */
export function withOwnDescriptions(site: Schema): Schema {
  const { $defs = {} } = site;
  const met = new Map<string, number>();
  const count = (part: Schema): Schema => {
    const name = describedName(part);
    if (name !== undefined) met.set(name, (met.get(name) ?? 0) + 1);
    return part;
  };
  const described: Record<string, Schema> = {};
  const inline = (part: Schema): Schema => {
    const definition = part.$ref && part.description ? $defs[referencedName(part.$ref)] : undefined;
    if (!definition?.description) return part;
    const { $ref: _, ...own } = part;
    const inlined = { ...mapSchema(definition, inline), ...own };
    const name = describedName(part);
    if (name === undefined || (met.get(name) ?? 0) < 2) return inlined;
    described[name] = inlined;
    return { $ref: `#/$defs/${name}` };
  };
  mapParts(site, count);
  const whole = mapParts(site, inline);
  return mapParts({ ...whole, $defs: { ...whole.$defs, ...described } }, withWayOfWriting);
}

/** Adds to the description of a value how it is written, whatever words it is described in, for editors alone. */
function withWayOfWriting({ written, ...part }: Schema): Schema {
  return written === undefined ? part : { ...part, markdownDescription: `${part.description}\n\n${written}` };
}

/**
 * Gives the name of the definition for a reference that has a description and nothing else of its own; undefined for
 * any other.
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
