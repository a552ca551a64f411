import { isContainerAt, skipSpace, skipValue, walkMembers } from './tokens';
import { widest } from './write-value';

/** A JSON value as it is written: its text, or its parts. */
type WrittenValue =
  | { text: string }
  | { open: '{' | '['; members: { key?: string; value: WrittenValue }[]; isOnOneLine: boolean };

/**
 * Writes a well-formed JSON text in the canonical format: two spaces, a final newline, every key, string and number as
 * its author wrote it and in that order, lines that end as most of them do. A container that stands on one line stays
 * there while the line is at most 120 characters long; every other one has a line for each member.
 */
export function formatJson(source: string): string {
  const [written] = readValue(source, skipSpace(source, 0));
  const mark = source.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + `${printValue(written, '', 0, 0)}\n`.replaceAll('\n', usualLineEnd(source));
}

/** Gives the characters that end most lines of a text. */
function usualLineEnd(text: string): string {
  const count = (lineEnd: RegExp): number => text.match(lineEnd)?.length ?? 0;
  const [pairs, feeds, returns] = [count(/\r\n/g), count(/(?<!\r)\n/g), count(/\r(?!\n)/g)];
  if (returns > pairs && returns > feeds) return '\r';
  return pairs > feeds ? '\r\n' : '\n';
}

function printValue(written: WrittenValue, indent: string, used: number, after: number): string {
  if ('text' in written) return written.text;
  const close = written.open === '{' ? '}' : ']';
  if (written.members.length === 0) return written.open + close;
  if (written.isOnOneLine) {
    const line = printOnOneLine(written);
    if (used + line.length + after <= widest) return line;
  }
  const inner = `${indent}  `;
  const lines = written.members.map(({ key, value }, index) => {
    const start = inner + (key === undefined ? '' : `${key}: `);
    const comma = index < written.members.length - 1 ? ',' : '';
    return start + printValue(value, inner, start.length, comma.length) + comma;
  });
  return `${written.open}\n${lines.join('\n')}\n${indent}${close}`;
}

function printOnOneLine(written: WrittenValue): string {
  if ('text' in written) return written.text;
  const members = written.members.map(
    ({ key, value }) => (key === undefined ? '' : `${key}: `) + printOnOneLine(value),
  );
  if (written.open === '[') return `[${members.join(', ')}]`;
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function readValue(source: string, start: number): [written: WrittenValue, end: number] {
  if (!isContainerAt(source, start)) {
    const end = skipValue(source, start);
    return [{ text: source.slice(start, end) }, end];
  }
  const members: { key?: string; value: WrittenValue }[] = [];
  const end = walkMembers(source, start, ({ key, start: valueStart }) => {
    const [value, valueEnd] = readValue(source, valueStart);
    members.push(key ? { key: source.slice(...key), value } : { value });
    return valueEnd;
  });
  const isOnOneLine = !/[\n\r]/.test(source.slice(start, end));
  return [{ open: source[start] === '{' ? '{' : '[', members, isOnOneLine }, end];
}
