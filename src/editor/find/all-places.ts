import type { Assets } from '../../compose/assets';
import { collectionsIn } from '../../manifest/collections';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { usesOfUploads } from '../../manifest/upload-uses';
import { pagesIn } from '../drawing/engine';
import { fieldsOf } from '../inputs/fields-of';
import { fixedParts } from '../naming/fixed-parts';
import { blockTitle, entryTitle, madePageTitle, routeTitle, schemaOfType, sectionTitle } from '../naming/parts';
import { sayPlace } from '../naming/say-changed';
import { inWords } from '../words/in-words';
import { entriesAt, sayText } from '../words/say-text';
import { collectionTitle } from '../words/titles';
import { allWords, usualWordsOf } from './read-words';
import type { Searched } from './search';

/** The groups in which places are listed, in their order. */
export const groups = [
  'Pages',
  'Blocks',
  'Settings and fields',
  'Entries',
  'Photos and files',
  'Said on the site',
] as const;

/** A place of the site that can be found. */
export interface FoundPlace extends Searched {
  group: (typeof groups)[number];
  /** The place that opens; none for a file, which the library shows. */
  place?: Pointer;
  /** The path of the page that opens with it, and the route that makes it. */
  path?: string;
  route?: Pointer;
  /** The upload that it is. */
  upload?: string;
}

/** Gives every page, block, field, entry and upload of a site; of blocks those of the open page come first. */
export function allPlaces(
  root: JsonObject,
  now: Date,
  assets: Pick<Assets, 'pictures' | 'files'>,
  open?: Pointer,
): FoundPlace[] {
  return [
    ...pagePlaces(root, now),
    ...partPlaces(root),
    ...blockPlaces(root, now, open),
    ...entryPlaces(root, now),
    ...uploadPlaces(root, assets),
  ];
}

/** Gives every page as it is published. */
export function pagePlaces(root: JsonObject, now: Date): FoundPlace[] {
  return pagesIn(root, now).map((source): FoundPlace => {
    const { path, title, scope, pointer: route } = source;
    const place = scope?.pointer ?? route;
    // Whoever knows a page by the title that it has in the browser finds it, too.
    return { group: 'Pages', title: madePageTitle(root, now, source), within: path, words: title, path, place, route };
  });
}

function partPlaces(root: JsonObject): FoundPlace[] {
  const group = 'Settings and fields';
  const fixed = fixedParts.map(({ pointer, title, within, alsoCalled }): FoundPlace => {
    return { group, title, within: within === title ? '' : within, words: alsoCalled, place: pointer };
  });
  const values = membersOf(root.values).map(([name, value]): FoundPlace => {
    const title = `${inWords(name)}: ${value}`;
    // Who looks for the phone number means the phone.
    const words = `${name} ${/\d/.test(String(value)) ? 'number' : ''}`;
    return { group, title, within: sectionTitle('values'), words, place: memberPointer('/values', name) };
  });
  return [...values, ...fixed];
}

/** Gives the blocks of all pages, and what is written in each under the names that its fields have. */
function blockPlaces(root: JsonObject, now: Date, open?: Pointer): FoundPlace[] {
  const routes = Array.isArray(root.routes) ? root.routes : [];
  const pages: [Pointer, Json | undefined][] = [
    ...routes.map((route, index): [Pointer, Json] => [`/routes/${index}`, route]),
    ['/notFound', root.notFound],
  ];
  const [own, others] = [pages.filter(([page]) => page === open), pages.filter(([page]) => page !== open)];
  const onPages = [...own, ...others].flatMap(([pointer, page]) => {
    const blocks = isObject(page) && Array.isArray(page.blocks) ? page.blocks : [];
    const within = routeTitle(root, now, pointer);
    return blocks.map((block, index) => ({ block, place: `${pointer}/blocks/${index}`, within }));
  });
  const shared = membersOf(root.shared).map(([name, block]) => {
    return { block, place: memberPointer('/shared', name), within: sectionTitle('shared') };
  });
  return [...onPages, ...shared].flatMap(({ block, place, within }): FoundPlace[] => {
    if (!isObject(block)) return [];
    const schema = schemaOfType(String(block.type));
    const title = blockTitle(root, now, place);
    const fields = fieldsOf(schema ?? {}).filter(({ name }) => Object.hasOwn(block, name));
    return [
      { group: 'Blocks', title, within, words: schema?.alsoCalled ?? '', place },
      ...fields.map(({ name, label, help, alsoCalled = '' }): FoundPlace => {
        const words = `${alsoCalled} ${help}`;
        return {
          group: 'Settings and fields',
          title: label,
          within: `${within}, ${title}`,
          words,
          place: memberPointer(place, name),
        };
      }),
    ];
  });
}

/** Everyday words for a change to a day, by which the days of entries are found. */
const saidOfDays = 'sold out, cancelled, canceled, fully booked, moved, postponed, takes place';

/** Gives collections and their entries. */
function entryPlaces(root: JsonObject, now: Date): FoundPlace[] {
  return [...collectionsIn(root).values()].flatMap(({ name, list, entries, fields }) => {
    const within = collectionTitle(root, name);
    const place = memberPointer('/collections', name);
    const words = [...(fields?.keys() ?? [])].map(inWords).join(' ');
    return [
      { group: 'Entries', title: within, within: 'the whole table', words, place } as const,
      ...[...(fields ?? [])]
        .filter(([, { kind }]) => kind === 'days')
        .map(([field, { label = inWords(field) }]): FoundPlace => {
          const title = `${within}: ${label}`;
          // What is sold out is so on a day, which stands in its entry.
          const where = 'at a day of one of them';
          return { group: 'Entries', title, within: where, words: saidOfDays, place };
        }),
      ...entries.map((entry, index): FoundPlace => {
        return {
          group: 'Entries',
          title: entryTitle(root, now, entry, index),
          within,
          place: memberPointer(list, index),
        };
      }),
    ];
  });
}

/** Gives the uploads by the words of their names, and whether anything shows them. */
function uploadPlaces(root: JsonObject, { pictures, files }: Pick<Assets, 'pictures' | 'files'>): FoundPlace[] {
  const shownFiles = new Set(usesOfUploads(root).map(({ name }) => name));
  return [...Object.keys(pictures), ...Object.keys(files)].map((upload): FoundPlace => {
    const within = shownFiles.has(upload) ? '' : 'nothing shows it';
    const title = upload.replace(/^uploads\//, '');
    return {
      group: 'Photos and files',
      title,
      within,
      words: 'photo, picture, image',
      upload,
    };
  });
}

/** Gives every text that is read on the site, by its beginning. */
export function saidPlaces(root: JsonObject, now: Date): FoundPlace[] {
  const all = [...allWords(root, schemaOfType), ...usualWordsOf(root)];
  return all.flatMap(({ place, text, copy }): FoundPlace[] => {
    // A text without placeholders reads the same wherever it stands.
    const around = text.includes('{') ? entriesAt(place, root) : [];
    const says = copy || around.length > 0 || text.includes('{') ? sayText(text, root, now, around, copy) : text;
    return says.trim() === '' ? [] : [{ group: 'Said on the site', title: says, place, isSaid: true }];
  });
}

/** Says where something stands that was found. */
export function sayWithin({ group, within, place }: FoundPlace, root: JsonObject, now: Date): string {
  return group === 'Said on the site' || (group === 'Photos and files' && place !== undefined)
    ? sayPlace(root, now, place ?? '')
    : (within ?? '');
}

function membersOf(value: Json | undefined): [string, Json][] {
  return isObject(value) ? Object.entries(value) : [];
}
