import { parseArgs } from 'node:util';

type OptionTypes = Record<string, { type: 'string' | 'boolean' }>;

/** What a command line says: the options by name, and the names without one, the first as `file`. */
interface Options<T extends OptionTypes> {
  values: { [K in keyof T]?: T[K]['type'] extends 'string' ? string : boolean };
  file: string | undefined;
  files: string[];
}

/** The options of a command line with at most `most` names, or a sentence about what is wrong with it. */
export function readOptions<T extends OptionTypes>(
  args: string[],
  options: T,
  most = 1,
): Options<T> | { usage: string } {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (positionals.length > most) {
      const enough = most === 1 ? 'One file is' : `${most} names are`;
      return { usage: `${enough} enough; this names ${positionals.length}: ${positionals.join(', ')}.` };
    }
    return { values: values as Options<T>['values'], file: positionals[0], files: positionals };
  } catch (error) {
    const known = Object.keys(options).map((name) => `--${name}`);
    const [reason = ''] = (error instanceof Error ? error.message : '').split('. ');
    return { usage: `${reason}. This command knows ${known.length > 0 ? known.join(', ') : 'no options'}.` };
  }
}

/** A port number from an option; undefined where it is none. */
export function readPort(option: string | undefined, usual: number): number | undefined {
  const port = option === undefined ? usual : Number(option);
  return Number.isInteger(port) && port >= 0 && port < 65536 ? port : undefined;
}

/** The noon of a day from an option (`2027-03-06`), or now where there is none; undefined where it is no day of the calendar. */
export function readDate(option: string | undefined): Date | undefined {
  if (option === undefined) return new Date();
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(option)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(year, month - 1, day, 12);
  return year >= 1970 && date.getMonth() === month - 1 && date.getDate() === day ? date : undefined;
}
