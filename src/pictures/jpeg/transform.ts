/**
 * The order in which the coefficients of a block are written, from the lowest frequency to the highest (ITU-T T.81,
 * figure A.6).
 */
const zigzag = [
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
  55, 62, 63,
];

/** The factors by which the quick transform makes the coefficients too large, by frequency. */
const excess = Array.from({ length: 8 }, (_, k) => (k === 0 ? 1 : Math.SQRT2 * Math.cos((k * Math.PI) / 16)));

/** Gives the factors that scale the coefficients of the transform and divide them by a table, in zigzag order. */
export function factorsOf(divisors: number[]): Float64Array {
  return Float64Array.from(divisors, (divisor, index) => {
    const place = zigzag[index] ?? 0;
    return 1 / (divisor * 8 * (excess[place >> 3] ?? 1) * (excess[place & 7] ?? 1));
  });
}

const order = Uint8Array.from(zigzag);
/** A number beyond any coefficient: to add it and a half, cut, and subtract it again rounds a coefficient. */
const lift = 32768;

/**
 * Writes the whole coefficients of a block of 64 values around zero into `coefficients` at a place, in zigzag order;
 * gives the index of the last that is not zero. It overwrites the block.
 */
export function transformBlock(
  block: Float64Array,
  factors: Float64Array,
  coefficients: Int16Array,
  place: number,
): number {
  transformLines(block, 64, 8, 1);
  transformLines(block, 8, 1, 8);
  // A local variable is read far quicker.
  const places = order;
  let last = 0;
  for (let index = 0; index < 64; index++) {
    const value = ((block[places[index] as number] as number) * (factors[index] as number) + (lift + 0.5)) | 0;
    coefficients[place + index] = value - lift;
    if (value !== lift) last = index;
  }
  return last;
}

/**
 * Transforms eight lines of eight values by the cosine transform of Arai, Agui and Nakajima: five multiplications for
 * each, the rest left to the factors. The lines are `next` apart up to `end`, their values `step`.
 */
function transformLines(block: Float64Array, end: number, next: number, step: number): void {
  for (let first = 0; first < end; first += next) {
    const last = first + 7 * step;
    const sum0 = (block[first] as number) + (block[last] as number);
    const gap0 = (block[first] as number) - (block[last] as number);
    const sum1 = (block[first + step] as number) + (block[last - step] as number);
    const gap1 = (block[first + step] as number) - (block[last - step] as number);
    const sum2 = (block[first + 2 * step] as number) + (block[last - 2 * step] as number);
    const gap2 = (block[first + 2 * step] as number) - (block[last - 2 * step] as number);
    const sum3 = (block[first + 3 * step] as number) + (block[last - 3 * step] as number);
    const gap3 = (block[first + 3 * step] as number) - (block[last - 3 * step] as number);

    const ends = sum0 + sum3;
    const middles = sum1 + sum2;
    const turn = (sum1 - sum2 + sum0 - sum3) * Math.SQRT1_2;
    block[first] = ends + middles;
    block[first + 2 * step] = sum0 - sum3 + turn;
    block[first + 4 * step] = ends - middles;
    block[first + 6 * step] = sum0 - sum3 - turn;

    const inner = gap3 + gap2;
    const between = (gap2 + gap1) * Math.SQRT1_2;
    const outer = gap1 + gap0;
    const shared = (inner - outer) * 0.38268343236508984;
    const low = inner * 0.541196100146197 + shared;
    const high = outer * 1.3065629648763766 + shared;
    block[first + step] = gap0 + between + high;
    block[first + 3 * step] = gap0 - between - low;
    block[first + 5 * step] = gap0 - between + low;
    block[last] = gap0 + between - high;
  }
}
