import { fieldsOfSelection } from '../../compose/entries';
import { collectionsIn, entriesIn, isUnpublished } from '../../manifest/collections';
import { asJson, type JsonObject } from '../../manifest/manifest';
import { type Message, worded } from '../../manifest/message';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { endOfName } from '../../manifest/references';
import { writtenUses } from '../../manifest/uses';
import { artworkFolder, askedArtwork, samplePicture } from '../artwork-path';
import { remedyOfLink } from '../behind-link';
import { conditionsInWords, type LeftOut, leftOut } from '../left-out';
import { type SiteFacts, type SiteRule, usedNames } from '../rule';
import { shorten } from '../short-message';

export const nothingUnused: SiteRule = {
  id: 'nothing-unused',
  what: 'What stands in site.json or in uploads is used somewhere.',
  severity: 'warning',
  scope: 'site',
  waitsForErrors: true,
  why: 'What nobody sees is forgotten and grows wrong; often it is the trace of a name that was misspelt.',
  wrong: '"values": { "fax": "+254 20 555 0100" } without a {fax} anywhere',
  right: '"values": {} or a text with {fax}',
  check({ facts, report }) {
    for (const { pointer, message, ...details } of unusedParts(facts)) report(pointer, message, details);
  },
};

/** Says what is wrong with an entry that nothing shows, and what would show it. */
function messageOf(collection: string, why: Exclude<LeftOut, 'by its day'>): Message {
  const start = `No list of the site shows this entry of "${collection}"`;
  if (why === 'by a limit')
    return `${start}: each has a "limit" and is full before. Take a larger limit, or remove it.`;
  if (why.conditions.length === 0) return `${start}. Remove it, or show it.`;
  const conditions = conditionsInWords(why.conditions);
  return worded`${start}: the list leaves it out by "where", which asks for ${conditions}. Change the entry or the condition, or remove it.`;
}

interface Unused {
  pointer: Pointer;
  part: 'key' | 'value';
  message: Message;
  upload?: string;
}

function unusedParts(facts: SiteFacts): Unused[] {
  const { values = {}, shared = {}, delivery = {} } = facts.site.manifest;
  const root = asJson(facts.site.manifest);
  const collections = [...collectionsIn(root).values()];
  const named = (
    table: object,
    kind: 'value' | 'shared' | 'delivery',
    place: string,
    remedy: (name: string) => Message,
  ): Unused[] => {
    const used = usedNames(facts, kind);
    return Object.keys(table)
      .filter((name) => !used.has(name))
      .map((name) => ({
        pointer: memberPointer(`/${place}`, name),
        part: 'key',
        message: worded`Nothing uses "${name}". ${remedy(name)}`,
      }));
  };
  const usedCollections = new Set(usedNames(facts, 'collection'));
  const usedEntries = usedNames(facts, 'entry');
  // A collection that only other entries name is used by these.
  for (const entry of usedEntries) usedCollections.add(String(pointerKeys(entry)[1]));
  const leading = new Set(collections.flatMap(({ name }) => ledThrough(name, root)));
  const entries = collections.flatMap(({ name, pointer }): Unused[] => {
    // Some entries are there only so that others can be chosen or sorted by them.
    if (leading.has(name)) return [];
    if (!usedCollections.has(name))
      return [{ pointer, part: 'key', message: `Nothing uses "${name}". Remove it, or show it on a page.` }];
    const unused = entriesIn(name, root)
      .filter((one) => !isUnpublished(one, root) && !usedEntries.has(one.pointer))
      .map((one) => one.pointer);
    if (unused.length === 0) return [];
    const whyLeftOut = leftOut(name, facts.site);
    return unused.flatMap((entry): Unused[] => {
      const why = whyLeftOut(entry);
      // What has passed or is still to come is no mistake.
      if (why === 'by its day') return [];
      return [{ pointer: entry, part: 'value', message: messageOf(name, why) }];
    });
  });
  const usedPictures = usedNames(facts, 'picture');
  const pictures = Object.keys(facts.site.assets.pictures)
    .filter((name) => !usedPictures.has(name) && !cameByItself(name))
    .map(
      (name): Unused => ({
        pointer: '',
        part: 'value',
        message: `Nothing shows the picture "${name}". Remove the file, or show it.`,
        upload: name,
      }),
    );
  const usedFiles = usedNames(facts, 'file');
  const files = Object.keys(facts.site.assets.files)
    .filter((name) => !usedFiles.has(name))
    .map(
      (name): Unused => ({
        pointer: '',
        part: 'value',
        message: `Nothing leads to the file "${name}". Remove it, or write a link to it.`,
        upload: name,
      }),
    );
  const links = (facts.site.assets.linkedFolders ?? []).map(
    (link): Unused => ({ pointer: '', part: 'value', message: remedyOfLink(link) }),
  );
  return [
    ...named(
      values,
      'value',
      'values',
      (name) => worded`Remove it, or write ${{ placeholder: shorten(name) }} where it belongs.`,
    ),
    ...named(shared, 'shared', 'shared', () => 'Remove it, or place it on a page.'),
    ...named(delivery, 'delivery', 'delivery', () => 'Remove it, or name it in a form.'),
    ...entries,
    ...pictures,
    ...files,
    ...links,
  ];
}

/**
 * Tells whether a picture is one that its owner has not put there: a command draws it again at any time, or samples
 * brought it, which may be gone. Without a use, it is not published.
 */
function cameByItself(picture: string): boolean {
  if (picture === samplePicture) return true;
  return picture.startsWith(artworkFolder) && !('problem' in askedArtwork(picture));
}

/** Gives the collections whose entries lead to a field by which others are chosen or sorted: trips for `trip.price`. */
function ledThrough(collection: string, root: JsonObject): string[] {
  return writtenUses(root, 'collection', collection).flatMap(({ selection }) =>
    fieldsOfSelection(selection).flatMap((name) => endOfName(name, collection, root).through),
  );
}
