import { renderToString } from 'react-dom/server';
import { components as list } from '../blocks/generated/components';
import type { PageParts, RenderFailure, RenderResult, SiteParts } from '../compose/document-parts';
import type { BlockType, Page, Shell } from '../compose/page';
import { BlockView, createComponents } from './components';
import { renderDocument } from './document';
import { drawBlocks, drawByReact } from './draw-blocks';
import { drawShell, unusedClasses } from './draw-shell';
import { markOriginals } from './mark-originals';
import { PageView, SiteView, type Surroundings } from './page-view';

export { styles } from './styles';
export { unusedClasses };

const components = createComponents(list);

/** Loads the components of all the given types, so that pages with them can be rendered. */
export async function prepareRenderer(types: Iterable<BlockType>): Promise<void> {
  await components.load(types);
}

/** Loads the components of every type, so that no page waits for its own. */
export async function prepareWholeRenderer(): Promise<void> {
  await components.load(Object.keys(list) as BlockType[]);
}

/**
 * Renders the complete document of a page, or gives a failure in words; never throws for a page whose components are
 * prepared.
 */
export function renderPage(
  shell: Shell,
  page: Page,
  siteParts: SiteParts,
  pageParts: PageParts,
  surroundings?: Surroundings,
): RenderResult {
  try {
    // While somebody works on components, React says what is wrong with them.
    const { preloads, body } = import.meta.env.DEV
      ? drawByReact(shell, page, PageView({ page, components }))
      : drawBlocks(shell, page, components);
    const around = drawShell(shell, page, surroundings);
    const markedBody = page.originals ? markOriginals(body, page.originals) : body;
    const markup = { ...around, preloads: around.preloads + preloads, body: markedBody };
    return { html: renderDocument(shell, page, markup, siteParts, pageParts) };
  } catch (error) {
    return findFailure(shell, page, error);
  }
}

function findFailure(shell: Shell, page: Page, failure: unknown): RenderFailure {
  for (const [index, block] of page.blocks.entries()) {
    try {
      renderToString(
        <SiteView shell={shell} page={page}>
          <BlockView block={block} components={components} />
        </SiteView>,
      );
    } catch (error) {
      const where = `block ${index + 1}, ${block.type}, failed with "${messageOf(error)}"`;
      return {
        failure: `The page "${page.path}" could not be drawn: ${where} Its component is ${block.type}.tsx: mend it there, or take the block off the page.`,
        block: index,
        ...stackOf(error),
      };
    }
  }
  return { failure: `The page "${page.path}" could not be drawn: ${messageOf(failure)}`, ...stackOf(failure) };
}

function stackOf(error: unknown): Pick<RenderFailure, 'stack'> {
  return error instanceof Error && error.stack !== undefined ? { stack: error.stack } : {};
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
