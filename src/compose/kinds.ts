import type definitions from '../../schema/definitions.schema.json';
import { composedName } from '../manifest/composed-name';
import { type DeliverySettings, type Json, type JsonObject, ownMember, wordsOf } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import { wholeRun } from '../manifest/run';
import type { Provider } from './compose-registry';
import { finishCopy, linkTo } from './copy';
import { type NotedFacts, reach } from './facts';
import { finishText, finishWord } from './fill';
import { finishCaptions, finishFilm } from './film';
import { finishDay, finishOccasion } from './finish-day';
import { parseIcon } from './icon';
import { addMarksWithin, type ItemMarks, marksOf } from './item-marks';
import type { Delivery, Flag, Icons, Image, Link, Network, Picture, Telephone } from './page';
import { composePicture } from './picture';
import { placeOf } from './place-of';
import { noteAsset } from './publish-file';
import { inAlphabeticalOrder, type Leaf, namesInOrder, type Shape, type Usual } from './shape';
import type { Site } from './site';
import { socialNetworks } from './social-networks';
import { type ReachedBy, readTelephone } from './telephone';

/** The context of finishing a part: what is noted, and what the place of the part decides. */
export interface FinishContext {
  site: Site;
  /** The icons that are in use so far. */
  icons: Icons;
  facts: NotedFacts;
  level: number;
  itemLevel: number;
  hasPriority: boolean;
  /** Whether the block is left out of its page, because its list is empty. */
  isHidden: boolean;
}

/** Finishes an expanded part for components: a value with a kind becomes what that makes of it, others stay. */
export function finish(value: Json, shape: Shape, finishContext: FinishContext, pointer: Pointer): unknown {
  if (shape === null) return inAlphabeticalOrder(value);
  if ('kind' in shape) return kinds[shape.kind].finish(value, finishContext, pointer, shape);
  if (value === null || typeof value !== 'object') return value;
  const { facts } = finishContext;
  if (Array.isArray(value)) {
    if (!('list' in shape) || shape.list === null) return value;
    const marks = marksOf(value);
    const { list, usual } = shape;
    return value.map((item, index) => {
      const finished = withoutUsual(
        finish(item, list, finishContext, placeOf(pointer, index, facts)),
        usual?.[index] ?? usual?.at(-1),
      );
      return withMarks(finished, marks.get(index));
    });
  }
  if ('list' in shape) return value;
  const result: Record<string, unknown> = {};
  // The order of the schema is that of reading: a heading comes before what stands below it, wherever it is written.
  const names = namesInOrder(value, shape.fields);
  let itemMarks: Record<string, ItemMarks> | undefined;
  for (const key of names) {
    const part = value[key] ?? null;
    const field = ownMember(shape.fields, key) ?? null;
    const isArticle = isOfKind('article', field);
    // In a group with a title, headings are one level below it.
    const isBelow = isArticle && names.some((name) => isOfKind('title', ownMember(shape.fields, name)));
    const context = isBelow ? { ...finishContext, itemLevel: finishContext.itemLevel + 1 } : finishContext;
    result[key] = finish(part, field, context, placeOf(pointer, key, facts));
    // A paragraph keeps its own.
    if (Array.isArray(part) && !isArticle && !isOfKind('copy', field)) itemMarks = addMarksWithin(part, key, itemMarks);
  }
  return withoutUsual(itemMarks ? { ...result, itemMarks } : result, shape.usual);
}

function isOfKind(kind: KindName, shape: Shape | undefined): boolean {
  return shape != null && 'kind' in shape && shape.kind === kind;
}

/** Gives a group without members that have their usual value at its place, which draws the same. */
function withoutUsual(group: unknown, usual: Usual | undefined): unknown {
  if (!usual || !isGroup(group)) return group;
  const members = group as Record<string, unknown>;
  const names = Object.keys(usual).filter((name) => members[name] === usual[name]);
  if (names.length === 0) return group;
  return Object.fromEntries(Object.entries(members).filter(([name]) => !names.includes(name)));
}

