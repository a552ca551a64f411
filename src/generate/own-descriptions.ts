import { mapSchema, referencedName, type Schema } from '../manifest/schema';
import { mapValues } from './schemas';

/**
 * Editors show the description of what a reference leads to in place of its own. So a reference that is described where
 * it stands becomes what it leads to, or leads to a definition with that description where several are described alike.
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
    const said = { ...mapSchema(definition, inline), ...own };
    const name = describedName(part);
    if (name === undefined || (met.get(name) ?? 0) < 2) return said;
    described[name] = said;
    return { $ref: `#/$defs/${name}` };
  };
  mapParts(site, count);
  const whole = mapParts(site, inline);
  return { ...whole, $defs: { ...whole.$defs, ...described } };
}

/** What a reference is called that says nothing of its own but its description. */
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
