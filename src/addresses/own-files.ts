import { assetsFolder } from './asset-path';
import { calendarFolder } from './calendar-file';
import { pageDataFolder } from './page-address';

/** The icon that browsers ask for by themselves. */
export const faviconPath = 'favicon.ico';

/** The icon for Apple's home screen. */
export const touchIconPath = 'apple-touch-icon.png';

/** The icons that the web manifest names, each with its size in pixels. */
export const appIcons: { path: string; size: number }[] = [192, 512].map((size) => ({
  path: `icon-${size}.png`,
  size,
}));

/** The file that a phone reads to put the site on its home screen. */
export const webManifestPath = 'manifest.webmanifest';

export const sitemapPath = 'sitemap.xml';

/** The files of headers and redirects that Netlify and Cloudflare Pages read. */
export const headersPath = '_headers';
export const redirectsPath = '_redirects';

/** The file that has GitHub Pages publish names which begin with an underscore. */
export const noJekyllPath = '.nojekyll';

/** The files that every build writes beside the pages, within the base. */
export const ownFiles: string[] = [
  faviconPath,
  touchIconPath,
  ...appIcons.map(({ path }) => path),
  webManifestPath,
  sitemapPath,
  'robots.txt',
  headersPath,
  redirectsPath,
  noJekyllPath,
];

/** The folders that every build fills, within the base. */
export const filledFolders: string[] = [assetsFolder, pageDataFolder];

/** The folders that builds fill where there is something for them. */
export const ownFolders: string[] = [...filledFolders, calendarFolder];

/** The folder of the editor in a site that is published with it, within the base, and the paths of its pages. */
export const editorFolder = 'edit';
export const editorPages: string[] = ['', '/page', '/first'].map((path) => `/${editorFolder}${path}`);
