import { hash } from 'node:crypto';

/** Gives a short hash of some content: the same content, with the same words after it, gives the same hash. */
export function hashOf(content: string | Uint8Array, ...more: string[]): string {
  const words = more.join('');
  const whole = typeof content === 'string' ? content + words : Buffer.concat([content, Buffer.from(words)]);
  return hash('sha1', whole, 'base64url').slice(0, 10);
}
