import { originOf } from '../../checks/origins';
import type { ComposeRegistry } from '../../compose/compose-registry';
import type { Origin } from '../../compose/facts';
import type { KindName } from '../../compose/kinds';
import type { Icons, LabelledLink, Page, Shell } from '../../compose/page';
import type { Shape } from '../../compose/shape';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { type CopyKind, isCopyKind } from '../../manifest/visit-copy';
import { markCharacters } from '../../preview/marks';
import { isWords } from '../inputs/words';
import { type Marked, type WordsKindName, wordsKinds } from '../inputs/words-kinds';
import { schemaOfType } from '../naming/parts';
import { markMade } from './made-parts';

/** The origins of the words, pictures and links that bear a mark; its number is the index. */
export type MarkedPlaces = MarkedPlace[];

/** The origin of something that bears a mark; of copy, in which some characters stand for more than themselves, its kind. */
export type MarkedPlace = Origin & { copy?: CopyKind };

/** The context of marking a page: the origins of its parts, and the places to which marks lead so far. */
export interface Marking {
  registry: ComposeRegistry;
  origins: ReadonlyMap<Pointer, Origin>;
  places: MarkedPlaces;
  /** The address of the page: a link to it bears no mark, since it is told by its address that it leads here. */
  ownAddress: string;
  /** The place whose words are typed on the page at this moment: no component may take them apart. */
  typedPlace: Pointer | undefined;
  /** The icons of the part that is being marked, to which each is added under a name of its own. */
  icons: Icons;
}

/** Gives a value of one kind with its marks. */
type MarkValue = (value: unknown, pointer: Pointer, marking: Marking) => unknown;

/**
 * Marks the words, pictures, icons and links of a page, and adds their origins to `given.places`. `pointers` are the
 * pointers of the composed blocks. `placeOfAbove` gives the origin of the label of a page above.
 */
export function markPage(
  page: Page,
  pointers: Pointer[],
  placeOfAbove: (link: LabelledLink) => Origin,
  given: Omit<Marking, 'icons'>,
): Page {
  const marking = { ...given, icons: { ...page.icons } };
  const blocks = page.blocks.map((block, index) => {
    const pointer = pointers[index] ?? '';
    const shape = given.registry.blocks[block.type]?.shape ?? null;
    const markedBlock = markPart(block, shape, pointer, marking) as object;
    const composedMembers = markMade(block, schemaOfType(block.type)?.composed, (place) =>
      markAt(pointer + place, marking),
    );
    const above = block.above?.map((link) => ({
      ...link,
      label: surround(link.label, markOf(placeOfAbove(link), marking)),
    }));
    return { ...markedBlock, ...composedMembers, ...(above && { above }) } as Page['blocks'][number];
  });
  return { ...page, blocks, words: markWords(page.words, given.places), icons: marking.icons };
}

/** Marks what surrounds every page in the same way. */
export function markShell(shell: Shell, given: Omit<Marking, 'icons'>): Shell {
  const { parts } = given.registry;
  const marking = { ...given, icons: { ...shell.icons } };
  return {
    ...shell,
    name: surround(shell.name, markAt('/site/name', marking)) as string,
    logo: markPicture(shell.logo, '/site/logo', marking) as Shell['logo'],
    header: markPart(shell.header, parts.header, '/header', marking) as Shell['header'],
    footer: markPart(shell.footer, parts.footer, '/footer', marking) as Shell['footer'],
    words: markWords(shell.words, given.places) as Shell['words'],
    icons: marking.icons,
  };
}

function markPart(value: unknown, shape: Shape, pointer: Pointer, marking: Marking): unknown {
  if (shape === null) return value;
  if ('kind' in shape) return markOfKind(shape.kind)(value, pointer, marking);
  if (value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    if (!('list' in shape)) return value;
    return value.map((item, index) => markPart(item, shape.list, memberPointer(pointer, index), marking));
  }
  if ('list' in shape) return value;
  const members = Object.entries(value).map(([name, part]) => {
    const member = Object.hasOwn(shape.fields, name) ? (shape.fields[name] ?? null) : null;
    return [name, markPart(part, member, memberPointer(pointer, name), marking)];
  });
  return Object.fromEntries(members);
}

/** The ways to mark values of kinds that are no words. */
const markParts: Record<Exclude<KindName, WordsKindName>, MarkValue> = {
  image: (value, pointer, marking) => (typeof value === 'string' ? markText : markPicture)(value, pointer, marking),
  picture: markPicture,
  occasion: markOccasion,
  network: (value, pointer, marking) => {
    const marks = markAt(pointer, marking);
    const { label, icon } = value as { label: string; icon: string };
    return { label: surround(label, marks), icon: markIcon(icon, marks, marking.icons) };
  },
};

