import type { Plugin } from 'vite';

const preloadHelper = '\0vite/preload-helper.js';

/** Leaves a dynamic import as it is: no chunk of the browser's bundle has styles that Vite would have to wait for. */
export function plainImports(): Plugin {
  return {
    name: 'pagewright:plain-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      return id === preloadHelper ? 'export const __vitePreload = (load) => load()' : null;
    },
  };
}
