import { artworkFolder } from '../checks/artwork-path';
import type { AuthoredBlock, JsonObject, Manifest } from '../manifest/manifest';
import type { StarterCopy } from './copies';
import { type BusinessKind, businessKinds, type DrawingName } from './kinds';

type Page = Manifest['routes'][number];

/** The parts of a starter site: its offers, with what takes them and the template of their cards, and its contact. */
interface Parts {
  offers: string;
  shown: JsonObject;
  card: JsonObject;
  contact: string;
}

/** What calls for a talk at the end of each page. */
export const closing: AuthoredBlock = { type: 'shared', block: 'closing' };

/** Makes the home page of a starter site. */
export function homePage(copy: StarterCopy, kind: BusinessKind, { offers: path, shown, card, contact }: Parts): Page {
  const { title, description, eyebrow, heading, text, picture, offers, list } = copy.kinds[kind];
  return {
    path: '/',
    title,
    description,
    blocks: [
      {
        type: 'hero',
        style: 'large',
        eyebrow,
        heading,
        text,
        picture: { src: homeDrawing(kind), alt: picture },
        actions: [
          { label: offers.label, to: path },
          { label: copy.contact, to: contact, style: 'secondary' },
        ],
      },
      {
        type: 'card-grid',
        style: 'icon',
        columns: 4,
        surface: 'tinted',
        heading: offers.heading,
        items: { ...shown, as: card },
        actions: [{ label: offers.title, to: path, style: 'quiet' }],
      },
      { type: 'list', marker: 'check', heading: copy.listHeading, items: list },
      closing,
    ],
  };
}

/** Makes the page about the business. */
export function aboutPage({ about, kinds }: StarterCopy, kind: BusinessKind): Page {
  return {
    path: about.path,
    title: about.title,
    description: about.description,
    blocks: [
      { type: 'hero', heading: about.heading, text: kinds[kind].summary, artwork: lines('about') },
      {
        type: 'split',
        heading: about.storyHeading,
        text: '{story}',
        picture: { src: aboutDrawing(kind), alt: '' },
      },
      closing,
    ],
  };
}

/** Gives the path of the drawing that holds the place of a photo on the home page. */
export function homeDrawing(kind: BusinessKind): string {
  return drawing('home', businessKinds[kind].drawings[0]);
}

/** Gives the path of the drawing that holds the place of a photo on the page about the business. */
export function aboutDrawing(kind: BusinessKind): string {
  return drawing('about', businessKinds[kind].drawings[1]);
}

/** Gives the path of a drawing by its name and motif. */
function drawing(name: string, [folder, motif]: DrawingName): string {
  return `${artworkFolder}${folder}/${name}.${motif}.svg`;
}

/** Gives the drawing for a page's header, as site.json writes it. */
function lines(page: string): { src: string; alt: string } {
  return { src: `${artworkFolder}headers/${page}.svg`, alt: '' };
}
