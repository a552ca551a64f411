import type { Copy } from '../compose/page';

/** A notification that goes away by itself. */
export interface Notice {
  title: string;
  text?: Copy | string;
  /** How long it stays, 5 seconds unless given. */
  seconds?: number;
}

/** Puts notifications where the visitor sees them; each returns what takes it away. */
export interface Notifier {
  notify(notice: Notice): () => void;
  alertVisitor(message: string): () => void;
}

let load: (() => Promise<Notifier>) | undefined;

/** Tells where the notifier comes from; it is loaded when there is first something to say. */
export function provideNotifier(loadNotifier: () => Promise<Notifier>): void {
  load = loadNotifier;
}

/** Loads the notifier ahead of its use, so that it can speak without a connection. */
export function prepareNotifications(): void {
  load?.().catch(() => {});
}

/**
 * Tells the visitor something politely; returns what takes it away.
 * The same notice said again stays longer instead of standing there twice.
 */
export function notify(notice: Notice): () => void {
  return later((notifier) => notifier.notify(notice));
}

/** Tells the visitor something at once, to stay until it is dismissed; returns what takes it away. */
export function alertVisitor(message: string): () => void {
  return later((notifier) => notifier.alertVisitor(message));
}

function later(show: (notifier: Notifier) => () => void): () => void {
  const shown = load?.().then(show);
  shown?.catch((error: unknown) => console.error(error));
  return () => {
    shown?.then((dismiss) => dismiss()).catch(() => {});
  };
}
