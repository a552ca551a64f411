import { pageFile } from '../addresses/page-address';
import type { PageAt } from '../compose/compose-page';
import type { Site } from '../compose/site';
import { feedFiles } from '../frame/feed-files';
import type { Frame } from '../frame/frame';
import { notePage } from '../frame/noted-page';
import type { BuildOptions, Built } from './build-site';
import { frameOf, pageToTake, sourceOf } from './draw-pages';
import { type Output, withOutput } from './output';
import { writePage } from './page-writer';

/** An edit that shows on some pages alone, and the folder for the site. */
interface EditOptions extends Omit<BuildOptions, 'pages' | 'threads' | 'editorOf'> {
  site: Site;
  /** These pages, one at least, as the last build has drawn them and as they are now. */
  edited: { before: PageAt; after: PageAt }[];
  /** The number of all pages. */
  pages: number;
}

/**
 * Draws the pages of an edit, writes the feeds, and keeps everything else of the site that stands. Gives undefined
 * where something else may be new, or one of the pages is not on the disk as it was before: then the whole site has to
 * be built.
 */
export function buildEdit(options: EditOptions): Promise<Built | undefined> {
  const { outFolder, cacheFolder, onWait } = options;
  return withOutput(outFolder, cacheFolder, (output) => writeEdit(options, output), onWait);
}

async function writeEdit(options: EditOptions, output: Output): Promise<Built | undefined> {
  const { site, edited, gathered, loadCode, pages } = options;
  const code = await loadCode();
  const frame = frameOf(site, gathered, code);
  const { shell, parts, styles, brand } = frame;
  // By its hash a page of before is known to be what stands there, made by the same code in the same frame.
  const isStanding = ({ before, after }: EditOptions['edited'][number]): boolean =>
    output.isStanding(pageFile(before.page.path, site), sourceOf(before, frame).hash) &&
    whatIsNoted(before, frame) === whatIsNoted(after, frame);
  if (edited.length === 0 || !edited.every(isStanding)) return undefined;
  let rendered = 0;
  for (const { after } of edited) {
    const page = pageToTake(after, frame, output, () => {});
    if (!page) continue;
    const result = await writePage([{ shell, parts, styles, brand }], page.job, code.renderer);
    if (result.failure !== undefined) return undefined;
    page.done(result);
    rendered++;
  }
  for (const [path, text] of feedFiles(site)) output.put(path, { text });
  const published = output.publishEdit();
  return published && { site, pages, rendered, ...published };
}

/** Gives all of a page of which the files beside the pages are made. */
function whatIsNoted(composed: PageAt, { styles }: Frame): string {
  const { page, facts, inlined } = notePage(composed, styles);
  const directives = [...facts.reached].map(([directive, addresses]) => [directive, ...addresses]);
  return JSON.stringify([page, facts.assets, directives, inlined]);
}
