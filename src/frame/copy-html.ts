import type { Copy, Inline } from '../compose/page';
import type { Site } from '../compose/site';
import { escapeXml } from './escape-xml';
import { addressOnWeb } from './page-url';

/**
 * Writes copy with lists, small headings or quotations as HTML with whole addresses, for programs that show it
 * elsewhere. Gives undefined for copy whose plain words say all of it.
 */
export function copyHtml(site: Site, copy: Copy): string | undefined {
  if (copy.every(Array.isArray)) return undefined;
  return copy.map((passage) => passageHtml(site, passage)).join('');
}

function passageHtml(site: Site, passage: Copy[number]): string {
  if (Array.isArray(passage)) return element('p', inlineHtml(site, passage));
  const { kind, content } = passage;
  const line = kind === 'blockquote' ? 'p' : kind === 'ul' || kind === 'ol' ? 'li' : undefined;
  const lines = content.map((one) => inlineHtml(site, one));
  return element(kind, lines.map((one) => (line ? element(line, one) : one)).join(''));
}

function inlineHtml(site: Site, content: Inline[]): string {
  const parts = content.map((part) => {
    if (typeof part === 'string') return escapeXml(part);
    const inside = inlineHtml(site, part.content);
    if (part.kind !== 'link') return element(part.kind, inside);
    return `<a href="${escapeXml(addressOnWeb(site, part.to.href))}">${inside}</a>`;
  });
  return parts.join('');
}

function element(tag: string, content: string): string {
  return `<${tag}>${content}</${tag}>`;
}
