import { pageFile } from '../addresses/page-address';
import type { PageAt } from '../compose/compose-page';
import type { Frame } from '../frame/frame';
import { notePage } from '../frame/noted-page';
import type { BuildOptions, Built } from './build-site';
import { frameOf, pageToTake, sourceOf } from './draw-pages';
import { type Output, withOutput } from './output';
import { writePage } from './page-writer';

/** An edit that no page shows but one, and where the site goes. */
interface EditOptions extends Omit<BuildOptions, 'pages' | 'threads' | 'editorOf'> {
  /** The page as the last build has drawn it, and as it is now. */
  before: PageAt;
  after: PageAt;
  /** The number of pages. */
  pages: number;
}

/**
 * Draws the page of an edit, and takes over all else of the site that stands. Undefined where something else may be
 * new, or the page does not stand as it was before: then the whole site has to be built.
 */
export function buildEdit(options: EditOptions): Promise<Built | undefined> {
  const { outFolder, cacheFolder, onWait } = options;
  return withOutput(outFolder, cacheFolder, (output) => writeEdit(options, output), onWait);
}

async function writeEdit(options: EditOptions, output: Output): Promise<Built | undefined> {
  const { before, after, gathered, loadCode, pages } = options;
  const { site, page } = after;
  const code = await loadCode();
  const frame = frameOf(site, gathered, code);
  if (whatIsNoted(before, frame) !== whatIsNoted(after, frame)) return undefined;
  // By its hash the page of before is known to be what stands there, made by the same code in the same frame.
  if (!output.isStanding(pageFile(page.path, site), sourceOf(before, frame).hash)) return undefined;
  const taken = pageToTake(after, frame, output, () => {});
  if (taken) {
    const { shell, parts, styles, brand } = frame;
    const result = await writePage([{ shell, parts, styles, brand }], taken.job, code.renderer);
    if (result.failure !== undefined) return undefined;
    taken.done(result);
  }
  const published = output.publishEdit();
  return published && { site, pages, rendered: taken?.job.document === undefined ? 0 : 1, ...published };
}

/** Gives all of a page of which the files beside the pages are made. */
function whatIsNoted(composed: PageAt, { styles }: Frame): string {
  const { page, facts, inlined } = notePage(composed, styles);
  const reached = [...facts.reached].map(([directive, addresses]) => [directive, ...addresses]);
  return JSON.stringify([page, facts.assets, reached, inlined]);
}
