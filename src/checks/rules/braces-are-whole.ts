import { findUnreadBraces } from '../../compose/fill';
import { fieldNames } from '../../compose/scope';
import type { Site } from '../../compose/site';
import { collectionsIn } from '../../manifest/collections';
import { asJson } from '../../manifest/manifest';
import { memberPointer } from '../../manifest/pointer';
import { type FactsAround, type LonePageRule, type Report, usesOf } from '../rule';
import { nearestName } from '../spelling';

export const bracesAreWhole: LonePageRule = {
  id: 'braces-are-whole',
  what: 'What is written in braces can be read as a name.',
  severity: 'error',
  scope: 'page',
  readsTexts: [],
  why: 'The visitor would read the braces. A name has letters and digits alone, and points where it leads to another entry; {{ and }} write braces that belong to the text.',
  wrong: '"text": "Call {phone number} or {phone"',
  right: '"text": "Call {phone}"',
  check({ page, facts, report }) {
    const meantBy = new Map<string, string | undefined>();
    for (const { name, missing, pointer, run } of usesOf(page, 'braces')) {
      const flaw =
        missing === undefined
          ? 'is no name, so visitors would read it as it stands: names have letters and digits alone.'
          : `has no ${missing} ${missing === '{' ? 'before' : 'after'} it, so visitors would read it as it stands.`;
      if (!meantBy.has(name)) meantBy.set(name, nameMeant(name, facts.site));
      const suggestion = meantBy.get(name);
      const hint = suggestion === undefined ? '' : ` Did you mean "{${suggestion}}"?`;
      const doubled =
        missing === undefined ? '{{ and }} for braces that belong' : `${doubledOf(missing)} for a brace that belongs`;
      report(pointer, `"${name}" ${flaw}${hint} Write ${doubled} to the text.`, { run, cause: name });
    }
    if (page === facts.shell) checkValues(facts, report);
  },
};

/** Reports braces in the values themselves, in which none are read. */
function checkValues({ site }: FactsAround, report: Report): void {
  for (const [key, value = ''] of Object.entries(site.manifest.values ?? {})) {
    for (const { start, end } of findUnreadBraces(value)) {
      const written = value.slice(start, end);
      const message = `A value fills in nothing, so visitors would read "${written}" as it stands. Write here, without braces, what they should read.`;
      report(memberPointer('/values', key), message, { run: { text: value, start, end }, isWritten: true });
    }
  }
}

/** Doubles a brace, so that it reads as one. */
function doubledOf(missing: '{' | '}'): string {
  return missing === '}' ? '{{' : '}}';
}

/** Gives the value or the field that was probably meant, whatever signs stand between the letters of the name. */
function nameMeant(written: string, site: Site): string | undefined {
  const collections = [...collectionsIn(asJson(site.manifest)).keys()];
  const fields = collections.flatMap((collection) => [...fieldNames(site, collection)]);
  const names = [...new Set([...Object.keys(site.values), ...fields])].sort();
  const [start = ''] = written.replace(/^[{\s]+/, '').split(':');
  const words =
    start
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[A-Za-z0-9]+/g) ?? [];
  const letters = words.join('');
  const isSame = (word: string) => (name: string) => name.toLowerCase() === word.toLowerCase();
  const same = names.find(isSame(letters)) ?? nearestName(letters, names);
  return same ?? words.flatMap((word) => names.find(isSame(word)) ?? [])[0];
}
