import type { Assets } from '../../compose/assets';
import { composePage } from '../../compose/compose-page';
import type { ComposeRegistry } from '../../compose/compose-registry';
import { composeShell } from '../../compose/compose-shell';
import { formatValue } from '../../compose/format-value';
import { duplicateOf } from '../../manifest/identity';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { remove, set } from '../../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { placeholdersIn } from '../../manifest/spans';
import { usesOfValue } from '../drawing/count-uses';
import { pagesOf, siteOf } from '../drawing/engine';
import type { Edit } from '../members/members';
import { blockTitle } from '../naming/parts';
import { sayPlace } from '../naming/say-changed';
import { withinWords } from '../words/in-words';

/**
 * Replaces a placement by a copy of its shared block; the other pages keep the shared one. Undefined where there is no
 * such block.
 */
export function separateBlock(root: JsonObject, now: Date, placement: Pointer): Edit | undefined {
  const block = sharedAt(root, placement);
  if (block === undefined) return undefined;
  const after = set(root, placement, duplicateOf(block));
  return { says: `${blockTitle(after, now, placement)} is a block of this page alone now`, place: placement, after };
}

function sharedAt(root: JsonObject, placement: Pointer): Json | undefined {
  const written = valueAt(root, placement);
  if (!isObject(written) || written.type !== 'shared') return undefined;
  return valueAt(root, memberPointer('/shared', String(written.block)));
}

/** Gives the names of the values that a text has as placeholders. */
export function valuesInText(root: JsonObject, text: string): string[] {
  const { values } = root;
  const names = new Set(placeholdersIn(text).map(({ name }) => name));
  return [...names].filter((name) => isObject(values) && Object.hasOwn(values, name));
}

/** The parts of a site whose texts its composed pages show. */
const drawnParts = /^\/(routes|notFound|shared|collections|header|footer)\//;

/**
 * Writes the words of a value into one text in the place of its placeholder; a value that no other text says is gone
 * then. Gives undefined where no way to write them
 * leaves all that the site shows as it is, such as where an entry has a field of that name.
 */
export function writeOutValue(
  root: JsonObject,
  place: Pointer,
  name: string,
  assets: Assets,
  registry: ComposeRegistry,
  now: Date,
): Edit | undefined {
  const { values, locale } = siteOf(root, assets, registry, now);
  const value = values[name];
  if (value === undefined || !drawnParts.test(place)) return undefined;
  const before = visibleText(root, assets, registry, now);
  if (before === undefined) return undefined;
  const uses = placeholdersIn(String(valueAt(root, place))).filter((use) => use.name === name);
  let after = root;
  // From the last to the first, so that writing one moves none that is still to be written.
  for (const { format, start: from, end: to } of uses.reverse()) {
    const words = format === undefined ? value : formatValue(value, format, locale).text;
    if (words === undefined) return undefined;
    const text = String(valueAt(after, place));
    const [start, end] = [text.slice(0, from), text.slice(to)];
    const match = waysToWrite(words, start)
      .map((way) => set(after, place, start + way + end))
      .find((candidate) => visibleText(candidate, assets, registry, now) === before);
    if (!match) return undefined;
    after = match;
  }
  if (after === root) return undefined;
  const says = `${sayPlace(root, now, place)}: ${withinWords(name)} written out`;
  // What was said here alone has moved here: nothing would use the value any more.
  const isMoved = usesOfValue(after, name) === 0;
  return { says, place, after: isMoved ? (remove(after, memberPointer('/values', name)) as JsonObject) : after };
}

/**
 * Gives the ways to write the words of a value into copy or plain text, the likeliest first: with braces doubled, with
 * marks escaped, and within an address without blanks. `before` is the text in front of them.
 */
function waysToWrite(words: string, before: string): string[] {
  const plain = words.replaceAll('{', '{{').replaceAll('}', '}}');
  const ways = [plain, plain.replaceAll(/[\\*[\]]/g, '\\$&')];
  const close = plain.replaceAll(' ', '');
  return /(tel|sms|mailto|https?):\S*$/.test(before) ? [close, ...ways] : [...ways, close];
}

/**
 * Gives all that visitors see of a site as one text, the same in whichever order its pages are; undefined where it
 * cannot be composed.
 */
export function visibleText(
  root: JsonObject,
  assets: Assets,
  registry: ComposeRegistry,
  now: Date,
): string | undefined {
  try {
    const site = siteOf(root, assets, registry, now);
    const pages = pagesOf(site).map((route) => `${route.path} ${JSON.stringify(composePage(site, route))}`);
    return [JSON.stringify(composeShell(site)), ...pages.sort()].join('\n');
  } catch {
    return undefined;
  }
}
