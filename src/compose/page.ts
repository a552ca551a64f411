import type { AddressForm } from '../addresses/page-address';
import type { Analytics, DeliverySettings } from '../manifest/manifest';
import type { Blocks, Footer, Header } from './generated/blocks';
import type { defaultWords } from './generated/words';
import type { ItemMarks } from './item-marks';
import type { LanguageLink, LanguageName, Originals } from './page-languages';

export type { Analytics } from '../manifest/manifest';
export type {
  Action,
  Blocks,
  Business,
  FeedItem,
  Footer,
  Header,
  Source,
  Surface,
  TitledList,
} from './generated/blocks';
export type { LanguageLink, LanguageName, Originals } from './page-languages';

/** The name of a block type: `card-grid`. */
export type BlockType = keyof Blocks;

/** A block of a type, as its component receives it. */
export type BlockOf<T extends BlockType> = Blocks[T] & Placement;

/** Any block, ready to be drawn. */
export type Block = { [T in BlockType]: BlockOf<T> }[BlockType];

/** The properties of a block that its place on its page decides. */
export interface Placement {
  /** The level of the block's own heading. */
  level: HeadingLevel;
  /** The level of the headings inside the block. */
  itemLevel: HeadingLevel;
  /** The last day on which the block shows anything, where each of its items has one. */
  until?: string;
  /** The pages above this one, on the block with the heading of the page; absent where only the home page is above. */
  above?: LabelledLink[];
}

/** A link with its words. */
export interface LabelledLink {
  label: string;
  to: Link;
}

/** A level of heading, from the page's own (1) downwards. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** The aim of a link, as the browser takes it. */
export interface Link {
  href: string;
  /** Present where the link leaves the site. */
  isExternal?: true;
  /** Present where it leads to a file of the site. */
  file?: LinkedFile;
  /** The language of the page that the link leads to, where it is another one: its code, and its own name. */
  language?: LanguageName;
}

/** The note on a file beside the words of a link to it, and its type. */
export interface LinkedFile {
  /** How its kind and its size are said beside a link, in the language of the site: `({kind}, {size})`. */
  note: string;
  /** Its kind, by the end of its name: `PDF`. */
  kind: string;
  /** Its size, in the language of the site: `1.2 MB`. */
  size: string;
  /** Its media type. */
  type: string;
  /** The name under which browsers save it; absent where they open it. */
  name?: string;
}

/** A run of text inside a paragraph. */
export type Inline =
  | string
  | { kind: 'strong' | 'em'; content: Inline[] }
  | { kind: 'link'; to: Link; content: Inline[] }
  | MarkedParagraph;

/** A whole paragraph that a list makes of an entry, with the marks of the entry. */
export interface MarkedParagraph extends ItemMarks {
  kind: 'marked';
  content: Inline[];
}

/**
 * A list, a small heading or a quotation, by the tag that draws it, with the content of each item, of its one line, or
 * of each paragraph.
 */
export interface MarkedLines {
  kind: 'ul' | 'ol' | 'blockquote' | 'h2' | 'h3' | 'h4';
  content: Inline[][];
}

/** Copy as its passages; a passage that is a list of inline content is a paragraph. */
export type Copy = (Inline[] | MarkedLines)[];

/** A picture of the site, its size in pixels. */
export interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
  /**
   * Smaller formats of a photo in several widths, the smallest format first; for a picture that moves, of its first
   * frame.
   */
  sources?: PictureSource[];
  /** What stays in sight where the picture is cut to fit; without it, the middle. */
  focus?: string;
  /** Present where the picture is among the first things seen, so that it is not loaded late. */
  isPriority?: true;
}

/** One format of a photo: its media type and its widths, as `srcset` lists them. */
export interface PictureSource {
  /** The media query for which it is; without it, for all. */
  media?: string;
  type: string;
  srcset: string;
}

/** An emoji, or a picture. */
export type Image = string | Picture;

/** A country's flag, 20 pixels wide. */
export interface Flag {
  src: string;
  width: number;
  height: number;
}

/** A telephone number: as it is written, and as it is dialled from anywhere, +254700000000. */
export interface Telephone {
  text: string;
  number: string;
}

/** A social network: its name, and the icon that is its mark. */
export interface Network {
  label: string;
  icon: string;
}

/** A page of a service elsewhere, which is loaded into a frame only when the visitor asks for it. */
export interface FramedPage {
  /** The name of the service. */
  service: string;
  /** The address in the frame. */
  src: string;
  /** The same page for those who have no scripts. */
  page: string;
  /** The address of the service's privacy policy. */
  privacy: string;
}

/** A film: a file of the site, or one that a service shows in a frame. */
export type Film = { kind: 'file'; src: string; type: string } | ({ kind: 'frame' } & FramedPage);

/** The captions of a film, and the name of their language in that of the site. */
export interface Captions {
  src: string;
  language: string;
  label: string;
}

/** The settings of a delivery that a browser needs, with its name. */
export type Delivery = { name: string } & DeliverySettings;

/** An element of an icon: its tag and attributes. */
export type IconElement = [tag: string, attributes: Record<string, string>];

/** Icons by name. */
export type Icons = Record<string, IconElement[]>;

/** The site's own words, all of them. */
export type Words = {
  [N in keyof typeof defaultWords]: (typeof defaultWords)[N] extends string ? string : CountedWord;
};

/** A word that counts: one text for every number, or a form for each category of its language's plurals. */
export type CountedWord = string | (Partial<Record<Intl.LDMLPluralRule, string>> & { other: string });

/** One page, ready to be drawn. */
export interface Page {
  /** The path of its route; `404` for the page of unknown addresses. */
  path: string;
  title: string;
  /** The title as the browser's tab shows it. */
  documentTitle: string;
  description: string;
  /**
   * The picture for sharing the page in the place of the drawn one, by the key of its content, and the words for it.
   */
  share?: { picture: string; alt: string };
  /** The hue of its icons, eyebrows, lines and opening, where it differs from the usual one. */
  tone?: 'second';
  blocks: Block[];
  /** The words of the site that its blocks say and the shell does not. */
  words: Partial<Words>;
  icons: Icons;
  /** The page in each language that has it; absent where only one does. */
  languages?: LanguageLink[];
  /** Present where something on it is not translated. */
  originals?: Originals;
  /**
   * Present where its copy has line marks, so that the page needs the styles of lists, small headings and quotations.
   */
  hasLineMarks?: true;
}

/** The text that every page shows for a time. */
export interface Announcement {
  text: Inline[][];
  /** The last day on which it is hidden, where its first day is to come. */
  hiddenUntil?: string;
  /** The last day on which it shows. */
  until?: string;
}

/** The shell: what surrounds the blocks of every page. */
export interface Shell extends AddressForm {
  /** The service that counts visits. */
  analytics?: Analytics;
  name: string;
  language: string;
  /** The time zone of the site, if it names one. */
  timeZone?: string;
  /** The currency of the site, if it names one: KES. */
  currency?: string;
  direction: 'ltr' | 'rtl';
  /** The address of the home page, where that is not the base. */
  home?: string;
  /** Present where something in it is not translated. */
  originals?: Originals;
  logo: Picture;
  header: Omit<Header, 'announcement'> & { announcement?: Announcement };
  footer: Footer;
  /** The words of the site that every page needs. */
  words: Partial<Words>;
  icons: Icons;
}
