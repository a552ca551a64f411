/** A JSON Schema, or a part of one. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  title?: string;
  description?: string;
  const?: unknown;
  enum?: unknown[];
  pattern?: string;
  /** What to do about a text that breaks the pattern, where the description does not say it; editors of code show it too. */
  patternErrorMessage?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  required?: string[];
  items?: Schema;
  /** Of a list: what one of its items is called: `card`. */
  itemTitle?: string;
  /** Of a group: whether its `fields` declare what the members of its `entries` say. */
  declaresFields?: boolean;
  /** Choices by the value of one property, and references to what has more of them. */
  allOf?: (ConditionalSchema | { $ref: string })[];
  /** What a value must be for `then` to hold, in the place of `else`. */
  if?: Schema;
  then?: Schema;
  else?: Schema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  examples?: unknown[];
  /** Of a block type: what its composer adds to what is written. */
  composed?: Schema;
  /**
   * Of what a composer makes: the place in the block whose words it says, so that a click on it leads there; of several,
   * the first whose names in braces stand beside it.
   */
  madeOf?: string | string[];
  /** Of what a composer makes: whether visitors follow it, and do not read it. */
  isAddress?: boolean;
  /** Of a definition: whether compose has something to do with such a value. */
  kind?: boolean;
  /** Of a definition: how such a value is written, which the published schema tells editors beside every description of one. */
  written?: string;
  /** Of a picture: the widest that it is drawn, in CSS pixels; a photo that is smaller is reported. */
  widest?: number;
  /** Of a property: whether visitors read it only once they have done something, such as sent a form. */
  later?: boolean;
  /** Of a block type: whether its component has state, so that it comes to life in the browser. */
  hydrate?: boolean;
  /** Of a block type: the origins elsewhere that it needs, by directive of the security policy. */
  origins?: Record<string, string[]>;
  /** Of a word: where it is said, with others. */
  group?: string;
  /** Of a word: the block type that alone says it, or those that do. */
  block?: string | string[];
  /** Of a block type, a part of the manifest or a property: what people call it every day, or what they want with it, with commas between. */
  alsoCalled?: string;
  /** Of a property: the fold of a form in which its field stands, where its kind does not tell: says, looks or more. */
  fold?: string;
  /** Of a property: what its field in the editor says of it, where the description speaks of how the file writes it. */
  hint?: string;
  /** Of a property: how the editor asks for it, where neither its type nor a definition tells: a kind of input or of words. */
  input?: string;
  /** Of a property: which other one of its group it follows while nobody has written it, unless a third one stands there. */
  follows?: { property: string; unless?: string };
  default?: unknown;
  /** What a value says where nothing is said: of a group its members, of a list those of its items by position, the last for all that follow. */
  usual?: unknown;
  $defs?: Record<string, Schema>;
  [keyword: string]: unknown;
}

/** What a value must be where one of its properties says a certain thing. */
export interface ConditionalSchema {
  if: Schema & { properties: Record<string, Schema> };
  then: Schema;
}

/** Gives the name at the end of a reference: `link` for `../definitions.schema.json#/$defs/link`. */
export function referencedName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** Gives a copy of a schema in which every part was passed through `change`, innermost first. */
export function mapSchema(schema: Schema, change: (part: Schema) => Schema): Schema {
  const result: Schema = { ...schema };
  if (schema.properties) {
    result.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, mapSchema(part, change)]),
    );
  }
  if (schema.items) result.items = mapSchema(schema.items, change);
  for (const branch of ['then', 'else'] as const) {
    const part = schema[branch];
    if (part) result[branch] = mapSchema(part, change);
  }
  if (typeof schema.additionalProperties === 'object') {
    result.additionalProperties = mapSchema(schema.additionalProperties, change);
  }
  return change(result);
}
