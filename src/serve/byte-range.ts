/** The first and the last byte that were asked for. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of a file of `size` bytes that a Range header asks for (RFC 9110, 14.2); 'none' where it asks
 * for what the file does not have. Undefined means all of the file: several parts at once are nothing
 * that a browser asks a site for.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '')
    return Number(to) > 0 && size > 0 ? { first: Math.max(0, size - Number(to)), last: size - 1 } : 'none';
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) return 'none';
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
