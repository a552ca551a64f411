import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateFiles, writeChanged } from '../generate/generate';
import { pascalCase } from '../generate/schemas';
import { commands } from '../kit/commands.js';
import { reservedTypes } from '../kit/own-code.js';
import type { ExitCode, OwnCode, Project } from './command';
import { readOptions, refuse, siteOption } from './options';

const line = {
  start: 'npm run new-block --',
  says: commands['new-block'].says,
  names: ['TYPE'],
  options: { site: siteOption },
};

/**
 * `npm run new-block`: writes a block type that works, to be changed; into the site's folder, where a site has its own.
 */
export async function run(args: string[], { root, own }: Project): Promise<ExitCode> {
  const options = readOptions(args, own ? { ...line, start: 'npx pagewright new-block' } : line);
  if ('code' in options) return options.code;
  const type = options.file;
  if (!type || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    return refuse(
      `Name the block type in small letters and hyphens: ${own ? 'npx pagewright new-block' : 'npm run new-block --'} price-list`,
    );
  if (existsSync(join(root, `schema/blocks/${type}.schema.json`)) || reservedTypes.includes(type)) {
    return refuse(`There is a block type "${type}" already. Choose another name.`);
  }
  const files = filesOf(type, own);
  const folder = own?.siteFolder ?? root;
  const [existing] = Object.keys(files).filter((path) => existsSync(join(folder, path)));
  if (existing) return refuse(`${existing} is there already. Choose another name, or remove it.`);
  const written = writeChanged(
    folder,
    Object.entries(files).map(([path, text]) => ({ path, text })),
  );
  for (const path of written) console.log(`wrote ${path}`);
  if (own) {
    if (!existsSync(join(folder, 'tsconfig.json'))) writeChanged(folder, [typescriptSettings]);
    console.log(
      `Next: npm start, and look at the block at http://localhost:5173/__catalogue. What may be written stands in blocks/${type}/${type}.schema.json, and blocks/${type}/${type}.tsx draws it; each save shows at once.`,
    );
    return 0;
  }
  const generated = writeChanged(root, await generateFiles(root));
  console.log(`wrote ${generated.length} generated files`);
  console.log(
    `Next: say in schema/blocks/${type}.schema.json what may be written, run npm run generate, and draw it in src/blocks/${type}/${type}.tsx.`,
  );
  return 0;
}

/** Gives the files of a block type by their paths: among those of the engine, or in a site's folder. */
function filesOf(type: string, own: OwnCode | undefined): Record<string, string> {
  const [schemas, folder] = own ? [`blocks/${type}`, `blocks/${type}`] : ['schema/blocks', `src/blocks/${type}`];
  return {
    [`${schemas}/${type}.schema.json`]: schemaOf(type),
    [`${folder}/${type}.tsx`]: componentOf(type, own ? contractImports : engineImports),
    [`${folder}/${type}.module.css`]:
      '@layer blocks {\n  .items {\n    display: grid;\n    gap: var(--space-3);\n  }\n}\n',
  };
}

const engineImports = `import type { BlockOf } from '../../compose/page';
import { InlineCopy } from '../../ui/copy';
import { Section } from '../../ui/section';`;

const contractImports = "import { type BlockOf, InlineCopy, Section } from 'pagewright/block';";

/** The settings by which an editor of text understands the code of a site: those of the engine, for this code alone. */
const typescriptSettings = {
  path: 'tsconfig.json',
  text: '{\n  "extends": "./.pagewright/tsconfig.json",\n  "include": ["blocks", "rules"]\n}\n',
};

function schemaOf(type: string): string {
  const words = type.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const definition = (name: string, description?: string): object => ({
    $ref: `../definitions.schema.json#/$defs/${name}`,
    ...(description ? { description } : {}),
  });
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    description: `Items of a ${words}, one below the other.`,
    alsoCalled: words,
    type: 'object',
    additionalProperties: false,
    required: ['type', 'items'],
    properties: {
      type: { description: `The kind of block: ${words}.`, const: type },
      eyebrow: definition('text', 'A few small words above the heading.'),
      heading: definition('heading'),
      text: definition('copy', 'An introduction below the heading.'),
      items: {
        description: 'The items.',
        type: 'array',
        minItems: 1,
        itemTitle: 'item',
        items: definition('inlineCopy', 'One item.'),
      },
      surface: definition('surface'),
      backdrop: definition('backdrop'),
      anchor: definition('anchor'),
    },
    examples: [{ type, heading: title, items: ['The first item', 'The second item'] }],
  };
  const text = JSON.stringify(schema, null, 2);
  // Lists of words stand on one line, as the formatter wants them.
  return `${text.replaceAll(/\[\s+("[^"]*"(?:,\s+"[^"]*")*)\s+\]/g, (_, words: string) => `[${words.replaceAll(/\s+(?=")/g, ' ')}]`)}\n`;
}

function componentOf(type: string, imports: string): string {
  return `import type { ReactNode } from 'react';
${imports}
import styles from './${type}.module.css';

/** Items, one below the other. */
export function ${pascalCase(type)}(block: BlockOf<'${type}'>): ReactNode {
  return (
    <Section block={block}>
      <ul className={styles.items}>
        {block.items.map((item, index) => (
          <li key={index}>
            <InlineCopy of={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
`;
}
