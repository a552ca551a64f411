import type { Copy, Inline, Link } from './page';

/** What becomes of the plain parts of copy. */
export interface CopyParts {
  /** The words between marks. */
  text(words: string): string;
  link(target: string): Link;
}

/**
 * Parses copy: `**bold**`, `*italic*` and `[words](target)` inside paragraphs, which are the items
 * of a list or separated by an empty line. A backslash keeps the next mark as it is.
 */
export function parseCopy(source: string | string[], parts: CopyParts): Copy {
  const paragraphs = Array.isArray(source) ? source : source.split(/\n\s*\n/);
  return paragraphs.filter((paragraph) => paragraph.trim()).map((paragraph) => parseInline(paragraph.trim(), parts));
}

const mark =
  /\\([\\*[\]])|(?<link>\[((?:[^[\]\\]|\\.)+)\]\(([^()\s]+)\))|\*\*(?=\S)(.+?\*?)(?<=\S)\*\*|\*(?=[^\s*])([^*]+?)(?<=\S)\*/;

function parseInline(source: string, parts: CopyParts): Inline[] {
  const found: Inline[] = [];
  let rest = source;
  for (let match = mark.exec(rest); match; match = mark.exec(rest)) {
    const [whole, escaped, , words, target, strong, em] = match;
    pushText(found, parts.text(rest.slice(0, match.index)));
    if (escaped !== undefined) pushText(found, escaped);
    else if (words !== undefined)
      found.push({ kind: 'link', to: parts.link(target ?? ''), content: parseInline(words, parts) });
    else if (strong !== undefined) found.push({ kind: 'strong', content: parseInline(strong, parts) });
    else if (em !== undefined) found.push({ kind: 'em', content: parseInline(em, parts) });
    rest = rest.slice(match.index + whole.length);
  }
  pushText(found, parts.text(rest));
  return found;
}

function pushText(found: Inline[], text: string): void {
  if (!text) return;
  const last = found.at(-1);
  if (typeof last === 'string') found[found.length - 1] = last + text;
  else found.push(text);
}
