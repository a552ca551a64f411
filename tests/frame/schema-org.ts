import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../project';

const vocabulary = readFileSync(join(root, 'node_modules/schema-dts/dist/schema.d.ts'), 'utf8');

/** The bodies and the ancestors of all types of schema.org, by the names of their interfaces. */
const interfaces = new Map(
  Array.from(
    vocabulary.matchAll(/^(?:export )?interface (\w+) extends ([^{]+) \{\n(.*?)^\}/gms),
    ([, name = '', bases = '', body = '']) => [name, { bases: bases.split(', '), body }] as const,
  ),
);

/** What of some JSON-LD schema.org does not know: types, and properties of a type. */
export function unknownToSchemaOrg(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(unknownToSchemaOrg);
  if (value === null || typeof value !== 'object') return [];
  const { '@type': type, ...properties } = value as Record<string, unknown>;
  const inside = Object.values(properties).flatMap(unknownToSchemaOrg);
  if (type === undefined) return inside;
  if (!interfaces.has(`${type}Leaf`)) return [String(type), ...inside];
  const known = propertiesOf(`${type}Leaf`);
  const strange = Object.keys(properties).filter((name) => !name.startsWith('@') && !known.has(name));
  return [...strange.map((name) => `${type}.${name}`), ...inside];
}

function propertiesOf(name: string): Set<string> {
  const { bases = [], body = '' } = interfaces.get(name) ?? {};
  const own = Array.from(body.matchAll(/^ {4}"(\w+)"\?:/gm), ([, property = '']) => property);
  return new Set([...own, ...bases.flatMap((base) => [...propertiesOf(base)])]);
}
