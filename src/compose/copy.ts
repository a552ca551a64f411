import type { Copy, Inline, Link } from './page';

/**
 * Parses copy: `**bold**`, `*italic*` and `[words](target)` inside paragraphs, which are the items
 * of a list or separated by an empty line. A backslash keeps the next mark as it is.
 */
export function parseCopy(source: string | string[], link: (target: string) => Link): Copy {
  const paragraphs = Array.isArray(source) ? source : source.split(/\n\s*\n/);
  return paragraphs.filter((paragraph) => paragraph.trim()).map((paragraph) => parseInline(paragraph.trim(), link));
}

/** The targets of the links in copy, in order. */
export function copyLinks(source: string): string[] {
  return [...source.matchAll(linkMark)].map((match) => match[2] ?? '');
}

const linkMark = /(?<!\\)\[((?:[^[\]\\]|\\.)+)\]\(([^()\s]+)\)/g;
const mark =
  /\\([\\*[\]])|(?<link>\[((?:[^[\]\\]|\\.)+)\]\(([^()\s]+)\))|\*\*(?=\S)(.+?\*?)(?<=\S)\*\*|\*(?=[^\s*])([^*]+?)(?<=\S)\*/;

function parseInline(text: string, link: (target: string) => Link): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  for (let match = mark.exec(rest); match; match = mark.exec(rest)) {
    const [whole, escaped, , words, target, strong, em] = match;
    pushText(parts, rest.slice(0, match.index));
    if (escaped !== undefined) pushText(parts, escaped);
    else if (words !== undefined)
      parts.push({ kind: 'link', to: link(target ?? ''), content: parseInline(words, link) });
    else if (strong !== undefined) parts.push({ kind: 'strong', content: parseInline(strong, link) });
    else if (em !== undefined) parts.push({ kind: 'em', content: parseInline(em, link) });
    rest = rest.slice(match.index + whole.length);
  }
  pushText(parts, rest);
  return parts;
}

function pushText(parts: Inline[], text: string): void {
  if (!text) return;
  const last = parts.at(-1);
  if (typeof last === 'string') parts[parts.length - 1] = last + text;
  else parts.push(text);
}
