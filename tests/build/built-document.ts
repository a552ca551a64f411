import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Shell } from '../../src/compose/page';

/** A document of a built site, taken apart. */
export interface BuiltDocument {
  /** Its file in the output. */
  path: string;
  html: string;
  /** The document without the content of its scripts and styles. */
  markup: string;
  styles: [name: string, css: string][];
  scripts: { attributes: string; content: string }[];
  /** What it carries for hydration; none in a redirect. */
  data: { key: string; shell: Shell; page: Page } | undefined;
}

/** Every document of an output folder that is no redirect to another. */
export function pagesIn(outFolder: string): BuiltDocument[] {
  return documentsIn(outFolder).filter(({ data }) => data !== undefined);
}

/** Every document of an output folder, in alphabetical order. */
export function documentsIn(outFolder: string): BuiltDocument[] {
  return readdirSync(outFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .sort()
    .map((path) => takeApart(path, readFileSync(join(outFolder, path), 'utf8')));
}

/** The values of an attribute in markup, escapes resolved. */
export function attributeValues(markup: string, name: string): string[] {
  return [...markup.matchAll(new RegExp(`<[a-z][^>]*? ${name}="([^"]*)"`, 'gi'))].map(([, value = '']) =>
    value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&'),
  );
}

/** The content of a meta or link tag: `metaOf(markup, 'property="og:url"')`. */
export function metaOf(markup: string, mark: string): string | undefined {
  const tag = [...markup.matchAll(/<(?:meta|link) [^>]*>/g)]
    .map(([found]) => found)
    .find((found) => found.includes(mark));
  return tag && /(?:content|href)="([^"]*)"/.exec(tag)?.[1];
}

function takeApart(path: string, html: string): BuiltDocument {
  const styles = [...html.matchAll(/<style data-style="([^"]*)">(.*?)<\/style>/gs)];
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', content = '']) => ({
    attributes,
    content,
  }));
  const data = scripts.find(({ attributes }) => attributes.includes('id="page-data"'))?.content;
  return {
    path,
    html,
    markup: html.replace(/(<(script|style)[^>]*>).*?(<\/\2>)/gs, '$1$3'),
    styles: styles.map(([, name = '', css = '']) => [name, css]),
    scripts,
    data: data === undefined ? undefined : JSON.parse(data),
  };
}
