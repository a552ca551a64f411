import { withoutUnseenCharacters } from '../manifest/unseen-character';

const mostOfName = 60;
const mostOfMessage = 320;

/**
 * Shortens a message to what fits on a screen: on one line, long names in quotes without their middle, and never more
 * than 320 characters.
 */
export function shortMessage(message: string): string {
  // A hint without choices is empty, and leaves a blank at the end.
  const line = withoutUnseenCharacters(message.replaceAll(/[\t\r\n]+/g, ' ')).trimEnd();
  return line.length <= mostOfMessage ? line : shorten(withShortNames(line), mostOfMessage);
}

/** Shortens the quotes in a text that are too long, by their middles. */
function withShortNames(line: string): string {
  // A name may have millions of letters, for which a regular expression has no room.
  const parts = line.split('"');
  return parts.map((part, index) => (index % 2 === 1 && index < parts.length - 1 ? shorten(part) : part)).join('"');
}

/** Shortens a text that is too long, by its middle. */
export function shorten(text: string, most = mostOfName): string {
  if (text.length <= most) return text;
  const end = Math.floor(most / 3);
  return `${text.slice(0, most - end - 1)}…${text.slice(-end)}`.toWellFormed();
}

/** Lists as many of some names as a message has room for, in quotes. */
export function listNames(names: string[], most = 12): string {
  const room = 250;
  let length = 0;
  const shown = names
    .slice(0, most)
    .map((name) => `"${shorten(name)}"`)
    .filter((name) => {
      length += name.length + ', '.length;
      return length <= room;
    });
  return shown.join(', ') + (shown.length < names.length ? ' and more' : '');
}
