import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { generateFiles, writeChanged } from '../generate/generate';
import { pascalCase } from '../generate/schemas';
import type { ExitCode, Project } from './command';
import { readOptions, refuse } from './options';

const line = {
  start: 'npm run new-block --',
  says: 'Writes a block type, which works from the start.',
  names: ['TYPE'],
  options: {},
};

/** `npm run new-block`: writes a block type, ready to be made one's own. */
export async function run(args: string[], { root }: Project): Promise<ExitCode> {
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  const type = options.file;
  if (!type || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    return refuse('Name the block type in small letters and hyphens: npm run new-block -- price-list');
  const schemaPath = `schema/blocks/${type}.schema.json`;
  if (
    existsSync(join(root, schemaPath)) ||
    ['shared', 'generated', 'header', 'footer', 'action', 'actions', 'surface', 'titled-list'].includes(type)
  ) {
    return refuse(`There is a block type "${type}" already. Choose another name.`);
  }
  const name = pascalCase(type);
  const files: Record<string, string> = {
    [schemaPath]: schemaOf(type),
    [`src/blocks/${type}/${type}.tsx`]: componentOf(type, name),
    [`src/blocks/${type}/${type}.module.css`]:
      '@layer blocks {\n  .items {\n    display: grid;\n    gap: var(--space-3);\n  }\n}\n',
  };
  const written = writeChanged(
    root,
    Object.entries(files).map(([path, text]) => ({ path, text })),
  );
  for (const path of written) console.log(`wrote ${path}`);
  const generated = writeChanged(root, await generateFiles(root));
  console.log(`wrote ${generated.length} generated files`);
  console.log(
    `Next: say in ${schemaPath} what may be written, run npm run generate, and draw it in src/blocks/${type}/${type}.tsx.`,
  );
  return 0;
}

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

function componentOf(type: string, name: string): string {
  return `import type { ReactNode } from 'react';
import type { BlockOf } from '../../compose/page';
import { InlineCopy } from '../../ui/copy';
import { Section } from '../../ui/section';
import styles from './${type}.module.css';

/** Items, one below the other. */
export function ${name}(block: BlockOf<'${type}'>): ReactNode {
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
