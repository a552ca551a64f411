import type { ComposedType, Composer } from '../compose/composers';
import type { BlockType } from '../compose/page';
import type { ComposedBlockType, ComposeRegistry, Providers } from '../compose/registry';
import type { Schema } from '../manifest/schema';
import type { Rule } from './rule';
import type { Validate } from './validate';

/** All that is known of a block type but its component, which only what draws needs. */
export interface KnownBlockType extends ComposedBlockType {
  /** Its schema as it was written, with its examples. */
  schema: Schema;
  /** Validates a block as it is written in site.json. */
  written: Validate;
  /** Validates one whose lists are expanded. */
  expanded: Validate;
}

/** The block types of the engine, each with a composer where its schema says that something is composed. */
export type BlockTypes = {
  [T in BlockType]: KnownBlockType & (T extends ComposedType ? { compose: Composer<T> } : object);
};

/** All that is known of a way to send forms but what sends them. */
export type ProviderTypes = {
  [Name in keyof Providers]: Providers[Name] & { settings: Validate };
};

/** All that the engine knows: an argument of every check, and of whatever composes. */
export interface Registry extends ComposeRegistry {
  blocks: Readonly<Record<string, KnownBlockType>>;
  providers: ProviderTypes;
  /** The published schema. */
  schema: Schema;
  /** Validates a manifest around its blocks and deliveries. */
  validateFrame: Validate;
  /** Validates the placement of a shared block. */
  validateShared: Validate;
  /** Validate what is said once for the whole site, expanded; of feeds, each item. */
  validateParts: Readonly<Record<'header' | 'footer' | 'business' | 'feeds', Validate>>;
  rules: readonly Rule[];
}
