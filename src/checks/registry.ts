import type { ComposedBlockType, ComposeRegistry, Providers } from '../compose/compose-registry';
import type { ComposedType, Composer } from '../compose/composers';
import type { BlockType } from '../compose/page';
import type { Schema } from '../manifest/schema';
import type { Rule } from './rule';
import type { Validate } from './validate';

/** A block type as editing knows it. */
export interface EditedBlockType extends ComposedBlockType {
  /** Its schema as it was written, with its examples. */
  schema: Schema;
}

/**
 * The block types of the engine for the editor, each with a composer where its schema says that something is composed.
 */
export type EditedBlockTypes = {
  [T in BlockType]: EditedBlockType & (T extends ComposedType ? { compose: Composer<T> } : object);
};

/** The part of the registry that editing needs: neither the rules nor the validators, which are large. */
export interface EditRegistry extends ComposeRegistry {
  blocks: Readonly<Record<string, EditedBlockType>>;
}

/** A block type as the engine knows it: all but its component. */
export interface KnownBlockType extends EditedBlockType {
  /** Validates a block as it is written in site.json. */
  written: Validate;
  /** Validates one whose lists are expanded. */
  expanded: Validate;
}

/** The block types of the engine. */
export type BlockTypes = { [T in BlockType]: EditedBlockTypes[T] & KnownBlockType };

/** The ways to send forms as the check knows them: what composing knows of each, and what validates its settings. */
export type ProviderTypes = {
  [Name in keyof Providers]: Providers[Name] & { settings: Validate };
};

/** A kind of field: the validators of its declaration and of the values of entries in such a field. */
export interface KnownFieldKind {
  declaration: Validate;
  value: Validate;
}

/** The kinds of fields that a collection can declare. */
export type FieldKinds = Readonly<Record<string, KnownFieldKind>>;

/** All that the engine knows: an argument of every check, and of whatever composes. */
export interface Registry extends EditRegistry {
  blocks: Readonly<Record<string, KnownBlockType>>;
  providers: ProviderTypes;
  /** The published schema. */
  schema: Schema;
  fields: FieldKinds;
  /** Validates a manifest around its blocks, deliveries and declared fields. */
  validateFrame: Validate;
  /** Validates the placement of a shared block. */
  validateShared: Validate;
  /** Validate the expanded sections; of feeds, each item. */
  validateParts: Readonly<Record<'header' | 'footer' | 'business' | 'feeds', Validate>>;
  rules: readonly Rule[];
  /** The packs of block types that are installed. */
  packs: Readonly<Record<string, InstalledPack>>;
}

/** A pack as it is installed. */
export interface InstalledPack {
  /** Its major version. */
  version: number;
  /** The least version of the engine that it needs, where the engine is older. */
  needs?: string;
}
