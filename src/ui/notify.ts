import { createElement, Fragment } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Copy as CopyNodes } from '../compose/page';
import { Copy } from './copy';

/** Where notifications are drawn: notices are announced when there is a pause, alerts at once. */
export const toasters = { notices: 'notices', alerts: 'alerts' } as const;

/** A notification that goes away by itself. */
export interface Notice {
  title: string;
  text?: CopyNodes | string;
  /** How long it stays, 5 seconds unless given. */
  seconds?: number;
}

/**
 * Tells the visitor something politely; returns what takes it away.
 * The same notice said again stays longer instead of standing there twice.
 */
export function notify({ title, text, seconds = 5 }: Notice): () => void {
  const paragraphs = typeof text === 'string' ? [[text]] : text;
  const id = toast(
    createElement(
      Fragment,
      null,
      createElement(paragraphs ? 'strong' : 'span', null, title),
      paragraphs && createElement(Copy, { of: paragraphs }),
    ),
    { id: JSON.stringify([title, text]), toasterId: toasters.notices, duration: seconds * 1000 },
  );
  return () => toast.dismiss(id, toasters.notices);
}

/** Tells the visitor something at once, to stay until it is dismissed; returns what takes it away. */
export function alertVisitor(message: string): () => void {
  const id = toast(message, { toasterId: toasters.alerts, duration: Number.POSITIVE_INFINITY });
  return () => toast.dismiss(id, toasters.alerts);
}
