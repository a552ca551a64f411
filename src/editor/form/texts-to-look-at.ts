import type { Finding } from '../../checks/problem';
import type { EditRegistry } from '../../checks/registry';
import { collectionsIn } from '../../manifest/collections';
import { followPointer } from '../../manifest/follow-pointer';
import { identityOf, isContainer } from '../../manifest/identity';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import type { Schema } from '../../manifest/schema';
import { wordsPattern } from '../find/replace-words';
import type { Input } from '../inputs/input';
import { inputOfMember } from '../inputs/inputs';
import { placesSaying, sayStill } from '../members/places-saying';
import { inputAt } from '../naming/entry-fields';
import { entryTitle, formAt, partAt, routeTitle } from '../naming/parts';
import type { EditorState } from '../session/editor-state';
import { findingsOf } from '../session/findings';
import { memoise } from '../session/memoise';
import { isOfSample, keyAt, whySample } from '../session/ticked';
import type { Edits, Step } from '../steps/edits';
import { stillAsModel } from './still-as-model';

/** A text that its owner probably still wants to write, or to read once more. */
export interface TextToLookAt {
  /** A key that stays the same through all edits, wherever the text is moved. */
  key: string;
  place: Pointer;
  /** The reason to look at it, as it stands beside its name. */
  why: string;
  /** The name of what was deleted or is called otherwise, by which the texts that still say it are found. */
  name?: string;
  /** The words in the place of that name. */
  replacement?: string;
}

/**
 * Gives all texts to look at that nobody has ticked off: samples, copies of other texts, and texts with the names of
 * deleted things, or with the former names of collections.
 */
export function textsToLookAt(
  state: Pick<EditorState, 'edits' | 'now' | 'tickedTexts' | 'refusals' | 'lastCheck'>,
  registry: EditRegistry,
): TextToLookAt[] {
  const { edits, now, tickedTexts } = state;
  const texts = [
    ...samples(edits.root, findingsOf(state)),
    ...copies(edits.root, now, registry),
    ...sayingDeleted(edits, now, registry),
    ...sayingFormer(edits, registry),
  ];
  return texts.filter(({ key }) => !tickedTexts.includes(key));
}

function textAt(root: JsonObject, place: Pointer, why: string): TextToLookAt {
  return { key: keyAt(root, place, why), place, why };
}

/** Gives the texts that are fine while a site is made, and wrong once it is published. */
function samples(root: JsonObject, findings: readonly Finding[]): TextToLookAt[] {
  return findings.filter(isOfSample).map(({ pointer }) => textAt(root, pointer, whySample(root, pointer)));
}

/** Gives the texts of entries and pages copied in this window that are still those of their models; form and notices ask for it. */
const copies = memoise((root: JsonObject, now: Date, registry: EditRegistry): TextToLookAt[] => {
  const { routes } = root;
  const ofEntries = [...collectionsIn(root).values()].flatMap(({ list, entries }) => {
    return copiesIn(entries).flatMap(({ index, model }) => {
      const { title } = partAt(root, now, memberPointer(list, model));
      return sameParts(root, memberPointer(list, index), entries[model], title);
    });
  });
  const pages = Array.isArray(routes) ? routes : [];
  const blocksOf = (page: Json | undefined): Json => valueAt(page, '/blocks') ?? null;
  const schemaOf = (type: string): Schema | undefined => registry.blocks[type]?.schema;
  const ofPages = copiesIn(pages.map(blocksOf)).flatMap(({ index, model }) => {
    // The page of one entry that stands by itself says what it said before.
    if (valueAt(pages[index], '/from') !== undefined) return [];
    const [place, from] = [memberPointer('/routes', index), pages[model]];
    const title = routeTitle(root, now, memberPointer('/routes', model));
    const [own, former] = [blocksOf(pages[index]), blocksOf(from)];
    const blocks = (Array.isArray(own) ? own : []).flatMap((block, at) => {
      const before = Array.isArray(former) ? former.find((one) => isCopyOf(block, one)) : undefined;
      const isShared = valueAt(block, '/type') === 'shared';
      const blockPlace = memberPointer(`${place}/blocks`, at);
      return isShared ? [] : sameParts(root, blockPlace, before, title, inputAt(root, blockPlace, schemaOf));
    });
    return [...sameParts(root, place, isObject(from) ? { ...from, blocks: null } : undefined, title), ...blocks];
  });
  return [...ofEntries, ...ofPages];
});

