/**
 * The pattern of characters that no page can show: control characters but for white space, and those that Unicode
 * leaves out.
 */
const unseen = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n\r]]/v;
const everyUnseen = new RegExp(unseen, 'gv');

/** Finds the first character that no page can show, with its name in Unicode, such as U+0000. */
export function findUnseenCharacter(text: string): { offset: number; length: number; name: string } | undefined {
  const match = unseen.exec(text);
  if (!match) return undefined;
  const code = match[0].codePointAt(0) ?? 0;
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return { offset: match.index, length: match[0].length, name };
}

/** Replaces each character that no page can show by the usual sign for what is lost. */
export function withoutUnseenCharacters(text: string): string {
  return text.replaceAll(everyUnseen, '\uFFFD');
}

/** Words the message about an unseen character. */
export function unseenMessage(name: string): string {
  return `A character that no page can show stands here (${name}). Remove it.`;
}

/** The pattern of half a character, as of an emoji that was cut in two. */
export const halfCharacter = /\p{Cs}/u;

/** The message about such a half. */
export const halfMessage =
  'Half of a character stands here, and no browser can show it. Write the whole character itself, such as an emoji.';
