import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The way in which a file is compressed for a browser. */
export type Encoding = 'br' | 'gzip';

/**
 * Gives the encoding that a browser likes best by its Accept-Encoding (RFC 9110, 12.5.3), brotli where it likes both
 * the same; undefined where the file should go out as it is.
 */
export function chooseEncoding(accepted = ''): Encoding | undefined {
  const weights = new Map(accepted.split(',').map(weightOf));
  const weigh = (name: string): number => weights.get(name) ?? weights.get('*') ?? 0;
  const best: Encoding = weigh('br') >= weigh('gzip') ? 'br' : 'gzip';
  return weigh(best) > 0 && weigh(best) >= (weights.get('identity') ?? 0) ? best : undefined;
}

/** Compresses as a host does while the browser waits. */
export function compress(content: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(content);
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** Tells whether a file of this type gets smaller by being compressed. */
export function isCompressible(type: string): boolean {
  return /^text\/|javascript$|javascript;|[/+](json|xml)\b/.test(type);
}

function weightOf(entry: string): [name: string, weight: number] {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
  return [name, Number(weight) || 0];
}