/** Gives an item with the marks of its entry, unless it has its own; those of other items stand around their list. */
function withMarks(item: unknown, marks: ItemMarks | undefined): unknown {
  return marks && isGroup(item) ? { ...marks, ...item } : item;
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Definitions = (typeof definitions)['$defs'];

/** The name of a kind: of each definition in `schema/definitions.schema.json` that says it is one. */
export type KindName = {
  [Name in keyof Definitions]: Definitions[Name] extends { kind: boolean } ? Name : never;
}[keyof Definitions];

/** The way in which values of one kind are finished. */
export interface ValueKind<Finished> {
  /** The further keywords that a property of this kind has in its schema; they come with the leaf. */
  options?: readonly Exclude<keyof Leaf, 'kind'>[];
  /** Gives a value as components receive it, and notes all that it refers to. */
  finish(value: Json, finishContext: FinishContext, pointer: Pointer, leaf: Leaf): Finished;
}

/** Every kind, under the name of its definition. */
export const kinds = {
  text: { finish: finishText },
  answer: { finish: finishWord },
  heading: {
    finish: (value, finishContext, pointer) => finishHeading(value, finishContext, pointer, finishContext.level),
  },
  title: {
    finish: (value, finishContext, pointer) => finishHeading(value, finishContext, pointer, finishContext.itemLevel),
  },
  inlineCopy: { finish: (value, finishContext, pointer) => finishCopy('inlineCopy', value, finishContext, pointer) },
  copy: { finish: (value, finishContext, pointer) => finishCopy('copy', value, finishContext, pointer) },
  article: { finish: (value, finishContext, pointer) => finishCopy('article', value, finishContext, pointer) },
  day: { finish: finishDay },
  occasion: { finish: finishOccasion },
  link: { finish: finishLink },
  telephone: { finish: (value, finishContext, pointer) => finishTelephone(value, finishContext, pointer, 'telephone') },
  whatsapp: { finish: (value, finishContext, pointer) => finishTelephone(value, finishContext, pointer, 'whatsapp') },
  icon: { finish: finishIcon },
  flag: { finish: finishFlag },
  picture: { options: ['widest'], finish: finishPicture },
  image: { options: ['widest'], finish: finishImage },
  film: { finish: finishFilm },
  captions: { finish: finishCaptions },
  anchor: { finish: finishAnchor },
  delivery: { finish: finishDelivery },
  network: { finish: finishNetwork },
} satisfies { [Name in KindName]: ValueKind<unknown> };

/** The finished value of a kind, as components receive it. */
export type FinishedValue<Name extends KindName> = ReturnType<(typeof kinds)[Name]['finish']>;

function finishHeading(value: Json, finishContext: FinishContext, pointer: Pointer, level: number): string {
  const text = finishText(value, finishContext, pointer);
  // A block that shows nothing draws no heading; what it refers to counts, since entries come and go.
  if (!finishContext.isHidden) finishContext.facts.uses?.push({ kind: 'heading', name: text, pointer, level });
  return text;
}

function finishLink(value: Json, finishContext: FinishContext, pointer: Pointer): Link {
  const text = wordsOf(value);
  return linkTo(text, 0, text, finishContext, pointer);
}

/**
 * Gives a telephone number as it is written, and as it is dialled from anywhere; an incomplete number, which the check
 * reports, stays as it is.
 */
function finishTelephone(value: Json, finishContext: FinishContext, pointer: Pointer, by: ReachedBy): Telephone {
  const { site, facts } = finishContext;
  const text = finishWord(value, finishContext, pointer);
  facts.uses?.push({ kind: 'telephone', name: text, by, pointer, run: wholeRun(wordsOf(value)) });
  const reading = readTelephone(text, site.country, by);
  return { text, number: reading.kind === 'part' ? text : reading.number };
}

function finishPicture(value: Json, finishContext: FinishContext, pointer: Pointer, { widest = 0 }: Leaf): Picture {
  const { src, alt, focus } = (value ?? {}) as JsonObject;
  const { site, facts, hasPriority } = finishContext;
  const name = composedName(wordsOf(src));
  const file = ownMember(site.assets.pictures, name);
  const text = finishText(alt ?? '', finishContext, `${pointer}/alt`);
  if (typeof src === 'string') {
    facts.uses?.push({ kind: 'picture', name, alt: text, widest, pointer: `${pointer}/src` });
  }
  const picture: Picture =
    file && 'kind' in file
      ? composePicture(file, text, widest, (path) => noteAsset(path, finishContext))
      : { src: '', alt: text, width: 0, height: 0 };
  if (typeof focus === 'string') picture.focus = focus;
  if (hasPriority) picture.isPriority = true;
  return picture;
}

function finishImage(value: Json, finishContext: FinishContext, pointer: Pointer, leaf: Leaf): Image {
  if (typeof value === 'string') return finishText(value, finishContext, pointer);
  return finishPicture(value, finishContext, pointer, leaf);
}

function finishIcon(value: Json, { site, icons, facts }: FinishContext, pointer: Pointer): string {
  const name = wordsOf(value);
  facts.uses?.push({ kind: 'icon', name, pointer });
  const pictureName = turnedName(name, site);
  const markup = ownMember(site.assets.icons, pictureName);
  if (markup && !icons[pictureName]) icons[pictureName] = parseIcon(markup);
  return pictureName;
}

/** Turns an arrow that points onwards, where the language runs the other way than the main one. */
function turnedName(name: string, { main, manifest, assets }: Site): string {
  const [own = 'ltr', ofMain = own] = [manifest.site.direction, main && (main.manifest.site.direction ?? 'ltr')];
  if (own === ofMain) return name;
  const other = name.replace(/(?<=^(?:circle-|square-)?(?:arrow|chevron|chevrons|move)-)(?:left|right)\b/, (side) =>
    side === 'left' ? 'right' : 'left',
  );
  return Object.hasOwn(assets.icons, other) ? other : name;
}

function finishFlag(value: Json, finishContext: FinishContext, pointer: Pointer): Flag {
  const code = wordsOf(value);
  const { site, facts } = finishContext;
  facts.uses?.push({ kind: 'flag', name: code, pointer });
  const size = { width: 20, height: 14 };
  const service = site.manifest.flags?.source;
  if (service && service !== 'bundled') {
    const src = service.replaceAll('{code}', code).replaceAll('{width}', '20');
    reach(facts, 'img-src', src);
    return { src, ...size };
  }
  const file = ownMember(site.assets.flags, code);
  return { src: file ? noteAsset(file.path, finishContext) : '', ...size };
}

function finishAnchor(value: Json, { facts, isHidden }: FinishContext, pointer: Pointer): string {
  const name = wordsOf(value);
  facts.uses?.push({ kind: 'anchor', name, pointer, isHidden });
  return name;
}

function finishNetwork(value: Json, { icons, facts }: FinishContext, pointer: Pointer): Network {
  const name = wordsOf(value);
  facts.uses?.push({ kind: 'network', name, pointer });
  const { label, mark } = ownMember(socialNetworks, name) ?? { label: name, mark: '' };
  // Lucide has an icon called x as well.
  const icon = `network ${name}`;
  icons[icon] = [['path', { d: mark, fill: 'currentColor', stroke: 'none' }]];
  return { label, icon };
}

/** Gives the settings of a delivery that a browser needs. */
function finishDelivery(value: Json, { site, facts }: FinishContext, pointer: Pointer): Delivery {
  const name = wordsOf(value);
  facts.uses?.push({ kind: 'delivery', name, pointer });
  const settings = ownMember(site.manifest.delivery, name);
  if (!settings) return { name } as Delivery;
  const provider: Provider<DeliverySettings> = site.registry.providers[settings.provider];
  for (const address of provider.addresses(settings)) reach(facts, 'connect-src', address);
  const published = Object.entries(settings).filter(([key]) => !provider.unpublished.includes(key));
  return { name, ...(inAlphabeticalOrder(Object.fromEntries(published)) as JsonObject) } as Delivery;
}
