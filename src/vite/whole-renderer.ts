import type { Plugin } from 'vite';

/** Bundles the renderer with its packages; while the site is edited they stay with Node, which runs CommonJS. */
export function wholeRenderer(): Plugin {
  return {
    name: 'pagewright:whole-renderer',
    apply: 'build',
    configEnvironment: (name) => (name === 'ssr' ? { resolve: { noExternal: true } } : null),
  };
}
