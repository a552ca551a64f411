/** Matches what no page can show: control characters but for the white space of a text, and what Unicode leaves out. */
const unseen = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n\r]]/v;
const everyUnseen = new RegExp(unseen, 'gv');

/** Where the first character stands that no page can show, and what Unicode calls it, such as U+0000. */
export function findUnseenCharacter(text: string): { offset: number; length: number; name: string } | undefined {
  const match = unseen.exec(text);
  if (!match) return undefined;
  const code = match[0].codePointAt(0) ?? 0;
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  return { offset: match.index, length: match[0].length, name };
}

/** The text with the usual sign for what is lost in the place of each character that no page can show. */
export function withoutUnseenCharacters(text: string): string {
  return text.replaceAll(everyUnseen, '\uFFFD');
}

/** What is said of such a character. */
export function unseenMessage(name: string): string {
  return `A character that no page can show stands here (${name}). Remove it.`;
}

/** What stands for half of a character, as an emoji that was cut in two. */
export const halfCharacter = /\p{Cs}/u;

/** What is said of such a half. */
export const halfMessage =
  'Half of a character stands here, and no browser can show it. Write the whole character itself, such as an emoji.';
