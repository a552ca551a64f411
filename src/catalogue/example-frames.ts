import type { Registry } from '../checks/registry';
import { composePage } from '../compose/compose-page';
import { prepareSite } from '../compose/site';
import { composeFrame, type Frame } from '../frame/frame';
import { type GatheredAssets, readAssets } from '../frame/read-assets';
import type { PolicedDocument } from '../frame/security';
import { stylesOf } from '../frame/site-styles';
import { asManifest, type Manifest } from '../manifest/manifest';
import * as renderer from '../render/server';
import { BareShell } from '../shell/bare-shell';
import { cataloguePath, type Example, examplesSite, headingBlock } from './examples';

const script = '/src/develop/browser/example.ts';

/** The site of all examples in one theme, ready for drawing any of them. */
export interface PreparedExamples {
  frame: Frame;
  gathered: GatheredAssets;
}

/** The most themes for which a registry keeps its examples prepared: a chooser of blocks draws all types in one. */
const mostKept = 4;
const preparedByRegistry = new WeakMap<Registry, Map<string, PreparedExamples>>();

/**
 * Prepares the examples of a registry, whose files are in `folder`, for being drawn in a theme. Keeps the last themes
 * for a day each.
 */
export function preparedExamples(registry: Registry, folder: string, theme: Manifest['theme']): PreparedExamples {
  const ready = preparedByRegistry.get(registry) ?? new Map<string, PreparedExamples>();
  preparedByRegistry.set(registry, ready);
  const key = JSON.stringify([folder, new Date().toDateString(), theme]);
  const prepared = ready.get(key) ?? prepareExamples(registry, folder, theme);
  ready.delete(key);
  ready.set(key, prepared);
  for (const oldest of [...ready.keys()].slice(0, -mostKept)) ready.delete(oldest);
  return prepared;
}

function prepareExamples(registry: Registry, folder: string, theme: Manifest['theme']): PreparedExamples {
  const gathered = readAssets(folder);
  const manifest = asManifest(examplesSite(registry, `https://examples.test${cataloguePath}/`, theme));
  const site = prepareSite(manifest, gathered.assets, registry, new Date());
  return { frame: composeFrame(site, gathered, renderer, script), gathered };
}

/**
 * Composes and draws the document of examples, like a page, on their own or within `surroundings`; throws where it
 * cannot.
 */
export async function renderExamples(
  { frame }: PreparedExamples,
  title: string,
  examples: Example[],
  surroundings: typeof BareShell = BareShell,
): Promise<PolicedDocument> {
  const { site, shell, styles, parts } = frame;
  const blocks = examples.map(({ block }) => block);
  const route = {
    path: `/${examples[0]?.type}`,
    title,
    description: '',
    pointer: '',
    blocks: [headingBlock(title), ...blocks],
  };
  const composedPage = composePage(site, route);
  const page = { ...composedPage.page, blocks: composedPage.page.blocks.slice(1) };
  await renderer.prepareRenderer(page.blocks.map((shown) => shown.type));
  const inlined = stylesOf(page, styles);
  const { html, failure } = renderer.renderPage(shell, page, parts, { styles: inlined }, surroundings);
  if (failure !== undefined) throw new Error(failure);
  return {
    html: new TextDecoder().decode(html),
    styles: inlined.map(([, css]) => css),
    reached: [frame.facts.reached, composedPage.facts.reached],
  };
}
