import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { classNames } from './class-names.ts';
import { plainImports } from './plain-imports.ts';

/** What every page needs once it comes to life; block types come by themselves. */
const startModules =
  /src\/(client\/(?!boot)|render|shell|ui)|node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|react-hot-toast)\//;

/**
 * How Vite bundles the code, and nothing but the code: `client` for the browser, `ssr` for rendering
 * pages, `commands` for the command line. No content passes through here.
 */
export const buildSettings: UserConfig = {
  base: './',
  appType: 'custom',
  publicDir: false,
  plugins: [react(), classNames(), plainImports()],
  css: { modules: { generateScopedName: '[name]__[local]' } },
  build: { assetsInlineLimit: 0, cssMinify: 'lightningcss', modulePreload: false, target: 'es2022' },
  optimizeDeps: { entries: ['src/client/start.tsx'], include: ['react-dom/client', '@emailjs/browser'] },
  environments: {
    client: {
      build: {
        rollupOptions: {
          input: 'src/client/boot.ts',
          output: {
            entryFileNames: '[name].[hash].js',
            chunkFileNames: '[name].[hash].js',
            codeSplitting: {
              groups: [{ name: 'start', includeDependenciesRecursively: false, test: startModules }],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: { rollupOptions: { input: 'src/render/server.tsx', output: { entryFileNames: 'server.js' } } },
    },
    commands: {
      consumer: 'server',
      build: {
        copyPublicDir: false,
        minify: false,
        rollupOptions: {
          input: ['build', 'check', 'generate', 'new-block', 'preview', 'start'].map((name) => `src/cli/${name}.ts`),
          output: { entryFileNames: '[name].js', chunkFileNames: '[name].[hash].js' },
        },
      },
    },
  },
};
