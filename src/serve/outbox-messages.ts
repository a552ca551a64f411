import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fields } from '../delivery/receiver';

/** A form that arrived in the local outbox. */
export interface Message {
  /** When it arrived, as an ISO 8601 time. */
  time: string;
  /** What was sent, in its order. */
  fields: Fields;
}

/** Keeps a message in a folder. */
export function keepMessage(folder: string, fields: Message['fields']): void {
  const message: Message = { time: new Date().toISOString(), fields };
  mkdirSync(folder, { recursive: true });
  const count = readdirSync(folder).length;
  writeFileSync(
    join(folder, `${message.time.replaceAll(/[:.]/g, '-')}-${count}.json`),
    `${JSON.stringify(message, null, 2)}\n`,
  );
}

/** The messages in a folder, the newest first; a file that is none is left out. */
export function readMessages(folder: string): Message[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names
    .sort()
    .reverse()
    .flatMap((name) => readMessage(join(folder, name)) ?? []);
}

function readMessage(file: string): Message | undefined {
  try {
    const message: Partial<Message> = JSON.parse(readFileSync(file, 'utf8'));
    return message.time && Array.isArray(message.fields) ? { time: message.time, fields: message.fields } : undefined;
  } catch {
    return undefined;
  }
}
