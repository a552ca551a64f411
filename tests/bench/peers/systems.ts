import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isNodeFrom } from '../../find-node';
import type { Command } from '../measure';
import { withClasses } from './class-names';
import type { PeerContent, PeerPage } from './peer-content';
import type { Tools } from './tools';

/** Another generator of static sites. */
export interface System {
  /** The folder of its templates beside this file, and what it is called in commands. */
  id: 'eleventy-javascript' | 'eleventy-nunjucks' | 'astro' | 'hugo';
  /** Its name with its version; undefined where it cannot be had. */
  nameWith: (tools: Tools) => string | undefined;
  /** The files that hold the content, by their path in its project. */
  contentFiles: (content: PeerContent) => Record<string, string>;
  /** The file among them that holds the last page. */
  lastPageFile: (content: PeerContent) => string;
  /** What a build leaves behind besides the pages. */
  caches: string[];
  build: (tools: Tools) => Command;
}

/** Every generator that is compared with. All of them write into `dist`. */
export const systems: System[] = [
  {
    id: 'hugo',
    nameWith: ({ hugo }) => hugo && `Hugo ${hugo}`,
    // A file of content for each page, its front matter in JSON, which Hugo reads quickest.
    contentFiles: ({ shell, icons, pages, published }) => ({
      'data/shell.json': JSON.stringify(shell),
      'data/icons.json': JSON.stringify(icons),
      ...Object.fromEntries(pages.map((page) => [hugoFile(page), hugoPage(page)])),
      ...under('static', published),
    }),
    lastPageFile: ({ pages }) => hugoFile(lastOf(pages)),
    caches: ['resources', '.hugo_build.lock'],
    build: () => ({ file: 'hugo', args: ['--quiet'] }),
  },
  {
    id: 'eleventy-nunjucks',
    nameWith: (tools) => eleventyWith(tools, 'Nunjucks'),
    // A file of content for each page, its front matter in JSON, which Eleventy reads quickest.
    contentFiles: ({ shell, icons, pages, published }) => ({
      '_data/shell.json': JSON.stringify(shell),
      '_data/icons.json': JSON.stringify(icons),
      ...Object.fromEntries(pages.map((page) => [eleventyFile(page), eleventyPage(page)])),
      ...under('public', published),
    }),
    lastPageFile: ({ pages }) => eleventyFile(lastOf(pages)),
    caches: ['.cache'],
    build: buildEleventy,
  },
  {
    id: 'eleventy-javascript',
    nameWith: (tools) => eleventyWith(tools, 'JavaScript'),
    contentFiles: (content) => ({ ...dataFiles(content), ...under('public', content.published) }),
    lastPageFile: () => 'data/pages.json',
    caches: ['.cache'],
    build: buildEleventy,
  },
  {
    id: 'astro',
    nameWith: ({ packages, nodeVersion }) =>
      packages && supportsAstro(nodeVersion) ? `Astro ${packages.versions.astro}` : undefined,
    contentFiles: (content) => ({ ...dataFiles(content), ...under('public', content.published) }),
    lastPageFile: () => 'data/pages.json',
    caches: ['.cache', '.astro'],
    build: ({ node }) => ({
      file: node,
      args: ['node_modules/astro/bin/astro.mjs', 'build', '--silent'],
      env: { ASTRO_TELEMETRY_DISABLED: '1' },
    }),
  },
];

/** Writes the project of a peer into a folder: its templates with the classes of this build, its packages as a link, its content. */
export function writePeerProject(
  root: string,
  folder: string,
  { id, contentFiles }: System,
  content: PeerContent,
  tools: Tools,
): void {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'tests/bench/peers', id), folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) writeFileSync(path, withClasses(readFileSync(path, 'utf8')));
  }
  if (id === 'astro') {
    mkdirSync(join(folder, 'src/pages'));
    renameSync(join(folder, 'src/page.astro'), join(folder, 'src/pages/[...path].astro'));
  }
  if (id !== 'hugo') {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
    if (tools.packages) symlinkSync(tools.packages.folder, join(folder, 'node_modules'));
  }
  for (const [path, text] of Object.entries(contentFiles(content))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** Whether a version of Node is one that Astro 7 runs on: 22.12 or later. */
export function supportsAstro(nodeVersion: string): boolean {
  return isNodeFrom(nodeVersion, 22, 12);
}

/** The name of Eleventy with the language of its templates, as its documentation calls it. */
function eleventyWith({ packages }: Tools, language: 'Nunjucks' | 'JavaScript'): string | undefined {
  return packages && `Eleventy ${packages.versions['@11ty/eleventy']}, ${language}`;
}

function buildEleventy({ node }: Tools): Command {
  return { file: node, args: ['node_modules/@11ty/eleventy/cmd.cjs', '--quiet'] };
}

function eleventyFile({ path }: PeerPage): string {
  return path === '/' ? 'content/index.md' : `content${path}.md`;
}

/** The address of a page follows from where its file lies. */
function eleventyPage({ title, description, blocks }: PeerPage): string {
  return `---json\n${JSON.stringify({ title, description, blocks }, null, 1)}\n---\n`;
}

/** Templates of JavaScript and Astro read all pages from one file of data. */
function dataFiles({ shell, icons, pages }: PeerContent): Record<string, string> {
  return {
    'data/shell.json': JSON.stringify(shell),
    'data/icons.json': JSON.stringify(icons),
    'data/pages.json': JSON.stringify(pages),
  };
}

function hugoFile({ path }: PeerPage): string {
  return path === '/' ? 'content/_index.md' : `content${path}.md`;
}

/** The keys `path` and `url` mean something to Hugo. */
function hugoPage({ path, title, description, blocks }: PeerPage): string {
  return `${JSON.stringify({ title, description, address: path, blocks }, null, 1)}\n`;
}

function under(folder: string, files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
}

function lastOf(pages: PeerPage[]): PeerPage {
  const last = pages.at(-1);
  if (!last) throw new Error('There are no pages.');
  return last;
}
