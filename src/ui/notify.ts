import type { Copy } from '../compose/page';

/** A notification that goes away by itself. */
export interface VisitorNotice {
  title: string;
  text?: Copy | string;
  /** How long it stays, 5 seconds unless given. */
  seconds?: number;
}

/** Shows notifications to the visitor; each function returns one that removes the notification. */
export interface Notifier {
  notify(notice: VisitorNotice): () => void;
  alertVisitor(message: string): () => void;
}

let load: (() => Promise<Notifier>) | undefined;

/** Sets the function that loads the notifier; it is called with the first notification. */
export function provideNotifier(loadNotifier: () => Promise<Notifier>): void {
  load = loadNotifier;
}

/** Loads the notifier ahead of its use, so that it can speak without a connection. */
export function prepareNotifications(): void {
  load?.().catch(() => {});
}

/**
 * Shows a notice; gives the function that removes it. A notice that is still shown stays longer, and is not shown
 * twice.
 */
export function notify(notice: VisitorNotice): () => void {
  return later((notifier) => notifier.notify(notice));
}

/** Shows an alert, which stays until it is dismissed; gives the function that removes it. */
export function alertVisitor(message: string): () => void {
  return later((notifier) => notifier.alertVisitor(message));
}

function later(show: (notifier: Notifier) => () => void): () => void {
  const showing = load?.().then(show);
  showing?.catch((error: unknown) => console.error(error));
  return () => {
    showing?.then((dismiss) => dismiss()).catch(() => {});
  };
}
