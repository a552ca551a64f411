import type { Manifest } from '../manifest/manifest';
import type { RecipeName } from '../recipes/recipes';

/** A drawing, as its folder and its motif. */
export type DrawingName = [folder: 'pictures' | 'scenes', motif: string];

/** The look and the drawings of a kind of business, in whichever language it speaks. */
interface KindLooks {
  /** The kind in words, for whoever is asked. */
  label: string;
  /** The accent where none is chosen. */
  accent: string;
  /** The look where none is chosen. */
  look: NonNullable<Manifest['theme']['look']>;
  /** The drawings of the home page and of the page about the business. */
  drawings: [home: DrawingName, about: DrawingName];
  /** What it offers, as the recipe that its page is made of. */
  offers: RecipeName;
  /** An icon for each offer. */
  icons: [string, string, string, string];
}

/** A kind of business that a starter site can be for. */
export type BusinessKind = keyof typeof businessKinds;

/** The kinds of business; they differ in what the pages say, in their pictures and in their looks. */
export const businessKinds = {
  shop: {
    label: 'a shop',
    offers: 'products',
    accent: '#b0305c',
    look: 'studio',
    drawings: [
      ['pictures', 'shopfront'],
      ['pictures', 'table'],
    ],
    icons: ['heart', 'sparkles', 'gift', 'package'],
  },
  workshop: {
    label: 'a workshop or a craft',
    offers: 'services',
    accent: '#a8480f',
    look: 'ledger',
    drawings: [
      ['pictures', 'workbench'],
      ['pictures', 'table'],
    ],
    icons: ['ruler', 'wrench', 'shield-check', 'lightbulb'],
  },
  guide: {
    label: 'guided tours',
    offers: 'trips',
    accent: '#0f6e78',
    look: 'departures',
    drawings: [
      ['scenes', 'lake'],
      ['scenes', 'mountains'],
    ],
    icons: ['compass', 'sunrise', 'mountain', 'users'],
  },
  practice: {
    label: 'a practice',
    offers: 'services',
    accent: '#2a62a8',
    look: 'ledger',
    drawings: [
      ['pictures', 'table'],
      ['pictures', 'certificates'],
    ],
    icons: ['message-circle', 'heart-pulse', 'clipboard-check', 'lightbulb'],
  },
  restaurant: {
    label: 'a restaurant or a café',
    offers: 'prices',
    accent: '#a52a1e',
    look: 'studio',
    drawings: [
      ['pictures', 'meal'],
      ['pictures', 'table'],
    ],
    icons: ['coffee', 'soup', 'utensils', 'party-popper'],
  },
  studio: {
    label: 'a studio',
    offers: 'services',
    accent: '#6a3fb5',
    look: 'studio',
    drawings: [
      ['pictures', 'easel'],
      ['pictures', 'table'],
    ],
    icons: ['lightbulb', 'pencil-ruler', 'hammer', 'refresh-cw'],
  },
  lodging: {
    label: 'a guest house or a hotel',
    offers: 'rooms',
    accent: '#0f6e4f',
    look: 'studio',
    drawings: [
      ['scenes', 'hotel'],
      ['pictures', 'table'],
    ],
    icons: ['bed-single', 'bed-double', 'house', 'sprout'],
  },
  school: {
    label: 'courses or a school',
    offers: 'courses',
    accent: '#2a62a8',
    look: 'ledger',
    drawings: [
      ['scenes', 'lecture-hall'],
      ['pictures', 'table'],
    ],
    icons: ['sprout', 'book-open', 'graduation-cap', 'user'],
  },
  association: {
    label: 'a choir, a club or an association',
    offers: 'events',
    accent: '#7a1f3d',
    look: 'ledger',
    drawings: [
      ['scenes', 'lecture-hall'],
      ['pictures', 'table'],
    ],
    icons: ['users', 'star', 'history', 'calendar'],
  },
  other: {
    label: 'something else',
    offers: 'services',
    accent: '#1f5f8b',
    look: 'ledger',
    drawings: [
      ['pictures', 'signpost'],
      ['pictures', 'table'],
    ],
    icons: ['message-circle', 'map', 'check', 'life-buoy'],
  },
} satisfies Record<string, KindLooks>;

/** The looks in words, for whoever is asked. */
export const lookLabels: Record<KindLooks['look'], string> = {
  departures: 'tickets and stamps, for journeys',
  ledger: 'a serif and fine lines, for law, health, schools, crafts',
  studio: 'large pictures and much room, for salons, food, design',
};
