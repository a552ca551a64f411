import type { IconElement } from './page';

/** The elements of an icon from its markup, ready for React: presentation that every icon shares is left to the svg around them. */
export function parseIcon(markup: string): IconElement[] {
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
