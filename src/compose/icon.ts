import type { IconElement } from './page';

const parsed = new Map<string, IconElement[]>();

/** The elements of an icon from its markup, ready for React: presentation that every icon shares is left to the svg around them. */
export function parseIcon(markup: string): IconElement[] {
  let elements = parsed.get(markup);
  if (!elements) {
    elements = parseElements(markup);
    parsed.set(markup, elements);
  }
  return elements;
}

function parseElements(markup: string): IconElement[] {
  const elements: IconElement[] = [];
  for (const [, tag, attributes] of markup.matchAll(
    /<(path|circle|ellipse|rect|line|polyline|polygon)\s([^>]*?)\/?>/g,
  )) {
    const entries = [...(attributes ?? '').matchAll(/([\w-]+)="([^"]*)"/g)]
      .map(([, name, value]) => [name ?? '', value ?? ''] as const)
      .filter(([name]) => !/^(fill|stroke)/.test(name) || name === 'fill');
    elements.push([
      tag ?? '',
      Object.fromEntries(entries.filter(([name, value]) => name !== 'fill' || value !== 'none')),
    ]);
  }
  return elements;
}
