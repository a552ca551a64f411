import type { IncomingMessage } from 'node:http';

/** What was sent with a request. */
export interface Body {
  /** All of it, or its beginning where it is larger than was asked for. */
  content: Buffer<ArrayBuffer>;
  /** In bytes. */
  size: number;
}

/** Reads what comes with a request, and remembers no more than `most` bytes; undefined where the sender has gone. */
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
