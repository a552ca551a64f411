import { isContainer, type Offsets, skipValue, walkMembers } from './tokens';

/** A member of a container as it is written. */
export interface Member {
  /** The key of an object's member; of a list's, its index. */
  name: string;
  /** Where it begins: its key, or its value in a list. */
  start: number;
  key: Offsets | undefined;
  value: Offsets;
  /** The white space before it, from the bracket or comma on. */
  lead: string;
  /** The white space after it, up to the comma or bracket. */
  trail: string;
}

/** How an object or a list is written. */
export interface Layout {
  start: number;
  /** The offset of its closing bracket. */
  close: number;
  members: Member[];
}

/** Reads how the container which begins at `start` of a well-formed text is written; what is within its members is passed over. */
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

/** Reads the layout of what begins at `start` where that is a container of the kind that `like` is. */
export function layoutLike(text: string, start: number | undefined, like: object): Layout | undefined {
  if (start === undefined || !isContainer(text, start)) return undefined;
  return Array.isArray(like) === (text[start] === '[') ? readLayout(text, start) : undefined;
}

/** The white space at the beginning of the line in which an offset lies. */
export function indentAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset))?.[0] ?? '';
}
