import { placeholdersIn } from './spans';

/** One part of a message; plain words are a string. */
export type MessagePart =
  | string
  /** A placeholder, by what stands in its braces. */
  | { placeholder: string }
  /** The address of pages, with placeholders in it. */
  | { path: string }
  /** A text of the file, in quotes. */
  | { quoted: string }
  /** An instruction, which differs for whoever types commands and in the editor. */
  | { inTerminal: string; inEditor: string };

/** A message: in parts where it shows what the file writes, for which an editor may have other words. */
export type Message = string | readonly MessagePart[];

/**
 * Makes a message of words and other parts, as the tag of a template: ``worded`Write ${{ placeholder: 'price' }} here.`
 * ``.
 */
export function worded(words: TemplateStringsArray, ...between: (Message | MessagePart | number)[]): MessagePart[] {
  return words.flatMap((some, index) => [
    some,
    ...[between[index] ?? []].flat().map((part) => (typeof part === 'number' ? String(part) : part)),
  ]);
}

/** Splits a sentence into words and the placeholders that it shows, alone or in an address: `/trips/{slug}`. */
export function partsOf(sentence: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const one of placeholdersIn(sentence)) {
    if (one.start < end) continue;
    const [path = ''] = /\/\S*$/.exec(sentence.slice(end, one.start)) ?? [];
    const start = one.start - path.length;
    const [rest = ''] = (path !== '' && /^[\w/{}-]*/.exec(sentence.slice(one.end))) || [];
    parts.push(sentence.slice(end, start));
    end = one.end + rest.length;
    const written = sentence.slice(start, end);
    parts.push(path === '' ? { placeholder: written.slice(1, -1) } : { path: written });
  }
  return [...parts, sentence.slice(end)];
}

/**
 * Writes a message as one text; `say` words the parts that are not plain words, by default as they stand in the file.
 */
export function textOf(message: Message, say: (part: Exclude<MessagePart, string>) => string = asInFile): string {
  if (typeof message === 'string') return message;
  return message.map((part) => (typeof part === 'string' ? part : say(part))).join('');
}

function asInFile(part: Exclude<MessagePart, string>): string {
  if ('quoted' in part) return JSON.stringify(part.quoted);
  if ('inTerminal' in part) return part.inTerminal;
  return 'path' in part ? part.path : `{${part.placeholder}}`;
}
