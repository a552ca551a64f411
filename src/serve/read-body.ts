import type { IncomingMessage } from 'node:http';

/** The body of a request. */
export interface Body {
  /** All of the body, or its beginning where it is larger than was asked for. */
  content: Buffer<ArrayBuffer>;
  /** The size of all of it, in bytes. */
  size: number;
}

/**
 * Reads the body of a request, and keeps no more than `most` bytes; undefined where the connection has ended before.
 */
export async function readBody(request: IncomingMessage, most: number): Promise<Body | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request) {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
    }
  } catch {
    return undefined;
  }
  return { content: Buffer.concat(chunks), size };
}
