/** The head of a JPEG: the bytes before its first block, and the tables in them by which blocks are written. */
export interface JpegHead {
  /** Everything from the start of the file to the scan. */
  bytes: Uint8Array;
  /** The tables for brightness and for colour, in this order. */
  tables: [BlockTables, BlockTables];
}

/** The tables by which blocks of one kind are written. */
export interface BlockTables {
  /** The divisors of the coefficients, in zigzag order. */
  divisors: number[];
  /** The codes of first coefficients and of all others. */
  first: HuffmanTable;
  others: HuffmanTable;
}

/** The code of every symbol, and its length in bits. */
export interface HuffmanTable {
  codes: Uint16Array;
  lengths: Uint8Array;
}

const [quantisation, huffman, restartInterval, startOfScan] = [0xdb, 0xc4, 0xdd, 0xda];

/**
 * Reads the head of a baseline JPEG with separate tables for brightness and colour (ITU-T T.81, annex B), and adds to
 * it that a restart marker follows each `interval` units.
 */
export function readHead(jpeg: Uint8Array, interval: number): JpegHead {
  const divisors: number[][] = [];
  const codes = new Map<number, HuffmanTable>();
  let scan = 0;
  for (const { marker, start, end } of segmentsOf(jpeg)) {
    const content = jpeg.subarray(start + 4, end);
    if (marker === quantisation) readDivisors(content, divisors);
    if (marker === huffman) readCodes(content, codes);
    if (marker === startOfScan) scan = start;
  }
  const tablesOf = (index: number): BlockTables => {
    const [first, others] = [codes.get(index), codes.get(16 + index)];
    if (!divisors[index] || !first || !others) throw new Error('The JPEG lacks a table.');
    return { divisors: divisors[index], first, others };
  };
  const interrupted = [0xff, restartInterval, 0, 4, interval >> 8, interval & 0xff];
  const bytes = Uint8Array.from([...jpeg.subarray(0, scan), ...interrupted, ...scanHeadOf(jpeg, scan)]);
  return { bytes, tables: [tablesOf(0), tablesOf(1)] };
}

interface Segment {
  marker: number;
  start: number;
  end: number;
}

/** Gives the segments up to the scan, whose head is the last of them. */
function segmentsOf(jpeg: Uint8Array): Segment[] {
  const segments: Segment[] = [];
  for (let start = 2; start < jpeg.length; ) {
    const marker = jpeg[start + 1] ?? startOfScan;
    const end = start + 2 + wordAt(jpeg, start + 2);
    segments.push({ marker, start, end });
    if (marker === startOfScan) break;
    start = end;
  }
  return segments;
}

function scanHeadOf(jpeg: Uint8Array, scan: number): Uint8Array {
  return jpeg.subarray(scan, scan + 2 + wordAt(jpeg, scan + 2));
}

function wordAt(bytes: Uint8Array, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}

/** Reads the tables of a segment: each is its number, then 64 divisors. */
function readDivisors(content: Uint8Array, divisors: number[][]): void {
  for (let at = 0; at < content.length; at += 65)
    divisors[(content[at] ?? 0) & 15] = [...content.subarray(at + 1, at + 65)];
}

/**
 * Reads the tables of a segment: each is its class and number, then how many codes have each length from 1 to 16, then
 * the symbols in the order of their codes.
 */
function readCodes(content: Uint8Array, tables: Map<number, HuffmanTable>): void {
  for (let at = 0; at < content.length; ) {
    const counts = content.subarray(at + 1, at + 17);
    const table = { codes: new Uint16Array(256), lengths: new Uint8Array(256) };
    tables.set(content[at] ?? 0, table);
    at += 17;
    let code = 0;
    for (const [index, count] of counts.entries()) {
      for (const symbol of content.subarray(at, at + count)) {
        table.codes[symbol] = code++;
        table.lengths[symbol] = index + 1;
      }
      at += count;
      code <<= 1;
    }
  }
}
