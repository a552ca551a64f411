import { ownMember } from '../manifest/manifest';
import type { IconElement, Icons, Network } from './page';
import type { Shape } from './shape';

const elementsByMarkup = new Map<string, IconElement[]>();

/** Gives the elements of an icon from its markup, for React, without the attributes that all icons share. */
export function parseIcon(markup: string): IconElement[] {
  const elements = elementsByMarkup.get(markup) ?? parseElements(markup);
  elementsByMarkup.set(markup, elements);
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

/** Gives those of some icons that a finished part names. */
export function iconsIn(part: unknown, shape: Shape, icons: Icons): Icons {
  const all = Object.entries(icons);
  if (all.length === 0) return icons;
  const named = new Set<string>();
  collectNames(part, shape, named);
  return named.size === all.length ? icons : Object.fromEntries(all.filter(([name]) => named.has(name)));
}

function collectNames(part: unknown, shape: Shape, named: Set<string>): void {
  if (shape === null || part === undefined) return;
  if ('kind' in shape) {
    if (shape.kind === 'icon') named.add(part as string);
    else if (shape.kind === 'network') named.add((part as Network).icon);
  } else if ('list' in shape) {
    for (const item of part as unknown[]) collectNames(item, shape.list, named);
  } else {
    const group = part as Record<string, unknown>;
    for (const name of Object.keys(group)) collectNames(group[name], ownMember(shape.fields, name) ?? null, named);
  }
}
