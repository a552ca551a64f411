/** What each folder of src/ may import besides itself: folders, folders only for their types, packages. */
export const mayImport: Record<string, { code?: string[]; types?: string[]; packages?: RegExp }> = {
  addresses: {},
  calendar: {},
  manifest: {},
  numbers: {},
  compose: {
    code: ['addresses', 'calendar', 'manifest', 'numbers'],
    types: ['schema'],
    packages: /^libphonenumber-js\/min$/,
  },
  typefaces: { types: ['manifest'] },
  checks: {
    code: ['addresses', 'calendar', 'forge', 'manifest', 'compose', 'typefaces'],
    packages: /^ajv$|^entities\/lib\/decode\.js$/,
  },
  analytics: { types: ['compose', 'manifest'] },
  delivery: { code: ['addresses'], types: ['compose', 'manifest'], packages: /^@emailjs\/browser$/ },
  ui: { code: ['numbers'], types: ['compose'], packages: /^react$|^react-hot-toast\/headless$/ },
  blocks: {
    code: ['addresses', 'calendar', 'numbers', 'ui', 'delivery'],
    types: ['compose'],
    packages: /^react$|^d3-geo$|^topojson-client$|^world-atlas\/|^(geojson|topojson-specification)$/,
  },
  registry: { code: ['compose', 'checks', 'schema', 'analytics'] },
  contract: { code: ['calendar', 'checks', 'manifest', 'numbers', 'ui'], types: ['compose'] },
  shell: { code: ['ui'], types: ['compose'], packages: /^react(-dom(\/client)?)?$|^react-hot-toast\/headless$/ },
  styles: {},
  render: {
    code: ['addresses', 'shell', 'blocks', 'ui', 'styles'],
    types: ['compose'],
    packages: /^react(-dom\/server)?$/,
  },
  client: {
    code: ['addresses', 'render', 'shell', 'blocks', 'ui', 'analytics'],
    types: ['compose'],
    packages: /^react$|^react-dom(\/client)?$|^@tanstack\//,
  },
  preview: {
    code: ['blocks', 'render', 'shell'],
    types: ['compose'],
    packages: /^react(-dom(\/client)?)?$/,
  },
  'edit-api': { types: ['compose', 'forge', 'manifest'] },
  forge: {},
  editor: {
    code: [
      'edit-api',
      'addresses',
      'calendar',
      'checks',
      'compose',
      'forge',
      'frame',
      'manifest',
      'numbers',
      'preview',
      'recipes',
      'registry',
      'schema',
      'working-copy',
    ],
    packages: /^react$|^react-dom(\/client)?$|^papaparse$|^prosemirror-/,
  },
  uploads: { code: ['addresses', 'manifest'], packages: /^image-size$/ },
  workspace: {
    code: ['edit-api', 'manifest', 'serve', 'uploads'],
    packages: /^node:|^(sharp|yaml)$/,
  },
  'working-copy': {
    code: ['addresses', 'edit-api', 'forge', 'manifest', 'uploads'],
    types: ['compose'],
    packages: /^idb$/,
  },
  generate: {
    code: ['manifest', 'compose', 'checks', 'typefaces'],
    packages: /^node:|^ajv|^json-schema-to-typescript$|^d3-geo$|^topojson|^geojson$|^fontkit$/,
  },
  serve: { code: ['addresses', 'delivery'], packages: /^node:/ },
  artwork: { code: ['checks', 'compose'], packages: /^node:/ },
  pictures: {
    code: ['addresses', 'artwork', 'typefaces', 'uploads'],
    types: ['compose'],
    packages: /^node:|^(sharp|svgo|lightningcss|fontkit|bidi-js)$/,
  },
  recipes: { code: ['calendar', 'checks', 'compose', 'manifest'] },
  starter: {
    code: ['calendar', 'recipes', 'manifest', 'compose', 'checks', 'artwork', 'pictures'],
    types: ['typefaces'],
  },
  frame: {
    code: ['addresses', 'calendar', 'manifest', 'compose', 'pictures', 'uploads'],
    packages: /^node:|^image-size$|^lightningcss$|^schema-dts$/,
  },
  build: {
    code: ['addresses', 'calendar', 'compose', 'edit-documents', 'frame', 'pictures', 'render'],
    packages: /^node:/,
  },
  catalogue: {
    code: ['manifest', 'compose', 'recipes', 'frame', 'render', 'shell', 'schema'],
    types: ['checks'],
  },
  'edit-documents': {
    code: ['addresses', 'compose', 'edit-api', 'frame', 'manifest', 'serve'],
    packages: /^node:/,
  },
  develop: {
    code: [
      ...[
        'edit-documents',
        'addresses',
        'manifest',
        'checks',
        'compose',
        'registry',
        'frame',
        'render',
        'client',
        'catalogue',
        'serve',
        'edit-api',
      ],
    ],
    packages: /^node:/,
  },
  live: {
    code: ['addresses', 'catalogue', 'edit-api', 'edit-documents', 'serve', 'workspace'],
    types: ['develop', 'frame'],
    packages: /^node:/,
  },
  vite: {
    code: ['edit-documents', 'live', 'serve'],
    types: ['develop', 'frame', 'generate'],
    packages: /^node:|^vite$|^lightningcss$|^@vitejs\//,
  },
  kit: { code: ['serve'], packages: /^node:/ },
  package: {
    code: ['edit-documents', 'frame', 'kit', 'serve', 'typefaces', 'vite'],
    packages: /^node:|^vite$/,
  },
  cli: {
    code: [
      ...['artwork', 'build', 'checks', 'compose', 'frame', 'manifest', 'generate', 'pictures', 'registry', 'serve'],
      ...['starter', 'workspace', 'edit-api', 'live', 'package', 'kit', 'editor', 'forge'],
    ],
    types: ['develop'],
    packages: /^node:|^diff$/,
  },
};

/** The layers of the editor that run anywhere, so that what stands outside of it may use them, too. */
export const pureLayers: readonly (keyof typeof editorLayers)[] = ['naming', 'model'];

/**
 * The rooms of the editor by their layers: each may import those before it, in its own layer too, and none after it. What
 * stands in none of them puts the window together.
 */
export const editorLayers: Record<string, string[]> = {
  /** What everything is called and asked for, and the page as it is drawn with where each part was written. */
  naming: ['words', 'inputs', 'naming', 'drawing'],
  /** Pure steps: from one site to the next, and what is to be known for that. */
  model: [
    'steps',
    'find',
    'members',
    'sources',
    'only-here',
    'collections',
    'choices',
    'changes',
    'checking',
    'translations',
  ],
  /** What is edited, undone, checked, saved and kept, and what windows are made of. */
  session: ['session', 'controls'],
  /** Texts as ProseMirror edits them. */
  text: ['copy'],
  fields: ['actions', 'fields'],
  panes: ['outline', 'page', 'form'],
  windows: ['languages', 'dialogs', 'library', 'table', 'publish', 'published', 'share', 'begin', 'head'],
};
