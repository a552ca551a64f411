import { join } from 'node:path';
import { derivePositions } from './positions';
import { deriveRulePages } from './rule-pages';
import { readSchemas } from './schemas';
import { deriveShapes } from './shapes';
import { deriveExpandedSchema, deriveSiteSchema } from './site-schema';
import { deriveComposedTypes, deriveManifestTypes } from './types';
import { deriveValidator } from './validator';

/** One generated file: its path in the project and its text. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/** Every file that follows from the written schemas of the project in `root`, and from the atlas. */
export async function generateFiles(root: string): Promise<GeneratedFile[]> {
  const schemas = readSchemas(join(root, 'schema'));
  const site = deriveSiteSchema(schemas);
  const shapes = deriveShapes(schemas);
  const words = Object.entries(schemas.words.properties ?? {});
  const ofBlocks = words.flatMap(([name, { block }]) => (block ? [[name, block]] : []));
  return [
    { path: 'schema/site.schema.json', text: `${JSON.stringify(site, null, 2)}\n` },
    { path: 'src/manifest/generated/manifest.ts', text: banner + (await deriveManifestTypes(schemas)) },
    {
      path: 'src/compose/generated/shapes.ts',
      text: [
        `${banner}import type { Shape } from '../../manifest/shape';`,
        `export const blockShapes: Record<string, Shape> = ${JSON.stringify(shapes.blocks)};`,
        `export const partShapes: Record<'header' | 'footer' | 'site', Shape> = ${JSON.stringify(shapes.parts)};`,
        '',
      ].join('\n'),
    },
    {
      path: 'src/compose/generated/words.ts',
      text: [
        `${banner}/** What the site itself says, in English. */`,
        `export const defaultWords = ${asSource(words.map(([name, { default: word }]) => [name, word]))};`,
        '/** Of the words that a single block type says: which. */',
        `export const blockOfWord: Record<string, string> = ${asSource(ofBlocks)};`,
        '',
      ].join('\n'),
    },
    { path: 'src/compose/generated/blocks.ts', text: banner + (await deriveComposedTypes(schemas)) },
    ...deriveRulePages(root),
    {
      path: 'src/blocks/route-map/generated/positions.ts',
      text: [
        '// Made by `npm run generate` from the atlas.',
        '/** Longitude and latitude of every country by its two-letter code. */',
        `export const positions: Record<string, [longitude: number, latitude: number]> = ${JSON.stringify(derivePositions())};`,
        '',
      ].join('\n'),
    },
    { path: 'src/checks/generated/validate.js', text: banner + deriveValidator(site, deriveExpandedSchema(schemas)) },
  ];
}

const banner = '// Made by `npm run generate` from the schemas. Change those, not this file.\n';

function asSource(entries: unknown[][]): string {
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}
