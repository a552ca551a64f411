import { publishedFiles } from '../edit-api/addresses';
import { escapeXml } from '../frame/escape-xml';
import type { BundledScript, EditorBundle } from './editor-bundle';

/** The parts of the editor's documents. */
export interface DocumentParts {
  /** The title of the window. */
  title: string;
  bundle: Omit<EditorBundle, 'folder'>;
  /** The address of the folder of the scripts and styles. */
  codeAddress: string;
  /** The settings of the editor, as the attributes `data-…` of its document. */
  data: Record<string, string>;
  /** What stands in the head before all else, as HTML. */
  head: string;
}

/** Writes the document of the editor. */
export function editorDocument({ title, bundle, codeAddress, data, head }: DocumentParts): string {
  const { editor, checker, windows, styles } = bundle;
  const attributes = { ...data, checker: codeAddress + checker.file, windows: codeAddress + windows.file };
  return windowOf(title, attributes, head, {
    links: `<link rel="stylesheet" href="${codeAddress}${styles}">\n${preloads(editor, codeAddress)}`,
    body: '<div id="root"><p>The editor is starting.</p></div>',
    script: codeAddress + editor.file,
  });
}

/** Writes the document of a window: its attributes `data-…`, the links of its head, its body, and its first script. */
function windowOf(
  title: string,
  attributes: Record<string, string>,
  head: string,
  { links, body, script }: { links: string; body: string; script: string },
): string {
  return `<!doctype html>
<html lang="en"${attributesOf(attributes)}>
<head>
<meta charset="utf-8">
${head}<meta name="viewport" content="${viewport}">
<title>${escapeXml(title)}</title>
<link rel="icon" href="data:,">
${links}
</head>
<body>${body}
<script type="module" src="${script}"></script>
</body>
</html>
`;
}

/** The parts of the document of a published editor. */
export interface PublishedParts extends DocumentParts {
  /** The folder of the editor. */
  address: string;
  /** Whether a picture of the home page shows until the editor has started. */
  hasFirst: boolean;
  /** The addresses of the files that the editor reads before it shows. */
  read: string[];
}

/**
 * Writes the document of the editor of a published site. Its script first shows the page, and fetches everything that
 * the editor needs meanwhile.
 */
export function publishedDocument({
  title,
  bundle,
  codeAddress,
  data,
  head,
  address,
  hasFirst,
  read,
}: PublishedParts): string {
  const { editor, preview, published, checker, windows, styles, pageStyles } = bundle;
  const filesOf = ({ file, needs }: BundledScript): string[] => [file, ...needs];
  const needs = new Set([styles, ...filesOf(editor), ...filesOf(published)]);
  const ofPage = [...filesOf(preview), pageStyles].filter((name) => !needs.has(name));
  const attributes = {
    ...data,
    checker: codeAddress + checker.file,
    windows: codeAddress + windows.file,
    code: codeAddress,
    main: editor.file,
    needs: [...needs].join(' '),
    soon: [...read, ...ofPage.map((name) => codeAddress + name)].join(' '),
  };
  const page = hasFirst
    ? `\n<iframe class="first" src="${address}${publishedFiles.first}" title="The page" inert></iframe>`
    : '';
  return windowOf(title, attributes, head, {
    links: `<link rel="stylesheet" href="${address}${publishedFiles.firstStyles}">`,
    body: `<div id="root"><p class="starting">The editor is starting.</p></div>${page}`,
    script: address + publishedFiles.firstScript,
  });
}

/**
 * The settings of the viewport on a phone: the editor fills the screen to its edges, and shrinks when the keyboard
 * opens.
 */
const viewport = 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content';

function attributesOf(data: Record<string, string>): string {
  return Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeXml(value)}"`)
    .join('');
}

/** Writes the empty document of the page that is edited; the editor sends what it shows. */
export function pageDocument({ bundle, codeAddress, head }: Omit<DocumentParts, 'title' | 'data'>): string {
  const { preview, pageStyles } = bundle;
  return `<!doctype html>
<html lang="en" data-display-font>
<head>
<meta charset="utf-8">
${head}<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The page</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${codeAddress}${pageStyles}">
${preloads(preview, codeAddress)}
</head>
<body><div id="root"></div>
<script type="module" src="${codeAddress}${preview.file}"></script>
</body>
</html>
`;
}

/** Writes links that fetch a script and its imports all at once. */
function preloads({ file, needs }: BundledScript, codeAddress: string): string {
  return [file, ...needs].map((one) => `<link rel="modulepreload" href="${codeAddress}${one}">`).join('\n');
}

/** Gives the policy of the document of the editor, whose scripts may ask its own origin and `asked`. */
export function editorPolicy(asked: string[] = []): Record<string, string> {
  return {
    'default-src': "'none'",
    'script-src': "'self'",
    'worker-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'connect-src': ["'self'", ...asked].join(' '),
    'frame-src': "'self'",
    'frame-ancestors': "'none'",
    'trusted-types': 'pagewright-worker pagewright-paste',
    ...always,
  };
}

/** Gives the policy of the page that is edited, which may show pictures of `shown`. */
export function pagePolicy(shown: string): Record<string, string> {
  return {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': `'self' data: ${shown}`,
    'font-src': "'self'",
    'media-src': "'self'",
    'frame-ancestors': "'self'",
    'trusted-types': "'none'",
    ...always,
  };
}

const always = { 'base-uri': "'none'", 'form-action': "'none'", 'require-trusted-types-for': "'script'" };

/** Writes a policy as browsers read it. */
export function writePolicy(policy: Record<string, string>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
