import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { pageFile } from '../../../src/addresses/page-address';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/**
 * What a visitor gets of a page: its title and description, then every element of its body with its attributes
 * and every text, one a line, indented by its depth. Left out are comments, scripts and where attributes stand.
 */
export function visitorView(html: string): string[] {
  const document = parse(html);
  const lines: string[] = [];
  for (const { tagName, attrs, childNodes } of elementsIn(document)) {
    const { name, content } = Object.fromEntries(attrs.map((attribute) => [attribute.name, attribute.value]));
    if (tagName === 'title') lines.push(`title: ${childNodes.map(textOf).join('')}`);
    if (tagName === 'meta' && name === 'description') lines.push(`description: ${content}`);
    if (tagName === 'body') for (const child of childNodes) show(child, 0, lines);
  }
  return lines;
}

/** Says where a page differs from ours, in a sentence with both; undefined where a visitor gets the same. */
export function differenceBetween(ours: string, theirs: string): string | undefined {
  const [own, other] = [visitorView(ours), visitorView(theirs)];
  const at = Array.from({ length: Math.max(own.length, other.length) }, (_, index) => index).find(
    (index) => own[index] !== other[index],
  );
  if (at === undefined) return undefined;
  return `where ours has ${own[at]?.trim() ?? 'no more'}, it has ${other[at]?.trim() ?? 'no more'}`;
}

/**
 * Says which page a visitor would not get the same from two built sites, and how it differs; undefined where all
 * pages are there and twenty of them, from the first to the last, are equal.
 */
export function differenceOfSites(ourFolder: string, theirFolder: string, paths: string[]): string | undefined {
  const fileOf = (path: string): string => pageFile(path, { trailingSlash: false });
  const missing = paths.find((path) => !existsSync(join(theirFolder, fileOf(path))));
  if (missing) return `there is no page ${missing}`;
  for (const path of samplesOf(paths, 20)) {
    const file = fileOf(path);
    const [ours, theirs] = [ourFolder, theirFolder].map((folder) => readFileSync(join(folder, file), 'utf8'));
    const difference = differenceBetween(ours ?? '', theirs ?? '');
    if (difference) return `the page ${path} differs; ${difference}`;
  }
  return undefined;
}

function samplesOf(paths: string[], count: number): Set<string> {
  return new Set(
    Array.from({ length: count }, (_, index) => paths[Math.round((index * (paths.length - 1)) / (count - 1))] ?? '/'),
  );
}

function show(node: Node, depth: number, lines: string[]): void {
  const indent = ' '.repeat(depth);
  if (node.nodeName === '#text') {
    const text = textOf(node).replaceAll(/\s+/g, ' ');
    if (text.trim()) lines.push(indent + text);
  } else if ('tagName' in node && node.tagName !== 'script') {
    const attributes = node.attrs
      .map(({ name, value }) => ` ${name}="${value.trim()}"`)
      .sort()
      .join('');
    lines.push(`${indent}<${node.tagName}${attributes}>`);
    for (const child of node.childNodes) show(child, depth + 1, lines);
  }
}

function textOf(node: Node): string {
  return 'value' in node ? node.value : '';
}

function* elementsIn(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}
