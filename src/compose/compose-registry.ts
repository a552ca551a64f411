import type { Analytics, DeliverySettings } from '../manifest/manifest';
import type { BlockSurroundings, ReportFault } from './composers';
import type { CountedWord } from './page';
import type { Shape } from './shape';

/** A directive of the security policy: what may be loaded or connected to from elsewhere. */
export type Directive = 'connect-src' | 'frame-src' | 'img-src' | 'media-src' | 'script-src';

/** Origins elsewhere on the web, such as `https://tiles.example.net`, by directive. */
export type Origins = Partial<Record<Directive, string[]>>;

/** A block type, as far as composing knows it. */
export interface ComposedBlockType {
  shape: Shape;
  /** The names of the words that this block type alone says. */
  words: readonly string[];
  /** The origins that it needs, whatever is written in the block. */
  origins: Origins;
  /** Its composer, if it has one. */
  compose?(block: object, report: ReportFault, surroundings: BlockSurroundings): object;
}

/** A provider, as far as composing knows it. */
export interface Provider<Settings extends DeliverySettings> {
  /** The settings that no browser needs. */
  unpublished: readonly string[];
  /** Gives the addresses to which a browser sends. */
  addresses(settings: Settings): string[];
}

/** The providers, by their names. */
export type Providers = {
  [Name in DeliverySettings['provider']]: Provider<Extract<DeliverySettings, { provider: Name }>>;
};

/** A service that counts visits, as far as composing knows it. */
export interface Counter {
  /** Gives the address to which a browser reports them. */
  address(analytics: Analytics): string;
}

/** The services that count visits, by their names. */
export type Counters = Readonly<Record<Analytics['provider'], Counter>>;

/** The name of a section that pages or machines are shown. */
export type PartName = 'header' | 'footer' | 'site' | 'business';

/** The part of the registry that composing needs. */
export interface ComposeRegistry {
  /** A text that changes with the knowledge and the code of the engine. */
  version: string;
  blocks: Readonly<Record<string, ComposedBlockType>>;
  /** The shapes of sections, and the shape of an item of a feed. */
  parts: Readonly<Record<PartName | 'feeds', Shape>>;
  providers: Providers;
  /** The services that count visits, by their names. */
  counters: Counters;
  /** The words of the site itself, by language. */
  words: WordsByLanguage;
}

/** The words of the site itself in one language, by their names. */
export type LanguageWords = Readonly<Record<string, CountedWord>>;

/** The words of the site itself by language tags; there are always English ones. */
export type WordsByLanguage = Readonly<Record<string, LanguageWords>> & { readonly en: LanguageWords };
