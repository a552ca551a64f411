import { referencedName, type Schema } from '../manifest/schema';

/** What a schema says of one property. */
export interface Property {
  name: string;
  isRequired: boolean;
  description: string;
  /** What may stand there, in words. */
  takes: string;
  /** The definition that says more of it. */
  kind?: string;
  /** What belongs to it in turn. */
  properties: Property[];
}

type Definitions = Record<string, Schema>;

/** The properties of what a schema describes, be it one thing or the items of a list. */
export function propertiesOf(schema: Schema, definitions: Definitions): Property[] {
  if (schema.items && !schema.properties) return propertiesOf(schema.items, definitions);
  return Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const kind = kindOf(part);
    return {
      name,
      isRequired: schema.required?.includes(name) ?? false,
      description: part.description ?? definitions[kind ?? '']?.description ?? '',
      takes: takes(part, definitions),
      ...(kind === undefined ? {} : { kind }),
      properties: propertiesOf(part, definitions),
    };
  });
}

/** The name of the definition that a property, or each of its items, refers to. */
function kindOf({ $ref, items }: Schema): string | undefined {
  if ($ref) return referencedName($ref);
  return items && kindOf(items);
}

function takes(schema: Schema, definitions: Definitions): string {
  const { $ref, const: only, enum: choices, items } = schema;
  if ($ref) return definitions[referencedName($ref)]?.title?.toLowerCase() ?? referencedName($ref);
  if (only !== undefined) return JSON.stringify(only);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(', ');
  const named = [schema.type ?? []].flat().map((type) => typeNames[type] ?? type);
  const range = rangeOf(schema);
  if (items && named.length === 1) return `list of ${takes(items, definitions)}${range}`;
  return named.join(' or ') + range;
}

const typeNames: Record<string, string> = {
  string: 'text',
  array: 'list',
  object: 'group',
  integer: 'whole number',
  boolean: 'true or false',
};

/** The limits of a number, or of how many items a list has. */
function rangeOf({ minimum = undefined, maximum = undefined, minItems = minimum, maxItems = maximum }: Schema): string {
  if (minItems !== undefined && maxItems !== undefined) return `, ${minItems} to ${maxItems}`;
  if (minItems !== undefined) return `, at least ${minItems}`;
  return maxItems === undefined ? '' : `, at most ${maxItems}`;
}
