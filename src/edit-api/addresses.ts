/** Where the editor of a site is. */
export const editorPath = '/__edit';

/**
 * The addresses of the editor's code and of all that it asks for, each within its folder; one that ends with a slash is
 * followed by a name.
 */
export const editorPaths = {
  /** The page that is edited, empty. */
  page: `${editorPath}/page`,
  /** What the site may refer to. */
  assets: `${editorPath}/assets`,
  /** The icons that the site uses, and others by their names. */
  icons: `${editorPath}/icons`,
  iconsNamed: `${editorPath}/icons/`,
  /** Whether visitors see what was published. */
  online: `${editorPath}/online`,
  /** Its scripts and styles, typefaces and uploads. */
  code: `${editorPath}/code/`,
  faces: `${editorPath}/faces/`,
  uploads: `${editorPath}/uploads/`,
  /** The pictures of the uploads in the size for lists. */
  small: `${editorPath}/small/`,
  /** The picture that others show where a page is shared, of a page given as JSON. */
  shared: `${editorPath}/shared/`,
  /** What it reads and writes. */
  files: `${editorPath}/files/`,
};

/** The header with the name of the site that is asked for: by now another one may be edited at the same address. */
export const siteHeader = 'x-edit-site';

/** The header with the token that lets the editor write. */
export const tokenHeader = 'x-edit-token';

/** What a server answers to a page of the editor that is of another version. */
export const outdatedPage = 'The editor is newer than this page of it. Load the page again.';

/** The files of the editor of a published site, by their names in its folder. */
export const publishedFiles = {
  page: 'page/',
  /** The home page as visitors have it, which shows until the editor has started. */
  first: 'first/',
  firstScript: 'show-first.js',
  firstStyles: 'show-first.css',
  code: 'code/',
  faces: 'faces/',
  site: 'site.json',
  assets: 'assets.json',
  /** The drawings of the icons that the site uses, and of all. */
  icons: 'icons.json',
  allIcons: 'all-icons.json',
};
