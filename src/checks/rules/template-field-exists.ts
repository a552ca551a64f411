import type { UseOf } from '../../compose/facts';
import { wholePlaceholder } from '../../compose/fill';
import { entryPlace, fieldNames } from '../../compose/scope';
import type { Site } from '../../compose/site';
import { asJson, ownMember } from '../../manifest/manifest';
import { type Message, worded } from '../../manifest/message';
import { memberPointer, type Pointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { fieldCounts } from '../field-counts';
import { type PageFacts, type PageRule, usesOf } from '../rule';
import { nearestName, suggestion } from '../spelling';

export const templateFieldExists: PageRule = {
  id: 'template-field-exists',
  what: "A field that a template writes must be a field of the collection's entries.",
  severity: 'error',
  scope: 'page',
  // A shared block stands on pages without entries too, where its braces name values alone.
  yields: ['value-exists'],
  why: 'What no entry has cannot be written, and the visitor would read the braces.',
  wrong: '"as": { "title": "{contry}" }',
  right: '"as": { "title": "{country}" }',
  check({ page, facts, report }) {
    for (const use of usesOf(page, 'field')) {
      const { name, collection, isWhole, isNeeded, pointer, run, item, part, isGroup, inDraft, others = [] } = use;
      // `reference-exists` and `reference-is-declared` say what is wrong on the way.
      if (use.broken) continue;
      const isOptional = isWhole && !isNeeded;
      if (use.isOfDay) {
        if (isOptional) continue;
        const writer = worded`a list writes ${{ quoted: `{${name}}` }}`;
        const message = worded`This day of an entry of "${collection}" has no "${name}", and ${writer}. Let the day say it.`;
        report(item ?? pointer, message, { cause: `day of ${collection} ${name}`, inDraft });
        continue;
      }
      const cause = `${collection} ${name}`;
      if (fieldNames(facts.site, collection).has(name)) {
        if (isOptional) continue;
        const writer = worded`${use.path ? 'a text' : writerOf(item)} writes ${{ quoted: `{${use.path ?? name}}` }}`;
        const message = isGroup
          ? listMessage(name, collection, writer)
          : worded`This entry of "${collection}" has no "${name}", and ${writer}. ${misspelt(use, facts.site)}`;
        const entry = item ?? pointer;
        report(isGroup ? memberPointer(entry, name) : entry, message, { cause, inDraft });
        continue;
      }
      // Entries are chosen and sorted by their fields alone.
      const elsewhere = use.chosenFor === undefined ? [...others, ...Object.keys(facts.site.values)].sort() : [];
      const names = [...[...fieldNames(facts.site, collection)].sort(), ...elsewhere];
      // `"price": "{price}"` is no slip, whatever it is like: the last entry that had a price is gone.
      const isNamesake = pointerKeys(pointer).at(-1) === name;
      if (isOptional && part !== 'value' && (isNamesake || nearestName(name, names) === undefined)) continue;
      const message = `No entry of "${collection}" has a field "${name}". ${suggestion(name, names, '')}`;
      report(pointer, message, { ...(part === 'key' ? { part } : { run }), cause, inDraft });
    }
    for (const { name, collection } of listsInTexts(page)) {
      const message = listMessage(name, collection, worded`its page writes ${{ quoted: `{${name}}` }}`);
      report(memberPointer(entryPlace(''), name), message, { cause: `${collection} ${name}` });
    }
  },
};

/**
 * Asks whether the entry means the missing field by another of its names; where none is similar, asks for the field.
 */
function misspelt({ name, collection, entry = '' }: UseOf<'field'>, site: Site): string {
  const counts = fieldCounts(site, collection);
  const own = Object.keys(valueAt(asJson(site.manifest), entry) ?? {}).filter((field) => counts.get(field) === 1);
  const written = nearestName(name, own);
  return written === undefined ? 'Let the entry say it.' : `Did you mean it by "${written}"?`;
}

function listMessage(name: string, collection: string, writer: Message): Message {
  return worded`"${name}" of this entry of "${collection}" is a list or a group, and ${writer} as a text. Write a text in quotes.`;
}

/** Gives the fields of a page's entry that are all of its title or its description, and no text. */
function listsInTexts({ route }: PageFacts): { name: string; collection: string }[] {
  if (!route?.scope) return [];
  const { entry, collection } = route.scope;
  return [route.title, route.description].flatMap((written) => {
    const { name = '' } = wholePlaceholder(written) ?? {};
    return typeof ownMember(entry, name) === 'object' ? [{ name, collection }] : [];
  });
}

/** Says what shows a field of the entry of an item: its page, the address of its page, or a list. */
function writerOf(item: Pointer | undefined): string {
  if (item === entryPlace('')) return 'its page';
  return item?.startsWith('/collections/') ? 'the address of its page' : 'a list';
}
