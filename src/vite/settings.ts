import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { EnvironmentOptions, Plugin, UserConfig } from 'vite';
import { licences } from './licences.ts';
import { namesOfSitePackages, packagesOfSite } from './packages-of-site.ts';
import { repeatableImports } from './repeatable-imports.ts';
import { scopedName } from './scoped-names.js';
import { styleModules } from './style-modules.ts';

/**
 * The modules by which blocks come to life, and the shared components of the form. None may import the modules that
 * follow links, which import these.
 */
const liveModules =
  /rolldown\/runtime|src\/(client\/(hydrate|lasting-tasks|notifications)|render\/(components|block)|shell\/error|ui\/(action.module|breadcrumbs|copy|heading|last-day|link|notify|picture|section|site|unseen|whole-words))|node_modules\/(react|react-dom|scheduler)\//;

/** The modules that follow links and draw whole pages, with all other shared parts. */
const navigationModules =
  /src\/(client\/(follow|load-page|navigation|site-router)|blocks\/generated\/components|render|shell\/(?!toasts|error|live-regions)|ui)|node_modules\/(@tanstack|use-sync-external-store)\//;

/**
 * The modules about addresses that several scripts use, and those of blocks that need no React. Each is a file of its
 * own, since the first script names all files that the others need.
 */
const addressModules = /src\/(addresses|client\/(first-script|site-data))/;
const blockModules = /src\/(client\/open-frame|blocks\/place\/tell-opening-hours)/;

/**
 * The rooms that know no other, which the window of the editor, its worker and the page that it shows may all use; with
 * them what composers share with the page.
 */
const commonModules =
  /src\/(addresses|calendar|edit-api|numbers)\/|src\/(ui\/(bullet-of|columns)|preview\/marks)\.|preload-helper/;

/** The modules that draw most pages, as one file, since each further file costs the editor more than its content. */
const drawnModules =
  /src\/(ui\/|shell\/(?!toasts)|render\/|blocks\/(generated\/(live-)?components|(?!form\/).*\.(tsx|css)))/;

/** The rooms by which both the window and the worker of the editor compose, and which the drawn page does not have. */
const composingModules =
  /src\/(analytics|blocks|checks|compose|delivery|frame|manifest|registry|editor\/(checking|drawing|inputs|naming|words))\/|schema\/|node_modules\/(d3-|internmap|libphonenumber|topojson|world-atlas)/;

const contractFolder = fileURLToPath(new URL('../contract', import.meta.url)).replaceAll('\\', '/');
const trialSender = fileURLToPath(new URL('../delivery/trial-sender.ts', import.meta.url));

/** The options that silence the bundler's warnings about its own speed. */
const quiet = { pluginTimings: false, bundlerTimings: false };

/** The packages that a command loads at its start, bundled into it; all others are loaded when they are needed. */
const startPackages = [
  'ajv',
  'd3-array',
  'd3-geo',
  'entities',
  'fast-deep-equal',
  'image-size',
  'internmap',
  'libphonenumber-js',
  'topojson-client',
];

/** The options of a bundle that `loadBundle` can load. It is ASCII, which Node reads in a tenth of the time. */
const loadable = {
  format: 'cjs',
  charset: 'ascii',
  comments: { jsdoc: false },
  dynamicImportInCjs: false,
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name].[hash].cjs',
} as const;

/**
 * The settings by which Vite bundles the code, and nothing but the code: `client` for the browser, `ssr` for rendering
 * pages, `commands` for the command line, `start` for a site that is edited, `live` for the browser that shows it. No content passes through here.
 */