/** The ways to mark words; those that a component reads as more than words get their marks where it passes them on. */
const markWordsAs: Record<Exclude<Marked, 'copy'>, MarkValue> = {
  words: markText,
  icon: (value, pointer, marking) => markIcon(String(value), markAt(pointer, marking), marking.icons),
  source: markSource,
  link: markLink,
  film: (value, pointer, marking) => {
    const member = (value as { kind: string }).kind === 'frame' ? 'page' : 'src';
    return markEnd(value, member, markAt(pointer, marking));
  },
  nothing: (value) => value,
};

function markOfKind(kind: KindName): MarkValue {
  if (isCopyKind(kind)) return (value, pointer, marking) => markCopy(value, pointer, marking, kind);
  return isWords(kind) ? markWordsAs[wordsKinds[kind].marked] : markParts[kind];
}

function markText(value: unknown, pointer: Pointer, marking: Marking): unknown {
  const origin = originOf(pointer, marking.origins);
  const marks = markOf(origin, marking);
  // Components part words at hyphens that stand between letters.
  const whole = origin.pointer === marking.typedPlace ? String(value).replaceAll('-', `-${marks.join('')}`) : value;
  return surround(whole, marks);
}

/** Marks copy, whose links are written in it too. */
function markCopy(value: unknown, pointer: Pointer, marking: Marking, copy: CopyKind): unknown {
  const marks = markOf({ ...originOf(pointer, marking.origins), copy }, marking);
  return surround(value, marks, (to) => markAddress(to, marks, marking));
}

function markPicture(value: unknown, pointer: Pointer, marking: Marking): unknown {
  const { alt } = value as { alt: string };
  return { ...(markSource(value, pointer, marking) as object), alt: markText(alt, `${pointer}/alt`, marking) };
}

/** Marks an occasion, of which only the note is words. */
function markOccasion(value: unknown, pointer: Pointer, marking: Marking): unknown {
  const { note } = value as { note?: string };
  return { ...(value as object), ...(note !== undefined && { note: markText(note, `${pointer}/note`, marking) }) };
}

function markSource(value: unknown, pointer: Pointer, marking: Marking): unknown {
  return markEnd(value, 'src', markAt(pointer, marking));
}

function markLink(value: unknown, pointer: Pointer, marking: Marking): unknown {
  const { file } = value as { file?: { note: string } };
  const marks = markAt(pointer, marking);
  const markedAddress = markAddress(value, marks, marking);
  return file ? { ...markedAddress, file: { ...file, note: surround(file.note, marks) } } : markedAddress;
}

function markAddress(to: unknown, marks: [string, string], { ownAddress }: Marking): object {
  const link = to as { href: string };
  return link.href === ownAddress ? link : markEnd(link, 'href', marks);
}

/** Marks a group at the end of one of its addresses, where only the browser reads it. */
function markEnd(value: unknown, member: string, [start, end]: [string, string]): object {
  const group = value as Record<string, string>;
  return group[member] ? { ...group, [member]: group[member] + start + end } : group;
}

/** Gives the name of an icon with a mark in the first attribute of its first line. */
function markIcon(name: string, [start, end]: [string, string], icons: Icons): string {
  const [[tag, attributes] = ['', {}], ...others] = icons[name] ?? [];
  const [[first = '', value = ''] = []] = Object.entries(attributes);
  if (first === '') return name;
  const own = `${name} ${start}`;
  icons[own] = [[tag, { ...attributes, [first]: value + start + end }], ...others];
  return own;
}

/** Puts a mark around each run of words; copy has several, in its paragraphs and links. */
function surround(value: unknown, marks: [string, string], markTarget = (to: unknown): unknown => to): unknown {
  if (typeof value === 'string') return value === '' ? value : marks.join(value);
  if (Array.isArray(value)) return value.map((part) => surround(part, marks, markTarget));
  if (value === null || typeof value !== 'object' || !('content' in value)) return value;
  const content = surround(value.content, marks, markTarget);
  return { ...value, content, ...('to' in value && { to: markTarget(value.to) }) };
}

function markAt(pointer: Pointer, marking: Marking): [string, string] {
  return markOf(originOf(pointer, marking.origins), marking);
}

function markOf(origin: MarkedPlace, { places }: Pick<Marking, 'places'>): [string, string] {
  return markCharacters(places.push(origin) - 1);
}

/** Marks the site's own words, each a text, or a text for each number. */
function markWords<Given extends object>(words: Given, places: MarkedPlaces): Given {
  const markedWords = Object.entries(words).map(([name, word]) => {
    const marks = markOf({ pointer: memberPointer('/words', name) }, { places });
    if (typeof word === 'string') return [name, surround(word, marks)];
    const forms = Object.entries(word as object).map(([form, text]) => [form, surround(text, marks)]);
    return [name, Object.fromEntries(forms)];
  });
  return Object.fromEntries(markedWords) as Given;
}
