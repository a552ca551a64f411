import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesIn, examplesSite } from '../src/catalogue/examples';
import { type Checked, checkSite } from '../src/checks/check-site';
import { composePage } from '../src/compose/compose-page';
import { composeShell } from '../src/compose/compose-shell';
import type { Page } from '../src/compose/page';
import { routeSources } from '../src/compose/routes';
import type { Site } from '../src/compose/site';
import { readAssets } from '../src/frame/read-assets';
import { readSchemas } from '../src/generate/schemas';
import type { AuthoredBlock, Manifest } from '../src/manifest/manifest';
import { prepareRenderer, renderPage } from '../src/render/server';
import { root } from './project';
import { registry } from './registry';
import { siteParts } from './site-parts';

/** The written schemas of the project. */
export const schemas = readSchemas(root);

/** Every example of every block type. */
export const examples = examplesIn(registry);

/** The site.json that shows every example: one page for each block type, of the same name. */
export function examplesText(theme?: Manifest['theme']): string {
  return JSON.stringify(examplesSite(registry, 'https://examples.test', theme), null, 2);
}

/** Writes that site into an empty folder, with the picture that it shows. Returns its site.json. */
export function writeExamplesSite(folder: string, theme?: Manifest['theme']): string {
  const file = join(folder, 'site.json');
  cpSync(join(root, 'src/catalogue/uploads'), join(folder, 'uploads'), { recursive: true });
  writeFileSync(file, examplesText(theme));
  return file;
}

/** The examples of such a site, all that can be on one surface; a picture is the same for each. */
export function standingOn(surface: string, text: string): string {
  const site = JSON.parse(text);
  for (const { blocks } of site.routes) {
    // The first is the heading of the page.
    for (const block of blocks.slice(1) as AuthoredBlock[]) {
      const { surface: own, backdrop } = schemas.blocks[block.type]?.properties ?? {};
      const isPicture = surface === 'picture';
      delete block.backdrop;
      if (own && (backdrop || !isPicture)) Object.assign(block, { surface }, isPicture && { backdrop: examplePicture });
    }
  }
  return JSON.stringify(site, null, 2);
}

const examplePicture = { src: 'uploads/example.svg', alt: '' };

/** A check of the site that shows every example, in the text that `change` makes of it. */
export function checkExamples(theme?: Manifest['theme'], change = (text: string): string => text): Checked {
  return checkSite(change(examplesText(theme)), readAssets(join(root, 'src/catalogue')).assets, {
    now: new Date('2031-05-06T12:00:00'),
    registry,
  });
}

/** The pages of that site, composed; throws where something is wrong with it. */
export function composeExamples(): Page[] {
  const { site } = rightExamples();
  return routeSources(site).map((route) => composePage(site, route).page);
}

/** The site that shows every example, in the text that `change` makes of it; throws where something is wrong with it. */
export function rightExamples(change?: (text: string) => string): { site: Site } {
  const { problems, site } = checkExamples(undefined, change);
  if (!site) throw new Error(problems.map(({ page, message }) => `${page}: ${message}`).join('\n'));
  return { site };
}

/** The HTML of the pages of that site by their paths; throws the failure of a page that cannot be drawn. */
export function renderExamples(change?: (text: string) => string): Promise<Map<string, string>> {
  return renderSite(rightExamples(change).site);
}

/** The HTML of the pages of a site by their paths; throws the failure of a page that cannot be drawn. */
export async function renderSite(site: Site): Promise<Map<string, string>> {
  const shell = composeShell(site).shell;
  const pages = routeSources(site).map((route) => composePage(site, route).page);
  await prepareRenderer(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  const rendered = new Map<string, string>();
  for (const page of pages) {
    const { html, failure } = renderPage(shell, page, siteParts, { styles: [] });
    if (failure !== undefined) throw new Error(failure);
    rendered.set(page.path, new TextDecoder().decode(html));
  }
  return rendered;
}
