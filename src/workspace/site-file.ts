import { createHash } from 'node:crypto';
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { basename } from 'node:path';
import type { SiteText, WriteResult } from '../edit-api/messages';
import { replaceFile, whyUnreadable } from './replace-file';

/** Reads a site.json, or says in words why it cannot be read. */
export function readSiteFile(file: string): SiteText | { failure: string } {
  try {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(readFileSync(file));
    return { text, version: versionOf(text) };
  } catch (error) {
    return { failure: whyUnreadable(basename(file), error) };
  }
}

/** Tells whether a site.json holds anything but blanks. */
export function hasContent(file: string): boolean {
  if (!existsSync(file)) return false;
  // Nearly every site.json tells with its first character, and may be long.
  if (beginsWithSign(file)) return true;
  const reading = readSiteFile(file);
  return 'failure' in reading || reading.text.trim() !== '';
}

/** Tells whether a file begins with another byte than a blank; false where it cannot be read. */
function beginsWithSign(file: string): boolean {
  try {
    const first = readFirstByte(file);
    return first !== undefined && first > 0x20 && first < 0x7f;
  } catch {
    return false;
  }
}

/** Reads the first byte of a file, undefined where it is empty; throws where it cannot be read. */
export function readFirstByte(file: string): number | undefined {
  const descriptor = openSync(file, 'r');
  try {
    const byte = new Uint8Array(1);
    return readSync(descriptor, byte) === 0 ? undefined : byte[0];
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Replaces the text of a site.json in one step, where the file still has the version `basedOn`; writes a file that is
 * gone anew.
 */
export function writeSiteFile(file: string, text: string, basedOn: string): WriteResult {
  const existing = existsSync(file) ? readSiteFile(file) : undefined;
  if (existing && 'failure' in existing) return existing;
  if (existing && existing.version !== basedOn) return { instead: existing };
  const failure = replaceFile(file, text);
  return failure === undefined ? { version: versionOf(text) } : { failure };
}

function versionOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
