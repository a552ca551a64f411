import type { Plugin } from 'vite';

const preloadHelper = '\0vite/preload-helper.js';

/**
 * Replaces Vite's preload before a dynamic import: fetches the files, and imports the module once all have arrived,
 * from the browser's cache. Most browsers give up a module that could not be fetched for as long as the page is open,
 * and a preload too (whatwg/html#6768); a fetch can be repeated.
 */
const helper = `
const arrivals = new Map();
function arrive(address) {
  const earlier = arrivals.get(address);
  if (earlier) return earlier;
  const arrival = fetch(address).then((response) => {
    if (!response.ok) throw new Error(response.status + ' ' + address);
    return response.arrayBuffer();
  });
  arrivals.set(address, arrival);
  arrival.catch(() => arrivals.delete(address));
  return arrival;
}
export const __vitePreload = (load, files, importer) =>
  Promise.all((files ?? []).map((file) => arrive(new URL(file, importer).href))).then(load);
`;

/** The pattern of a dynamic import for which Vite lists no files, since its module imports none. */
const importOfOneFile = /(import\(([`'"]\.\/[^`'"]+[`'"])\)(?:(?!import\().)*?,)\[\](,import\.meta\.url\))/gs;

/** Makes the plugin by which a failed dynamic import in the browser's bundle can be tried again. */
export function repeatableImports(): Plugin {
  return {
    name: 'pagewright:repeatable-imports',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      return id === preloadHelper ? helper : null;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replace(importOfOneFile, '$1[$2]$3');
        }
      },
    },
  };
}
