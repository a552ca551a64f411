import { shortMessage } from '../../checks/short-message';
import { type Message, type MessagePart, partsOf, textOf } from '../../manifest/message';
import { inWords, sayPath } from './in-words';
import { onePlaceholder, sayName } from './say-text';
import { termOf } from './terms';

/**
 * Writes a message for somebody who never sees the file, with the names that the editor has for values and fields:
 * “Price, as money” for `{price:money}`, “Name in the address” for `"slug"`.
 */
export function sayMessage(message: Message): string {
  return shortMessage(textOf(message, sayPart)).replaceAll(quotedName, (whole, name: string) => {
    const term = termOf(name);
    return term ? `“${term.label}”` : whole;
  });
}

/** A name of the file in straight quotes, as messages speak of one. */
const quotedName = /"([a-z][A-Za-z]*)"/g;

function sayPart(part: Exclude<MessagePart, string>): string {
  if ('path' in part) return sayPath(part.path);
  if ('inEditor' in part) return part.inEditor;
  const written = 'quoted' in part ? part.quoted : `{${part.placeholder}}`;
  if (onePlaceholder.test(written)) return `“${sayName(written, inWords)}”`;
  return JSON.stringify(written.startsWith('/') ? sayPath(written) : textOf(partsOf(written), sayPart));
}
