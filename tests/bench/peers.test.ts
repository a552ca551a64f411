import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareRenderer, renderPage } from '../../src/render/server';
import { siteParts } from '../site-parts';
import { folderForFile } from '../temporary-folder';
import { type ComposedSite, composeSite } from './composed-site';
import { changeOneWord } from './edit-text';
import { writeGeneratedSite } from './generate-site';
import { withClasses } from './peers/class-names';
import { drawBlock } from './peers/eleventy-javascript/views/blocks.js';
import { drawDocument } from './peers/eleventy-javascript/views/document.js';
import { type PeerPage, peerContent } from './peers/peer-content';
import { supportsAstro, systems, writePeerProject } from './peers/systems';
import { differenceBetween, visitorView } from './peers/visitor-view';

const folder = folderForFile();
const site = composeSite(writeGeneratedSite(folder, 6));
const content = peerContent(site, 'p{margin:0}', '<svg/>');
const tools = { node: 'node', nodeVersion: '24.0.0', packages: undefined, hugo: undefined, notes: [] };

test.each(systems)('$id is given every text and every link of each of our pages', async (system) => {
  const files = Object.values(system.contentFiles(content));
  const given = new Set(
    files.flatMap((text) => /^(?:---json\n)?([{[].*[}\]])/s.exec(text)?.[1] ?? []).flatMap(stringsIn),
  );
  for (const { path } of content.pages) {
    const lines = visitorView(await drawOurs(site, path)).map((line) => line.trim());
    const main = lines.slice(
      lines.findIndex((line) => line.startsWith('<main')),
      lines.findIndex((line) => line.startsWith('<footer')),
    );
    const texts = main.filter((line) => !line.startsWith('<') && !/^\d$/.test(line));
    const links = main.flatMap((line) => / href="([^"]+)"/.exec(line)?.[1] ?? []);
    expect(texts.length).toBeGreaterThan(30);
    expect([...texts, ...links].filter((one) => !given.has(one))).toEqual([]);
  }
});

test('the JavaScript of Eleventy draws, element for element, what we draw', async () => {
  for (const page of content.pages) {
    expect(differenceBetween(await drawOurs(site, page.path), withClasses(drawWithJavaScript(page)))).toBeUndefined();
  }
});

test('the Nunjucks of Eleventy has a template for every type of block, and a file for every page', () => {
  const files = systems.find(({ id }) => id === 'eleventy-nunjucks')?.contentFiles(content) ?? {};
  const written = content.pages.map(({ path }) => files[`content${path === '/' ? '/index' : path}.md`]);
  const types = written.map((text) => Array.from(text?.matchAll(/^ {3}"type": "(.+)"/gm) ?? [], ([, type]) => type));
  const templates = readdirSync(join(import.meta.dirname, 'peers/eleventy-nunjucks/includes/blocks'));
  expect(types.every((of) => of.length === 7)).toBe(true);
  expect([...new Set(types.flat())].map((type) => `${type}.njk`).sort()).toEqual(templates.sort());
});

test('pages that differ in a word, a link, an element or a space are told apart', () => {
  const page = '<title>T</title><body><p class="a b">One <a href="/x">two</a></p>';
  const others = ['One', 'href="/x"', 'p class', ' <a'].map((part) => page.replace(part, part.replace(/\w|\s/, 'q')));
  expect(others.map((other) => differenceBetween(page, other))).not.toContain(undefined);
  expect(differenceBetween(page, page.replace('T<', 'U<'))).toBe('where ours has title: T, it has title: U');
  expect(differenceBetween(page, page.replace('<p', '<!--x--><p'))).toBeUndefined();
});

test.each(systems)('the project of $id has its templates, and one word of its last page can be changed', (system) => {
  const project = join(folder, system.id);
  writePeerProject(join(import.meta.dirname, '../..'), project, system, content, tools);
  const file = join(project, system.lastPageFile(content));
  const before = readFileSync(file, 'utf8');
  changeOneWord(file, 'otherwise');
  const [words, changed] = [before, readFileSync(file, 'utf8')].map((text) => text.split(' '));
  expect(changed?.filter((word, index) => word !== words?.[index])).toHaveLength(1);
  expect(changed?.some((word) => word.endsWith('"otherwise'))).toBe(true);
});

test('Astro is asked of no Node that it refuses', () => {
  expect(['20.19.0', '22.11.0', '22.12.0', '23.0.0', '24.1.0'].map(supportsAstro)).toEqual([
    false,
    false,
    true,
    true,
    true,
  ]);
});

async function drawOurs({ shell, pages }: ComposedSite, path: string): Promise<string> {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}.`);
  await prepareRenderer(page.blocks.map(({ type }) => type));
  const { html, failure } = renderPage(shell, page, siteParts, { styles: [] });
  if (failure !== undefined) throw new Error(failure);
  return new TextDecoder().decode(html);
}

function drawWithJavaScript(entry: PeerPage): string {
  const { shell, icons } = content;
  return drawDocument({ shell, icons, entry }, entry.blocks.map((block) => drawBlock(block, icons)).join(''));
}

/** Every string in a text of JSON. */
function stringsIn(text: string): string[] {
  const found: string[] = [];
  JSON.parse(text, (_, value) => {
    if (typeof value === 'string') found.push(value.trim());
    return value;
  });
  return found;
}
