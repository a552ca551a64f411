import { pascalCase, type Schemas } from './schemas';
import { deriveShapes } from './shapes';

/**
 * Writes the module of block types and providers for composing and editing: schema, shape, words, origins and composer
 * of each, found by their names.
 */
export function deriveBlockTypes(schemas: Schemas): string {
  const { blocks, providers, words } = schemas;
  const types = Object.keys(blocks);
  const typesWithComposer = composedTypes(schemas);
  const shapes = deriveShapes(schemas);
  const wordsOf = (type: string): string[] =>
    Object.entries(words.properties ?? {})
      .filter(([, { block = [] }]) => [block].flat().includes(type))
      .map(([name]) => name);
  return [
    ...types.map((type) => `import schema${pascalCase(type)} from '../../../schema/blocks/${type}.schema.json';`),
    ...typesWithComposer.map(
      (type) => `import { compose${pascalCase(type)} } from '../../blocks/${type}/${type}.compose';`,
    ),
    "import type { EditedBlockTypes } from '../../checks/registry';",
    "import type { ComposeRegistry, Providers } from '../../compose/compose-registry';",
    ...Object.keys(providers).map((name) => `import { ${camelCase(name)} } from '../../delivery/${name}/${name}';`),
    '/** What is known of each block type by what composes and edits it. */',
    'export const blockTypes: EditedBlockTypes = {',
    ...types.map((type) => {
      const name = pascalCase(type);
      const parts = [
        `schema: schema${name}`,
        `shape: ${JSON.stringify(shapes.blocks[type])}`,
        `words: ${JSON.stringify(wordsOf(type))}`,
        `origins: ${JSON.stringify(blocks[type]?.origins ?? {})}`,
        ...(typesWithComposer.includes(type) ? [`compose: compose${name}`] : []),
      ];
      return `  '${type}': { ${parts.join(', ')} },`;
    }),
    '};',
    '/** What composing knows of each way to send forms. */',
    'export const composedProviders: Providers = {',
    ...Object.keys(providers).map((name) => `  '${name}': ${camelCase(name)},`),
    '};',
    '/** The shapes of what is said once for the whole site. */',
    `export const parts: ComposeRegistry['parts'] = ${JSON.stringify(shapes.parts)};`,
    '',
  ].join('\n');
}

/**
 * Writes the module of block types and providers for the whole engine: the same, with the validators of written and of
 * expanded blocks.
 */
export function deriveRegistry(schemas: Schemas): string {
  const { blocks, providers, fields } = schemas;
  return [
    "import type { BlockTypes, FieldKinds, ProviderTypes } from '../../checks/registry';",
    "import { blockTypes, composedProviders } from './block-types';",
    "import * as validators from './validators';",
    '/** What is known of each block type. */',
    'export const blocks: BlockTypes = {',
    ...Object.keys(blocks).map((type) => {
      const name = pascalCase(type);
      const parts = [
        `...blockTypes['${type}']`,
        `written: validators.written${name}`,
        `expanded: validators.expanded${name}`,
      ];
      return `  '${type}': { ${parts.join(', ')} },`;
    }),
    '};',
    '/** What is known of each way to send forms. */',
    'export const providers: ProviderTypes = {',
    ...Object.keys(providers).map(
      (name) => `  '${name}': { ...composedProviders['${name}'], settings: validators.settings${pascalCase(name)} },`,
    ),
    '};',
    '/** What validates each kind of field. */',
    'export const fields: FieldKinds = {',
    ...Object.keys(fields).map((kind) => {
      const name = pascalCase(kind);
      return `  '${kind}': { declaration: validators.field${name}, value: validators.value${name} },`;
    }),
    '};',
    '',
  ].join('\n');
}

function composedTypes({ blocks }: Schemas): string[] {
  return Object.keys(blocks).filter((type) => blocks[type]?.composed);
}

/** Writes the module of the components, each loaded when a page needs it. */
export function deriveComponentList({ blocks }: Schemas): string {
  return [
    "import type { ComponentList } from '../../render/components';",
    "import { liveComponents } from './live-components';",
    '/** The component of every block type, loaded when a page has need of it. */',
    'export const components: Required<ComponentList> = {',
    '  ...liveComponents,',
    ...loadsOf(Object.keys(blocks).filter((type) => !blocks[type]?.hydrate)),
    '};',
    '',
  ].join('\n');
}

/** Writes the module of the components that have state. */
export function deriveLiveComponentList({ blocks }: Schemas): string {
  return [
    "import type { ComponentList } from '../../render/components';",
    '/** The components of the block types that have state, and come to life in the browser. */',
    'export const liveComponents = {',
    ...loadsOf(Object.keys(blocks).filter((type) => blocks[type]?.hydrate)),
    '} satisfies ComponentList;',
    '',
  ].join('\n');
}

function loadsOf(types: string[]): string[] {
  return types.map((type) => `  '${type}': async () => (await import('../${type}/${type}')).${pascalCase(type)},`);
}

/** Writes the module of the senders, each loaded when it is needed. */
export function deriveSenderList({ providers }: Schemas): string {
  return [
    "import type { Senders } from '../sender';",
    '/** What sends forms in a browser, by the name of the provider. */',
    'export const senders: Senders = {',
    ...Object.keys(providers).map(
      (name) => `  '${name}': async () => (await import('../${name}/send')).${camelCase(name)}Sender,`,
    ),
    '};',
    '',
  ].join('\n');
}

/** Writes the module of the receivers. */
export function deriveReceiverList({ providers }: Schemas): string {
  const names = Object.keys(providers);
  return [
    ...names.map((name) => `import { ${camelCase(name)}Receiver } from '../${name}/receive';`),
    "import type { Receiver } from '../receiver';",
    '/** What stands in for each service on this machine. */',
    `export const receivers: Receiver[] = [${names.map((name) => `${camelCase(name)}Receiver`).join(', ')}];`,
    '',
  ].join('\n');
}

/** Writes a name in kebab-case in camel case: `cardGrid` for `card-grid`. */
export function camelCase(name: string): string {
  const pascal = pascalCase(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}
