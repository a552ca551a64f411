import { join } from 'node:path';
import { composers } from '../src/blocks/compose';
import { readAssets } from '../src/build/read-assets';
import { type Checked, checkSite } from '../src/checks/check-site';
import type { Assets } from '../src/compose/assets';
import { composePage, routeSources } from '../src/compose/compose-page';
import { composeShell } from '../src/compose/compose-shell';
import { readSchemas } from '../src/generate/schemas';
import type { AuthoredBlock, JsonObject } from '../src/manifest/manifest';
import { prepareRenderer, renderPage } from '../src/render/server';
import { assets } from './assets';
import { root } from './project';

/** The written schemas of the project. */
export const schemas = readSchemas(join(root, 'schema'));

/** An example from the schema of a block type. */
export interface Example {
  type: string;
  /** What tells it from the other examples of its type: its heading, or its place among them. */
  name: string;
  block: AuthoredBlock;
}

/** Every example of every block type. */
export const examples: Example[] = Object.entries(schemas.blocks).flatMap(([type, { examples: blocks = [] }]) =>
  (blocks as AuthoredBlock[]).map((block, index) => ({ type, name: `${block.heading ?? index + 1}`, block })),
);

/** A site that shows every example: one page for each block type, of the same name. */
export function examplesSite(): JsonObject {
  const deliveries = examples.map(({ block }) => block.delivery).filter((name) => typeof name === 'string');
  const account = { provider: 'emailjs', serviceId: 'service_1', templateId: 'template_1', publicKey: 'key' };
  return {
    schemaVersion: 1,
    site: {
      name: 'Examples',
      url: 'https://examples.test',
      language: 'en',
      description: 'Every block, one page each.',
      logo: { src: 'uploads/example.svg', alt: 'Examples' },
    },
    theme: { colors: { paper: '#fbf7f0', ink: '#14213d', accent: '#c2410c', second: '#0f766e' } },
    values: { phone: '+254 711 222 333', email: 'hello@examples.test' },
    delivery: Object.fromEntries(deliveries.map((name) => [name, account])),
    header: { menu: [{ label: 'Home', to: '/' }] },
    footer: { copyright: '© {year} {name}' },
    routes: [
      { path: '/', title: 'Examples', description: 'Every block.', blocks: [pageHeading('Examples')] },
      ...Object.entries(schemas.blocks).map(([type, { title = type }]) => ({
        path: `/${type}`,
        title,
        description: `Examples of ${type}.`,
        blocks: [pageHeading(title), ...examples.filter((example) => example.type === type).map(({ block }) => block)],
      })),
    ],
    notFound: { title: 'Page not found', blocks: [pageHeading('Page not found')] },
  };
}

/** A check of that site. */
export function checkExamples(): Checked {
  return checkSite(JSON.stringify(examplesSite(), null, 2), exampleAssets(), {
    now: new Date('2031-05-06T12:00:00'),
    composers,
  });
}

/** The HTML of the pages of that site by their paths; throws the failure of a page that cannot be drawn. */
export async function renderExamples(): Promise<Map<string, string>> {
  const { problems, site } = checkExamples();
  if (!site) throw new Error(problems.map(({ page, message }) => `${page}: ${message}`).join('\n'));
  const shell = composeShell(site);
  const pages = routeSources(site.manifest).map((route) => composePage(site, route));
  await prepareRenderer(pages.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  const icons = { favicon: '', touchIcon: '', webManifest: '' };
  const rendered = new Map<string, string>();
  for (const page of pages) {
    const { html, failure } = renderPage(shell, page, { icons, styles: [], script: '', data: '', themeColor: '' });
    if (failure !== undefined) throw new Error(failure);
    rendered.set(page.path, html);
  }
  return rendered;
}

/** The icons and flags that every site has, and the picture that examples show. */
function exampleAssets(): Assets {
  return { ...readAssets(join(root, 'tests')).assets, pictures: assets.pictures };
}

function pageHeading(heading: string): AuthoredBlock {
  return { type: 'text', heading, text: 'What it looks like.' };
}
