import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '../../src/compose/page';

/** A document of a built site, taken apart. */
export interface BuiltDocument {
  /** Its file in the output. */
  path: string;
  html: string;
  /** The document without the content of its scripts and styles. */
  markup: string;
  styles: [name: string, css: string][];
  scripts: { attributes: string; content: string }[];
  /** The types of its blocks; none in a redirect. */
  types: string[] | undefined;
  /** What a followed link fetches of it; none for a redirect and the page of unknown addresses. */
  slice: { key: string; page: Page; styles: Record<string, string> } | undefined;
}

/** Every document of an output folder that is no redirect to another. */
export function pagesIn(outFolder: string): BuiltDocument[] {
  return documentsIn(outFolder).filter(({ types }) => types !== undefined);
}

/** Every document of an output folder, in alphabetical order. */
export function documentsIn(outFolder: string): BuiltDocument[] {
  return readdirSync(outFolder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .sort()
    .map((path) => takeApart(outFolder, path));
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

function takeApart(outFolder: string, path: string): BuiltDocument {
  const html = readFileSync(join(outFolder, path), 'utf8');
  const styles = [...html.matchAll(/<style data-style="([^"]*)">(.*?)<\/style>/gs)];
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].map(([, attributes = '', content = '']) => ({
    attributes,
    content,
  }));
  const isPage = scripts.some(({ attributes }) => attributes.includes('data-site='));
  const types = [...html.matchAll(/<div data-block="([^"]+)"/g)].map(([, type = '']) => type);
  const name = path.replace(/(^|\/)index\.html$|\.html$/, '');
  const slice = join(outFolder, '_page', `${name || '_home'}.json`);
  return {
    path,
    html,
    markup: html.replace(/(<(script|style)[^>]*>).*?(<\/\2>)/gs, '$1$3'),
    styles: styles.map(([, name = '', css = '']) => [name, css]),
    scripts,
    types: isPage ? types : undefined,
    slice: isPage && existsSync(slice) ? JSON.parse(readFileSync(slice, 'utf8')) : undefined,
  };
}
