import { suggestion } from '../../checks/spelling';
import { indentAt } from '../../manifest/layout';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { parseManifest } from '../../manifest/parse';
import { type Pointer, pointerKeys } from '../../manifest/pointer';
import { printChanges } from '../../manifest/print-changes';
import { applySplices } from '../../manifest/splice';
import { skipSpace, skipValue, walkMembers } from '../../manifest/tokens';
import type { Input } from '../inputs/input';
import { fieldsOfInput, mayHold } from '../inputs/inputs';
import { wordsAskedFor } from '../inputs/words';

/** The values in a text to be pasted, or the reason, in words, why they cannot stand there. */
export type ValuesToPaste = { values: Json[]; refusal?: undefined } | { values?: undefined; refusal: string };

/** Writes a part of the edited site as the file would have it once it is saved, its first line without indent. */
export function textOfPart(base: { text: string; root: JsonObject }, root: JsonObject, pointer: Pointer): string {
  const text = applySplices(base.text, printChanges(base.text, base.root, root));
  let start = skipSpace(text, 0);
  for (const key of pointerKeys(pointer)) {
    walkMembers(text, start, (member) => {
      if (member.name === key) start = member.start;
      return skipValue(text, member.start);
    });
  }
  const indent = indentAt(text, start);
  return text.slice(start, skipValue(text, start)).replaceAll('\r\n', '\n').replaceAll(`\n${indent}`, '\n');
}

/**
 * Reads blocks from a text: one as it stands in a site.json, or several with commas between them; `types` are the block
 * types that there are.
 */
export function readBlocks(text: string, types: string[]): ValuesToPaste {
  const copied = readValues(text, 'a block', 'Copy one with “Copy”, or in a site.json from its { to its }.');
  for (const value of copied.values ?? []) {
    const type = isObject(value) ? value.type : undefined;
    if (typeof type !== 'string') {
      return { refusal: 'What was copied is no block: it does not say of which kind it is ("type").' };
    }
    if (type !== 'shared' && !types.includes(type)) {
      return { refusal: `There is no kind of block called "${type}". ${suggestion(type, types, '')}`.trim() };
    }
  }
  return copied;
}

/** Reads items of a list, or entries of a collection, from a text; for a list of words, each line may be one, too. */
export function readItems(text: string, item: Input, name: string): ValuesToPaste {
  if (wordsAskedFor(item) !== undefined && text.trim() !== '' && !/^\s*["[{]/.test(text)) {
    return { values: linesOf(text) };
  }
  const copied = readValues(text, `of the kind “${name}”`, 'Copy one here with “Copy”, or in a site.json.');
  const wrong = copied.values?.find((value) => !mayHold(item, value));
  if (wrong === undefined) return copied;
  const names = isObject(wrong) ? ` It says ${namesOf(Object.keys(wrong))}.` : '';
  const fields = fieldsOfInput(item);
  const fieldWords = fields.length > 0 ? ` Here stand ${namesOf(fields.map((field) => field.name))}.` : '';
  return { refusal: `What was copied does not fit here.${names}${fieldWords}` };
}

function linesOf(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Reads the values of a text: one, several with commas between them, or a list. */
function readValues(text: string, what: string, remedy: string): ValuesToPaste {
  const written = text
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/,$/, '');
  if (written === '') return { refusal: `The clipboard holds no text. ${remedy}` };
  if (!/^[{["]/.test(written)) {
    const start = written.length > 40 ? `${written.slice(0, 39)}…` : written;
    return { refusal: `What was copied is not ${what}: it begins “${start}”. ${remedy}` };
  }
  const { root, fault } = parseManifest(`{"copied": [\n${written}\n]}`);
  if (fault) return { refusal: `What was copied cannot be read. ${fault.message}` };
  const values = root.copied as Json[];
  const [first] = values;
  const copied = values.length === 1 && Array.isArray(first) ? first : values;
  if (copied.length === 0) return { refusal: `What was copied is an empty list: nothing stands in it. ${remedy}` };
  return { values: copied };
}

function namesOf(names: string[]): string {
  const quotedNames = names.slice(0, 6).map((name) => `“${name}”`);
  return names.length > 6 ? `${quotedNames.join(', ')} and others` : quotedNames.join(', ');
}
