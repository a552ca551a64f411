type Loaded = typeof import('../windows');

let loading: Promise<Loaded> | undefined;
let tries = 0;

/** Fetches the windows that come after the first screen, once; where it fails, the next call tries again. */
export async function loadWindows(): Promise<Loaded['windows']> {
  loading ??= import('../windows').catch(fetchAgain);
  try {
    return (await loading).windows;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

/** Fetches them by another address: at one where nobody answered once, browsers do not ask again. */
function fetchAgain(): Promise<Loaded> {
  tries += 1;
  return import(/* @vite-ignore */ `${document.documentElement.dataset.windows}?try=${tries}`);
}
