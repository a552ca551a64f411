import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fields } from '../delivery/receiver';

/** A form that arrived in the local outbox. */
export interface OutboxMessage {
  /** The time of arrival, as ISO 8601. */
  time: string;
  /** The fields in the order in which they were sent. */
  fields: Fields;
}

/** Keeps a message in a folder. */
export function keepMessage(folder: string, fields: OutboxMessage['fields']): void {
  const message: OutboxMessage = { time: new Date().toISOString(), fields };
  mkdirSync(folder, { recursive: true });
  const count = readdirSync(folder).length;
  writeFileSync(
    join(folder, `${message.time.replaceAll(/[:.]/g, '-')}-${count}.json`),
    `${JSON.stringify(message, null, 2)}\n`,
  );
}

/** Reads the messages in a folder, the newest first; leaves out files that are none. */
export function readMessages(folder: string): OutboxMessage[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names
    .sort()
    .reverse()
    .flatMap((name) => readMessage(join(folder, name)) ?? []);
}

function readMessage(file: string): OutboxMessage | undefined {
  try {
    const message: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isMessage(message) ? message : undefined;
  } catch {
    return undefined;
  }
}

function isMessage(message: unknown): message is OutboxMessage {
  if (typeof message !== 'object' || message === null) return false;
  const { time, fields }: { time?: unknown; fields?: unknown } = message;
  const isField = (field: unknown): boolean =>
    Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string');
  return typeof time === 'string' && Array.isArray(fields) && fields.every(isField);
}
