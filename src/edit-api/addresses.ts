/** Where the editor of a site is. */
export const editorPath = '/__edit';

/** Where it finds what it is made of and what it asks for, each within that; what ends with a slash is followed by a name. */
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
  /** The same of pictures, no larger than they are listed. */
  small: `${editorPath}/small/`,
  /** The picture that others show where a page is shared, of a page given as JSON. */
  shared: `${editorPath}/shared/`,
  /** What it reads and writes. */
  files: `${editorPath}/files/`,
};

/** The header that names the site that is asked for: another one may be edited at the same address by now. */
export const siteHeader = 'x-edit-site';

/** The header with the token that lets the editor write. */
export const tokenHeader = 'x-edit-token';

/** What the editor of a published site finds in its folder there. */
export const publishedFiles = {
  page: 'page/',
  /** The home page as visitors have it, which is seen until the editor is there. */
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
