import type { Plugin } from 'vite';

/** Bundles the renderer with its packages, of React only what production needs; while the site is edited they stay with Node, which runs CommonJS. */
export function wholeRenderer(): Plugin {
  return {
    name: 'pagewright:whole-renderer',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'ssr'
        ? {
            resolve: { noExternal: true, external: ['fontkit', 'sharp'] },
            define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
          }
        : null,
  };
}
