import { join } from 'node:path';
import { composers } from '../blocks/compose';
import { iconAddresses } from '../build/identity';
import { type GatheredAssets, readAssets } from '../build/read-assets';
import { composeFrame, type Frame } from '../build/render-site';
import { composePage } from '../compose/compose-page';
import { prepareSite } from '../compose/site';
import type { Schemas } from '../generate/schemas';
import type { Manifest } from '../manifest/manifest';
import * as renderer from '../render/server';
import { BareShell } from '../shell/bare-shell';
import { type Example, examplesSite, galleryPath, pageHeading } from './examples';

const script = '/src/client/example.ts';

/** The site of all examples in one theme, ready for drawing any of them. */
export interface PreparedExamples {
  frame: Frame;
  gathered: GatheredAssets;
}

/** Prepares the examples of a project for being drawn in a theme. */
export function prepareExamples(root: string, schemas: Schemas, theme: Manifest['theme']): PreparedExamples {
  const gathered = readAssets(join(root, 'src/gallery'));
  const manifest = examplesSite(schemas, `https://examples.test${galleryPath}/`, theme) as unknown as Manifest;
  const site = prepareSite(manifest, gathered.assets, composers, new Date());
  const code = { key: '', renderer, browserFolder: '', bootScript: '' };
  return { frame: composeFrame(site, gathered, code, script), gathered };
}

/** The document that shows one example and nothing else, composed and drawn like a page; throws why it cannot be. */
export async function renderExample({ frame }: PreparedExamples, { type, name, block }: Example): Promise<string> {
  const { site, shell, styles, identity } = frame;
  const title = `${type}: ${name}`;
  const route = { path: `/${type}`, title, description: '', pointer: '', blocks: [pageHeading(title), block] };
  const composed = composePage(site, route);
  const page = { ...composed, blocks: composed.blocks.slice(1) };
  await renderer.prepareRenderer(page.blocks.map((shown) => shown.type));
  const parts = {
    icons: iconAddresses(identity, site.base),
    styles: styles.ofPage(page),
    printStyles: styles.print,
    script,
    data: JSON.stringify({ key: '', shell, page }),
    themeColor: site.manifest.theme.colors.paper,
  };
  const { html, failure } = renderer.renderPage(shell, page, parts, BareShell);
  if (failure !== undefined) throw new Error(failure);
  return html;
}
