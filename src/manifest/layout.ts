import { isContainerAt, type Offsets, skipValue, walkMembers } from './tokens';

/** A member of a container as it is written. */
export interface Member {
  /** The key of an object's member; of a list's, its index. */
  name: string;
  /** The offset of its key, or of its value in a list. */
  start: number;
  key: Offsets | undefined;
  value: Offsets;
  /** The white space before it, from the bracket or comma on. */
  lead: string;
  /** The white space after it, up to the comma or bracket. */
  trail: string;
}

/** The layout of an object or a list in its text. */
export interface Layout {
  start: number;
  /** The offset of its closing bracket. */
  close: number;
  members: Member[];
}

/** Reads the layout of the container that begins at `start` of a well-formed text, without looking into its members. */
export function readLayout(text: string, start: number): Layout {
  const members: Member[] = [];
  const end = walkMembers(text, start, ({ name, key, start: valueStart }) => {
    const valueEnd = skipValue(text, valueStart);
    members.push({ name, key, start: key?.[0] ?? valueStart, value: [valueStart, valueEnd], lead: '', trail: '' });
    return valueEnd;
  });
  const close = end - 1;
  let open = start + 1;
  for (const [index, member] of members.entries()) {
    const [, valueEnd] = member.value;
    const comma = text.indexOf(',', valueEnd);
    member.lead = text.slice(open, member.start);
    member.trail = text.slice(valueEnd, index < members.length - 1 ? comma : close);
    open = comma + 1;
  }
  return { start, close, members };
}

/** Reads the layout of the value that begins at `start`, where it is a container of the same kind as `like`. */
export function layoutLike(text: string, start: number | undefined, like: object): Layout | undefined {
  if (start === undefined || !isContainerAt(text, start)) return undefined;
  return Array.isArray(like) === (text[start] === '[') ? readLayout(text, start) : undefined;
}

/** Gives the white space at the beginning of the line in which an offset lies. */
export function indentAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? '';
}
