import { type Container, isContainer } from './identity';
import { type Layout, layoutLike } from './layout';
import type { Json } from './manifest';
import type { Offsets } from './tokens';

/** The most characters of a line on which a whole container stands. */
export const widest = 120;

/** The style in which a new value is written. */
export interface Style {
  /** The white space at the beginning of the line on which the value begins. */
  indent: string;
  /** What each step inwards adds to that. */
  unit: string;
  lineEnd: string;
  /** The offset of a similar value, whose style it takes. */
  model: number | undefined;
  /** Gives the text of a part that has one already, at an indent; undefined where it has none. */
  reuse: (part: Container, indent: string) => string | undefined;
}

/**
 * Writes a new value in the style of one that stands in the text: on one line where that does, with its white space.
 * Without such a model, a container of plain values stands on one line of at most 120 characters.
 */
export function writeValue(text: string, value: Json, style: Style): string {
  if (!isContainer(value)) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const entries = Object.entries(value);
  if (entries.length === 0) return `${open}${close}`;
  const model = layoutLike(text, style.model, value);
  const line = isOnOneLine(text, value, model) ? writeOnOneLine() : undefined;
  if (line !== undefined && !line.includes('\n') && line.length <= widest) return line;
  const start = style.lineEnd + style.indent + style.unit;
  return `${open}${start}${writeMembers(style.indent + style.unit).join(`,${start}`)}${style.lineEnd}${style.indent}${close}`;

  function writeOnOneLine(): string {
    const [first, second] = model?.members ?? [];
    const pad = first?.lead ?? (Array.isArray(value) ? '' : ' ');
    return `${open}${pad}${writeMembers(style.indent).join(`,${second?.lead ?? ' '}`)}${model?.members.at(-1)?.trail ?? pad}${close}`;
  }

  function writeMembers(indent: string): string[] {
    return entries.map(([name, part]) => {
      const like = Array.isArray(value) ? model?.members[0] : model?.members.find((member) => member.name === name);
      const reused = isContainer(part) ? style.reuse(part, indent) : undefined;
      const written = reused ?? writeValue(text, part, { ...style, indent, model: like?.value[0] });
      return Array.isArray(value) ? written : writeKey(text, name, model) + written;
    });
  }
}

/** Writes a key with its colon, and white space around that as the other members of its object have. */
export function writeKey(text: string, name: string, layout: Layout | undefined): string {
  const [like] = layout?.members ?? [];
  return JSON.stringify(name) + (like?.key ? between(text, like.key, like.value) : ': ');
}

function between(text: string, [, start]: Offsets, [end]: Offsets): string {
  const colon = text.slice(start, end);
  return colon.includes('\n') ? ': ' : colon;
}

function isOnOneLine(text: string, value: Container, model: Layout | undefined): boolean {
  if (model && model.members.length > 0) return !text.slice(model.start, model.close).includes('\n');
  return Object.values(value).every((part) => !isContainer(part) || Object.keys(part).length === 0);
}
