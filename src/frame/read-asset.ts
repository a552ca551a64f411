import { readFileSync } from 'node:fs';
import { calendarFolder } from '../addresses/calendar-file';
import { webManifestPath } from '../addresses/own-files';
import { type ComposedPage, composePage } from '../compose/compose-page';
import { routeSources } from '../compose/routes';
import type { Site } from '../compose/site';
import type { MadeFile, MakeResult } from '../pictures/made-file';
import { calendarFiles } from './calendar-files';
import { feedFiles } from './feed-files';
import type { Frame } from './frame';
import { madeFiles } from './made-files';
import type { GatheredAssets } from './read-assets';
import { webManifest } from './site-files';

/**
 * Reads a file beside the pages of a site, by its path within the base, or makes it, once; undefined where there is
 * none.
 */
export async function readAsset(
  path: string,
  frame: Frame,
  gathered: GatheredAssets,
): Promise<Uint8Array | string | undefined> {
  const { faces, styles, site, siteData } = frame;
  const copied = faces.find((face) => face.path === path)?.file ?? gathered.files.get(path);
  if (copied !== undefined) return readFileSync(copied);
  const text = styles.files.get(path) ?? gathered.flags.get(path);
  if (text !== undefined) return text;
  if (path === siteData.path) return siteData.text;
  if (path === webManifestPath) return webManifest(site);
  if (path.endsWith('.xml')) return new Map(feedFiles(site)).get(path);
  if (path.startsWith(`${calendarFolder}/`))
    return new Map(
      calendarFiles(
        site,
        composePages(site).map(({ page }) => page),
      ),
    ).get(path);
  if (!/\.(svg|gif|png|jpg|webp|avif|ico)$/.test(path)) return undefined;
  const pages = isForSharing(path) ? composePages(site) : [];
  const file = madeFiles(frame, pages, [path], gathered).find((one) => one.path === path);
  return file && (await makeOnce(file)).content;
}

/** Composes the pages of a site, drafts too: they are shown to whoever edits them. */
function composePages(site: Site): ComposedPage[] {
  return routeSources(site).map((route) => composePage(site, route));
}

/** Tells whether a path is that of a picture for sharing a page. */
export function isForSharing(path: string): boolean {
  return /\/(social|share)\./.test(path);
}

const contents = new Map<string, Promise<MakeResult>>();

/** Makes a file once, since a page is loaded again and again while it is edited; after a failure it tries again. */
export function makeOnce({ name, make }: MadeFile): Promise<MakeResult> {
  const content = contents.get(name);
  if (content) return content;
  const making = make();
  contents.set(name, making);
  making.then(
    ({ content }) => content ?? contents.delete(name),
    () => contents.delete(name),
  );
  return making;
}
