import { createRequire } from 'node:module';
import { allFiles, moduleOf } from '../typefaces/families';

const require = createRequire(import.meta.url);

/** Writes the module that says which signs each file of letters has. */
export async function deriveCoverage(): Promise<string> {
  source ??= await readCoverage();
  return source;
}

let source: string | undefined;

async function readCoverage(): Promise<string> {
  const { openSync } = await import('fontkit');
  const ranges = allFiles().map((file) => {
    const face = openSync(require.resolve(moduleOf(file)));
    return [file, 'characterSet' in face ? writeRanges(face.characterSet) : ''] as const;
  });
  const comment = '/** The code points of the signs that each file of letters has, as hexadecimal ranges. */';
  const table = JSON.stringify(Object.fromEntries(ranges), null, 2);
  return `${comment}\nexport const coverage: Record<string, string> = ${table};\n`;
}

/** Writes code points as hexadecimal ranges, `20-7e a0`. */
function writeRanges(codePoints: Iterable<number>): string {
  const ranges: [first: number, last: number][] = [];
  for (const code of [...codePoints].filter((code) => code !== noSign).sort((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range && range[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges.map((range) => [...new Set(range)].map((code) => code.toString(16)).join('-')).join(' ');
}

/** The code point that ends the table of a typeface, and is no sign. */
const noSign = 0xffff;