export const buildSettings: UserConfig = {
  base: './',
  appType: 'custom',
  publicDir: false,
  plugins: [react(), packagesOfSite(), styleModules(), repeatableImports(), trials(), wholeRenderer(), licences()],
  resolve: {
    alias: [
      // React has the hook that this shim is for.
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
      // What the code of a site may use of the engine.
      { find: /^pagewright\/(block|compose|rule)$/, replacement: `${contractFolder}/$1.ts` },
    ],
  },
  css: { modules: { generateScopedName: scopedName } },
  build: { assetsInlineLimit: 0, cssMinify: 'lightningcss', modulePreload: { polyfill: false }, target: 'es2022' },
  optimizeDeps: { entries: ['src/develop/browser/boot.ts'], include: ['react-dom/client', '@emailjs/browser'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          checks: quiet,
          input: 'src/client/boot.ts',
          output: {
            entryFileNames: '[name].[hash].js',
            chunkFileNames: '[name].[hash].js',
            codeSplitting: {
              groups: [
                // Apart from what draws them, so that both can be asked for at once.
                { name: 'live-components', includeDependenciesRecursively: false, test: /blocks\/generated\/live/ },
                { name: 'live', includeDependenciesRecursively: false, test: liveModules },
                { name: 'addresses', includeDependenciesRecursively: false, test: addressModules },
                { name: 'blocks', test: blockModules },
                { name: 'navigation', includeDependenciesRecursively: false, test: navigationModules },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: {
          checks: quiet,
          input: ['src/render/server.tsx', 'src/build/page-worker.ts'],
          output: loadable,
        },
      },
    },
    // The editor, for whoever runs `npm start`: no site has anything of it.
    editor: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        assetsDir: '',
        // It is served to this machine alone.
        chunkSizeWarningLimit: 4000,
        copyPublicDir: false,
        cssCodeSplit: true,
        rollupOptions: {
          checks: quiet,
          // The worker and the window compose with the same modules.
          input: {
            main: 'src/editor/main.tsx',
            preview: 'src/preview/preview.tsx',
            checker: 'src/editor/checking/check-worker.ts',
          },
          output: {
            entryFileNames: '[name].[hash].js',
            chunkFileNames: '[name].[hash].js',
            assetFileNames: '[name].[hash][extname]',
            codeSplitting: {
              groups: [
                // The first group that names a module has it; none may need one below itself.
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'common', test: commonModules, minShareCount: 2 },
                { name: 'blocks', includeDependenciesRecursively: false, test: drawnModules },
                { name: 'composing', includeDependenciesRecursively: false, test: composingModules, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
    // The styles of the page that the editor shows.
    pageStyles: bundleOf(['src/preview/page-styles.ts']),
    // What a browser has that shows a site while it is edited, by the published engine: from the sources, Vite serves it.
    live: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        assetsDir: '',
        copyPublicDir: false,
        cssCodeSplit: true,
        rollupOptions: {
          checks: quiet,
          input: [
            ...['boot', 'catalogue', 'example', 'problems-only'].map((name) => `src/develop/browser/${name}.ts`),
            ...['catalogue', 'content'].map((name) => `src/catalogue/${name}.css`),
          ],
          output: {
            entryFileNames: '[name].[hash].js',
            chunkFileNames: '[name].[hash].js',
            assetFileNames: '[name].[hash][extname]',
          },
        },
      },
    },
    // The generator is bundled apart, so that it runs where the other commands cannot be bundled.
    generator: bundleOf(['generate', 'new-block', 'package'].map((name) => `src/cli/${name}.ts`)),
    commands: bundleOf(
      ['artwork', 'build', 'check', 'new-site', 'prepare', 'preview', 'rename-route', 'upgrade'].map(
        (name) => `src/cli/${name}.ts`,
      ),
    ),
    // The commands of the published engine, and what they start in threads; below, the one that writes a site's folder.
    published: bundleOf([
      ...['artwork', 'build', 'check', 'prepare', 'preview', 'rename-route', 'start', 'upgrade'].map(
        (name) => `src/cli/${name}.ts`,
      ),
      ...['src/develop/develop.ts', 'src/develop/check-thread.ts'],
    ]),
    create: bundleOf(['src/cli/create.ts']),
    // What makes drawings smaller is loaded when there is a drawing; its build for browsers reads no files. What reads
    // typefaces is loaded when a picture has letters, by commands and threads alike.
    svgo: bundleOf({ index: 'svgo/browser' }),
    fontkit: bundleOf({ index: 'fontkit' }),
    // The command with all that draws a site while it is edited, and what it starts in threads.
    start: bundleOf([
      ...['src/cli/start.ts', 'src/develop/develop.ts'],
      ...['src/develop/check-thread.ts', 'src/generate/compare-thread.ts'],
    ]),
  },
};

/** Gives the settings by which scripts for Node are bundled. */
function bundleOf(input: string[] | Record<string, string>): EnvironmentOptions {
  return {
    consumer: 'server',
    resolve: { noExternal: [...startPackages, ...namesOfSitePackages] },
    build: {
      copyPublicDir: false,
      minify: false,
      rollupOptions: { checks: quiet, input, output: loadable },
    },
  };
}

/** Has the editor send no form of a page that is tried out in it. */
function trials(): Plugin {
  return {
    name: 'pagewright:trials',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'editor',
    resolveId: (source) => (source.endsWith('/delivery/load-sender') ? trialSender : null),
  };
}

/**
 * The settings for a renderer with all its packages, of React only the production code; while a site is edited, Node
 * loads the packages.
 */
function wholeRenderer(): Plugin {
  return {
    name: 'pagewright:whole-renderer',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'ssr'
        ? {
            resolve: { noExternal: true, external: ['sharp'] },
            define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
          }
        : null,
  };
}