/** Gives the members of a list that were made as copies of others in it, each with its model. */
function copiesIn(members: readonly Json[]): { index: number; model: number }[] {
  const numbers = new Map(members.flatMap((one, index) => (isContainer(one) ? [[identityOf(one), index]] : [])));
  return members.flatMap((one, index) => {
    const copyOf = isContainer(one) ? identityOf(one).copyOf : undefined;
    const model = copyOf && numbers.get(copyOf);
    return model === undefined ? [] : [{ index, model }];
  });
}

function isCopyOf(copy: Json, model: Json): boolean {
  return isContainer(copy) && isContainer(model) && identityOf(copy).copyOf === identityOf(model);
}

/** Gives the texts of a copied group that are still those of its model; `input` is that of a block. */
function sameParts(
  root: JsonObject,
  place: Pointer,
  model: Json | undefined,
  title: string,
  input?: Input,
): TextToLookAt[] {
  const value = valueAt(root, place);
  if (!isObject(value) || !isObject(model)) return [];
  return Object.keys(value).flatMap((name) => {
    const member = input && inputOfMember(input, name);
    if (input && !member) return [];
    return [...stillAsModel(value[name], model[name], memberPointer(place, name), member)].map((one) =>
      textAt(root, one, one.endsWith('/where') ? `still chooses as “${title}” does` : `still as “${title}” says it`),
    );
  });
}

/**
 * Gives the names of entries deleted in this window that texts still say, the latest first. A name that blocks said and
 * no longer do may be meant by their other words, such as “both”.
 */
function sayingDeleted({ root, past }: Edits, now: Date, registry: EditRegistry): TextToLookAt[] {
  const deletions = new Map<string, Step>();
  for (const step of past.toReversed())
    if (step.gone && !deletions.has(step.gone.name)) deletions.set(step.gone.name, step);
  return [...deletions].flatMap(([name, { after, gone }]) => {
    const list = gone?.list ?? '';
    const entries = valueAt(root, list);
    // One that is there again is not deleted.
    if (Array.isArray(entries) && entries.some((one, index) => entryTitle(root, now, one, index) === name)) return [];
    const places = placesSaying(name, root, registry);
    const still = new Set(blocksAt(root, places));
    const before = blocksAt(after, placesSaying(name, after, registry));
    const stay = before.flatMap((block) => followPointer(after, root, block) ?? []);
    const rewritten = stay.filter((block) => !still.has(block) && valueAt(root, block) !== undefined);
    const why = `${name} is deleted, and ${sayStill(places.length, name)}.`;
    return [
      ...(places.length > 0 ? [{ key: `deleted ${list} ${name}`, place: list, why, name }] : []),
      ...rewritten.map((block) => textAt(root, block, `spoke of ${name}, which is deleted`)),
    ];
  });
}

/** Gives the former names of collections renamed in this window that texts still say. */
function sayingFormer({ root, past }: Edits, registry: EditRegistry): TextToLookAt[] {
  const before = past[0]?.before ?? root;
  return [...collectionsIn(root).values()].flatMap(({ pointer }) =>
    ['label', 'one'].flatMap((member) => {
      const place = memberPointer(pointer, member);
      const [name, replacement] = [valueAt(before, place), valueAt(root, place)];
      if (typeof name !== 'string' || typeof replacement !== 'string' || name === replacement) return [];
      // What is called “Day tours” now says “tours” rightly.
      if (name === '' || replacement === '' || wordsPattern(name).test(replacement)) return [];
      const count = placesSaying(name, root, registry).length;
      const why = `Called “${replacement}” now: ${sayStill(count, name)}.`;
      return count > 0 ? [{ key: `renamed ${place} ${name}`, place, why, name, replacement }] : [];
    }),
  );
}

/** Gives the blocks in which places lie. */
function blocksAt(root: JsonObject, places: readonly Pointer[]): Pointer[] {
  const parts = places.map((place) => formAt(root, place)).filter(({ kind }) => kind === 'block');
  return [...new Set(parts.map(({ pointer }) => pointer))];
}
