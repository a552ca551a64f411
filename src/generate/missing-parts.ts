import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '../compose/kinds';
import { referencedName, type Schema } from '../manifest/schema';
import type { Schemas } from './schemas';

/**
 * Finds the files, definitions and kinds that the schemas of a project name and that do not exist; gives a sentence
 * each.
 */
export function findMissingParts(root: string, schemas: Schemas): string[] {
  const { blocks, providers, definitions, manifest } = schemas;
  const kindNames = Object.keys(definitions).filter((name) => definitions[name]?.kind);
  return [
    ...kindNames
      .filter((name) => !Object.hasOwn(kinds, name))
      .map(
        (name) =>
          `schema/definitions.schema.json says that ${name} is a kind; src/compose/kinds.ts has no line for it.`,
      ),
    ...Object.keys(kinds)
      .filter((name) => !kindNames.includes(name))
      .map((name) => `src/compose/kinds.ts has a line for ${name}; no definition of that name says "kind": true.`),
    ...unknownReferences('schema/manifest.schema.json', manifest, definitions),
    ...Object.entries(blocks).flatMap(([type, schema]) => [
      ...unknownReferences(`schema/blocks/${type}.schema.json`, schema, definitions),
      ...Object.values(schema.origins ?? {})
        .flat()
        .filter((origin) => !/^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(origin))
        .map(
          (origin) => `schema/blocks/${type}.schema.json: "${origin}" is no origin such as https://maps.example.net.`,
        ),
      ...missingFiles(root, `src/blocks/${type}`, [`${type}.tsx`, ...(schema.composed ? [`${type}.compose.ts`] : [])]),
    ]),
    ...Object.entries(providers).flatMap(([name, { properties }]) => [
      ...missingFiles(root, `src/delivery/${name}`, [`${name}.ts`, 'send.ts', 'receive.ts']),
      ...(properties && 'name' in properties
        ? [
            `src/delivery/${name}/${name}.schema.json has a setting "name", which is what a delivery itself is called. Give it another name.`,
          ]
        : []),
    ]),
  ];
}

function missingFiles(root: string, folder: string, names: string[]): string[] {
  return names.filter((name) => !existsSync(join(root, folder, name))).map((name) => `${folder}/ has no ${name}.`);
}

function unknownReferences(file: string, schema: Schema, definitions: Record<string, Schema>): string[] {
  const references = JSON.stringify(schema).matchAll(/"\$ref":"[^"]*definitions\.schema\.json#\/\$defs\/([^"]+)"/g);
  const names = new Set([...references].map(([reference]) => referencedName(reference.slice(0, -1))));
  return [...names]
    .filter((name) => !Object.hasOwn(definitions, name))
    .map((name) => `${file} refers to "${name}", and schema/definitions.schema.json has no definition of that name.`);
}
