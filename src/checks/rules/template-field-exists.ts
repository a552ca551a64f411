import { wholePlaceholder } from '../../compose/fill';
import { entryPlace, fieldsOf } from '../../compose/scope';
import { ownMember } from '../../manifest/own-member';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { type PageFacts, type PageRule, usesOf } from '../rule';
import { nearestName, suggestion } from '../spelling';

export const templateFieldExists: PageRule = {
  id: 'template-field-exists',
  what: "A field that a template writes must be a field of the collection's entries.",
  severity: 'error',
  scope: 'page',
  // A shared block stands on pages without entries too, where its braces name values alone.
  yields: true,
  why: 'What no entry has cannot be written, and the visitor would read the braces.',
  wrong: '"as": { "title": "{contry}" }',
  right: '"as": { "title": "{country}" }',
  check({ page, facts, report }) {
    for (const use of usesOf(page, 'field')) {
      const { name, collection, isWhole, isNeeded, pointer, run, item, part, isGroup, inDraft, others = [] } = use;
      const isOptional = isWhole && !isNeeded;
      const cause = `${collection} ${name}`;
      if (fieldsOf(facts.site, collection).has(name)) {
        if (isOptional) continue;
        const wanted = `${writerOf(item)} writes "{${name}}"`;
        const message = isGroup
          ? listMessage(name, collection, wanted)
          : `This entry of "${collection}" has no "${name}", and ${wanted}. Add it to the entry.`;
        const entry = item ?? pointer;
        report(isGroup ? memberPointer(entry, name) : entry, message, { cause, inDraft });
        continue;
      }
      const fields = [...fieldsOf(facts.site, collection), ...others, ...Object.keys(facts.site.values)];
      const names = [...new Set(fields)];
      if (isOptional && part !== 'value' && nearestName(name, names) === undefined) continue;
      const message = `No entry of "${collection}" has a field "${name}". ${suggestion(name, names, '')}`;
      report(pointer, message, { ...(part === 'key' ? { part } : { run }), cause, inDraft });
    }
    for (const { name, collection } of listsInTexts(page)) {
      const message = listMessage(name, collection, `its page writes "{${name}}"`);
      report(memberPointer(entryPlace(''), name), message, { cause: `${collection} ${name}` });
    }
  },
};

function listMessage(name: string, collection: string, wanted: string): string {
  return `"${name}" of this entry of "${collection}" is a list or a group, and ${wanted} as a text. Write a text in quotes.`;
}

/** The fields of a page's entry that its title or its description is, and that are no text. */
function listsInTexts({ route }: PageFacts): { name: string; collection: string }[] {
  if (!route?.scope) return [];
  const { entry, collection } = route.scope;
  return [route.title, route.description].flatMap((written) => {
    const { name = '' } = wholePlaceholder(written) ?? {};
    return typeof ownMember(entry, name) === 'object' ? [{ name, collection }] : [];
  });
}

/** What writes a field of the entry that stands at a place. */
function writerOf(item: Pointer | undefined): string {
  if (item === entryPlace('')) return 'its page';
  return item?.startsWith('/collections/') ? 'the address of its page' : 'a list';
}
