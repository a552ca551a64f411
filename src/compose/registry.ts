import type { Analytics, DeliverySettings } from '../manifest/manifest';
import type { ReportFault, Surroundings } from './composers';
import type { CountedWord } from './page';
import type { Shape } from './shape';

/** A part of the security policy: what may be loaded or connected to from elsewhere. */
export type Directive = 'connect-src' | 'frame-src' | 'img-src' | 'media-src' | 'script-src';

/** Origins elsewhere on the web, such as `https://tiles.example.net`, by what is had from them. */
export type Origins = Partial<Record<Directive, string[]>>;

/** What composing knows of a block type. */
export interface ComposedBlockType {
  shape: Shape;
  /** The names of the words that this block type alone says. */
  words: readonly string[];
  /** What it needs from elsewhere, whatever is written in the block. */
  origins: Origins;
  /** Makes what the component needs beyond what is written; a pure function, and never in a browser. */
  compose?(block: object, report: ReportFault, surroundings: Surroundings): object;
}

/** What composing knows of a way to send forms. */
export interface Provider<Settings extends DeliverySettings> {
  /** The settings that no browser needs. */
  unpublished: readonly string[];
  /** Gives the addresses to which a browser sends. */
  addresses(settings: Settings): string[];
}

/** The ways to send forms, by the name that `provider` has in the settings. */
export type Providers = {
  [Name in DeliverySettings['provider']]: Provider<Extract<DeliverySettings, { provider: Name }>>;
};

/** What composing knows of a service that counts visits. */
export interface Counter {
  /** Gives the address to which a browser tells of them. */
  address(analytics: Analytics): string;
}

/** The services that count visits, by their names. */
export type Counters = Readonly<Record<Analytics['provider'], Counter>>;

/** What is said once for the whole site. */
export type PartName = 'header' | 'footer' | 'site' | 'business';

/** What composing needs of all that the engine knows. */
export interface ComposeRegistry {
  /** Changes whenever anything does that the engine knows or does. */
  version: string;
  blocks: Readonly<Record<string, ComposedBlockType>>;
  /** The shapes of what is said once, and that of an item of a feed. */
  parts: Readonly<Record<PartName | 'feeds', Shape>>;
  providers: Providers;
  /** What counts visits, by the name that `provider` has in `analytics`. */
  counters: Counters;
  /** What the site itself says, in English. */
  words: Readonly<Record<string, CountedWord>>;
}
