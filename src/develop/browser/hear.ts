/** The names of the server's events: site.json or the code has changed, something is wrong with them, a form was tried. */
type EventName = 'pagewright:site' | 'pagewright:code' | 'pagewright:problems' | 'pagewright:trial';

/** The functions that take the content of events, by the names of these, where the published engine serves. */
const listeners: [name: string, take: (text: string) => void][] = [];
let stream: EventSource | undefined;
/** The id of the latest event. */
let lastId: string | undefined;

/** Calls a function with the content of each event of the server. */
export function hear<T>(name: EventName, take: (data: T) => void): void {
  // Where Vite serves the code, it has a socket.
  if (import.meta.hot) import.meta.hot.on(name, take);
  else listen(name, (text) => take(JSON.parse(text)));
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
function listen(name: string, take: (text: string) => void): void {
  if (listeners.length === 0) document.addEventListener('visibilitychange', follow);
  follow();
  listeners.push([name, take]);
  if (stream) attach(stream, name, take);
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
    stream = new EventSource(lastId === undefined ? '/__events' : `/__events?after=${lastId}`);
    attach(stream, 'pagewright:begun', () => {});
    attach(stream, 'pagewright:reload', () => location.reload());
    for (const [name, take] of listeners) attach(stream, name, take);
  }
}

function attach(events: EventSource, name: string, take: (text: string) => void): void {
  events.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
    lastId = lastEventId;
    take(data);
  });
}
