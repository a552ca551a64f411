import type { Manifest } from '../manifest/manifest';

/** What a kind of business looks like, in whichever language it speaks. */
interface KindLooks {
  /** The kind in words, for whoever is asked. */
  label: string;
  /** The accent where none is chosen. */
  accent: string;
  font: NonNullable<Manifest['theme']['font']>;
  radius: NonNullable<Manifest['theme']['radius']>;
  /** What is drawn for the home page and for the page about the business. */
  motifs: [home: string, about: string];
  /** An icon for each offer. */
  icons: [string, string, string, string];
}

/** A kind of business that a starter site can be for. */
export type Kind = keyof typeof kinds;

/** The kinds of business; they differ in what the pages say, in their pictures and in their looks. */
export const kinds = {
  shop: {
    label: 'a shop',
    accent: '#b0305c',
    font: 'outfit',
    radius: 'medium',
    motifs: ['shopfront', 'table'],
    icons: ['heart', 'sparkles', 'gift', 'package'],
  },
  workshop: {
    label: 'a workshop or a craft',
    accent: '#a8480f',
    font: 'bricolage-grotesque',
    radius: 'none',
    motifs: ['workbench', 'table'],
    icons: ['ruler', 'wrench', 'shield-check', 'lightbulb'],
  },
  guide: {
    label: 'guided tours',
    accent: '#0f6e78',
    font: 'bricolage-grotesque',
    radius: 'large',
    motifs: ['map', 'suitcase'],
    icons: ['compass', 'sunrise', 'mountain', 'users'],
  },
  practice: {
    label: 'a practice',
    accent: '#2a62a8',
    font: 'outfit',
    radius: 'large',
    motifs: ['table', 'certificates'],
    icons: ['message-circle', 'heart-pulse', 'clipboard-check', 'lightbulb'],
  },
  restaurant: {
    label: 'a restaurant or a café',
    accent: '#a52a1e',
    font: 'fraunces',
    radius: 'small',
    motifs: ['meal', 'table'],
    icons: ['coffee', 'soup', 'utensils', 'party-popper'],
  },
  studio: {
    label: 'a studio',
    accent: '#6a3fb5',
    font: 'bricolage-grotesque',
    radius: 'none',
    motifs: ['easel', 'table'],
    icons: ['lightbulb', 'pencil-ruler', 'hammer', 'refresh-cw'],
  },
  other: {
    label: 'something else',
    accent: '#1f5f8b',
    font: 'outfit',
    radius: 'medium',
    motifs: ['signpost', 'table'],
    icons: ['message-circle', 'map', 'check', 'life-buoy'],
  },
} satisfies Record<string, KindLooks>;
