import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withComments } from './comments';
import { deriveCoverage } from './coverage';
import { findMissingParts } from './missing-parts';
import { deriveOwnRules, derivePacks, faultsOfSite } from './own-code';
import { derivePositions } from './positions';
import {
  deriveBlockTypes,
  deriveComponentList,
  deriveLiveComponentList,
  deriveReceiverList,
  deriveRegistry,
  deriveSenderList,
} from './registry';
import { deriveRulePages } from './rule-pages';
import { readSchemas } from './schemas';
import { deriveSiteSchema } from './site-schema';
import { deriveComposedTypes, deriveManifestTypes } from './types';
import { deriveValidators } from './validators';
import { deriveLateWordFiles, deriveWordFiles, deriveWords } from './words';

/** One generated file: its path in the project and its text. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/**
 * Makes every generated file of the project in `root`: from its schemas, its rules, the motifs of drawings, the atlas
 * and the typefaces. Throws sentences where something of these is missing.
 */
export async function generateFiles(root: string): Promise<GeneratedFile[]> {
  const faults = faultsOfSite(root);
  if (faults !== undefined) throw new Error(faults);
  const schemas = readSchemas(root);
  const missing = findMissingParts(root, schemas);
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const site = deriveSiteSchema(schemas);
  return [
    { path: 'schema/site.schema.json', text: `${JSON.stringify(withComments(site), null, 2)}\n` },
    { path: 'src/manifest/generated/manifest.ts', text: banner + (await deriveManifestTypes(schemas)) },
    { path: 'src/compose/generated/blocks.ts', text: banner + (await deriveComposedTypes(schemas)) },
    { path: 'src/compose/generated/words.ts', text: banner + deriveWords(schemas) },
    { path: 'src/blocks/generated/components.ts', text: banner + deriveComponentList(schemas) },
    { path: 'src/blocks/generated/live-components.ts', text: banner + deriveLiveComponentList(schemas) },
    { path: 'src/delivery/generated/senders.ts', text: banner + deriveSenderList(schemas) },
    { path: 'src/delivery/generated/receivers.ts', text: banner + deriveReceiverList(schemas) },
    { path: 'src/registry/generated/block-types.ts', text: banner + deriveBlockTypes(schemas) },
    { path: 'src/registry/generated/registry.ts', text: banner + deriveRegistry(schemas) },
    { path: 'src/registry/generated/words.ts', text: banner + deriveWordFiles(schemas) },
    { path: 'src/registry/generated/late-words.ts', text: banner + deriveLateWordFiles(schemas) },
    { path: 'src/registry/generated/own-rules.ts', text: deriveOwnRules(root) },
    { path: 'src/registry/generated/packs.ts', text: derivePacks(root) },
    { path: 'src/registry/generated/validators.ts', text: banner + deriveValidators(schemas, site) },
    ...deriveRulePages(),
    {
      path: 'src/checks/generated/motifs.ts',
      text: `// Made by \`npm run generate\` from the names of files.\n${deriveMotifs(root)}`,
    },
    {
      path: 'src/blocks/route-map/generated/positions.ts',
      text: [
        '// Made by `npm run generate` from the atlas.',
        '/** Longitude and latitude of every country by its two-letter code. */',
        `export const positions: Record<string, [longitude: number, latitude: number]> = ${JSON.stringify(derivePositions())};`,
        '',
      ].join('\n'),
    },
    {
      path: 'src/typefaces/generated/coverage.ts',
      text: `// Made by \`npm run generate\` from the typefaces.\n${await deriveCoverage()}`,
    },
  ];
}

/** Writes the files whose text differs from that on the disk; gives their paths. */
export function writeChanged(root: string, files: GeneratedFile[]): string[] {
  const changedPaths = changedFiles(root, files);
  for (const { path, text } of changedPaths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return changedPaths.map(({ path }) => path);
}

/** Gives the files whose text differs from that on the disk. */
export function changedFiles(root: string, files: GeneratedFile[]): GeneratedFile[] {
  return files.filter(({ path, text }) => readOrNothing(join(root, path)) !== text);
}

function readOrNothing(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

const banner = '// Made by `npm run generate` from the schemas. Change those, not this file.\n';

/** Writes the module of the names of motifs, each of which is a file called like it. */
function deriveMotifs(root: string): string {
  const namesIn = (folder: string, ending: string): string[] =>
    readdirSync(join(root, folder))
      .filter((file) => file.endsWith(ending))
      .map((file) => file.slice(0, -ending.length))
      .sort();
  const motifs = {
    rosettes: namesIn('src/artwork/motifs', '.svg'),
    scenes: namesIn('src/artwork/scenes/motifs', '.ts'),
  };
  return `/** What can be drawn upon rosettes, and what scenes can show, by name. */\nexport const motifs: Record<'rosettes' | 'scenes', string[]> = ${JSON.stringify(motifs, null, 2)};\n`;
}
