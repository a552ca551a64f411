/** Loads the page anew once a development server that has gone away is back. */
export function reloadAfterRestart(): void {
  import.meta.hot?.on('vite:ws:disconnect', () => {
    const look = setInterval(async () => {
      const answer = await fetch('/__problems').catch(() => undefined);
      if (!answer?.ok) return;
      clearInterval(look);
      location.reload();
    }, 1000);
  });
}
