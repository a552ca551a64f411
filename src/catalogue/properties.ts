import definitions from '../../schema/definitions.schema.json';
import type { Registry } from '../checks/registry';
import { referencedName, type Schema } from '../manifest/schema';
import { cataloguePath } from './examples';
import { html, type SafeHtml } from './markup';

/** The schemas that the catalogue describes: those of the block types, and those of the values in them. */
export interface DescribedSchemas {
  blocks: Record<string, Schema>;
  definitions: Record<string, Schema>;
}

/** Gives the schemas of a registry, with the definitions that they refer to. */
export function schemasOf({ blocks }: Registry): DescribedSchemas {
  return {
    blocks: Object.fromEntries(Object.entries(blocks).map(([type, { schema }]) => [type, schema])),
    definitions: definitions.$defs,
  };
}

/** The description of a property. */
export interface Property {
  name: string;
  isRequired: boolean;
  description: string;
  /** What it takes, in words. */
  takes: string;
  /** The definition that has more on it. */
  kind?: string;
  /** The properties of its value. */
  properties: Property[];
}

type Definitions = Record<string, Schema>;

/** Gives the properties of what a schema describes, be it one thing or the items of a list. */
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

/** Gives the name of the definition that a property, or each of its items, refers to; undefined where there is none. */
function kindOf({ $ref, items }: Schema): string | undefined {
  if ($ref) return referencedName($ref);
  return items && kindOf(items);
}

function takes(schema: Schema, definitions: Definitions): string {
  const { $ref, const: only, enum: choices, items } = schema;
  if ($ref) return definitions[referencedName($ref)]?.title?.toLowerCase() ?? referencedName($ref);
  if (only !== undefined) return JSON.stringify(only);
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(', ');
  const typeWords = [schema.type ?? []].flat().map((type) => typeNames[type] ?? type);
  const range = rangeOf(schema);
  if (items && typeWords.length === 1) return `list of ${takes(items, definitions)}${range}`;
  return typeWords.join(' or ') + range;
}

const typeNames: Record<string, string> = {
  string: 'text',
  array: 'list',
  object: 'group',
  integer: 'whole number',
  boolean: 'true or false',
};

/** Writes the limits of a number, or of the items of a list. */
function rangeOf({ minimum = undefined, maximum = undefined, minItems = minimum, maxItems = maximum }: Schema): string {
  if (minItems !== undefined && maxItems !== undefined) return `, ${minItems} to ${maxItems}`;
  if (minItems !== undefined) return `, at least ${minItems}`;
  return maxItems === undefined ? '' : `, at most ${maxItems}`;
}

/** Writes properties with what they take and what they do, each with its own below. */
export function propertyList(properties: Property[]): SafeHtml {
  return html`<dl class="properties">${properties.map(propertyEntry)}</dl>`;
}

function propertyEntry({ name, isRequired, description, takes, kind, properties }: Property): SafeHtml {
  const value = kind === undefined ? html`${takes}` : html`<a href="${cataloguePath}#kind-${kind}">${takes}</a>`;
  return html`<div>
<dt><code>${name}</code> <span class="takes">${value}</span>${isRequired ? html` <span class="required">required</span>` : html``}</dt>
<dd>${description}${properties.length > 0 ? propertyList(properties) : html``}</dd>
</div>`;
}
