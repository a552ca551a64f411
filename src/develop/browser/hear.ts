/** The events of the server: site.json or the code has changed, something is wrong with them, or a form was tried. */
type Told = 'pagewright:site' | 'pagewright:code' | 'pagewright:problems' | 'pagewright:trial';

/** The functions that are called when the published engine tells of an event. */
const listeners: [told: string, take: (text: string) => void][] = [];
let stream: EventSource | undefined;
/** The id of the event that was heard last. */
let heard: string | undefined;

/** Calls a function with the content of each event of the server. */
export function hear<T>(told: Told, take: (data: T) => void): void {
  // Where Vite serves the code, it has a socket.
  if (import.meta.hot) import.meta.hot.on(told, take);
  else listen(told, (text) => take(JSON.parse(text)));
}

/** Loads the page anew once a server that has gone away is back. */
export function reloadAfterRestart(): void {
  // The stream of the published engine tells of that by itself.
  import.meta.hot?.on('vite:ws:disconnect', () => {
    const look = setInterval(async () => {
      const answer = await fetch('/__problems').catch(() => undefined);
      if (!answer?.ok) return;
      clearInterval(look);
      location.reload();
    }, 1000);
  });
}

/** Calls a function with the content of each event of a name, as JSON. */
function listen(told: string, take: (text: string) => void): void {
  if (listeners.length === 0) document.addEventListener('visibilitychange', follow);
  follow();
  listeners.push([told, take]);
  if (stream) attach(stream, told, take);
}

/**
 * Listens while the page is visible, since a browser has few connections to one server; a page that becomes visible
 * again is told what it missed.
 */
function follow(): void {
  if (document.hidden) {
    stream?.close();
    stream = undefined;
  } else if (!stream) {
    stream = new EventSource(heard === undefined ? '/__events' : `/__events?after=${heard}`);
    attach(stream, 'pagewright:begun', () => {});
    attach(stream, 'pagewright:reload', () => location.reload());
    for (const [told, take] of listeners) attach(stream, told, take);
  }
}

function attach(events: EventSource, told: string, take: (text: string) => void): void {
  events.addEventListener(told, ({ data, lastEventId }: MessageEvent<string>) => {
    heard = lastEventId;
    take(data);
  });
}
