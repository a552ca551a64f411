import { type ParseArgsOptionDescriptor, parseArgs } from 'node:util';
import type { ExitCode } from './command';

/** The options of a command by their names, each with its line of help. */
type OptionTypes = Record<string, { type: 'string' | 'boolean'; says: string; value?: string }>;

/** The shape of a command line, from which its help and its refusals are made. */
export interface CommandLine<T extends OptionTypes> {
  /** The beginning: `npm run check --`. */
  start: string;
  /** What the command does, in one sentence. */
  says: string;
  /** The names of arguments without an option, in order. */
  names?: readonly string[];
  options: T;
}

/** The options of a command line by name, and its arguments without one, the first as `file`. */
interface Options<T extends OptionTypes> {
  values: { [K in keyof T]?: T[K]['type'] extends 'string' ? string : boolean };
  file: string | undefined;
  files: string[];
}

/** The option of every command that looks at a site. */
export const siteOption = {
  type: 'string',
  value: 'FILE',
  says: 'the site.json, or the folder that holds it; without it, the one here or in a folder above',
} as const;

/** Says why a command cannot run; returns how it ends. */
export function refuse(reason: string): 2 {
  console.error(reason);
  return 2;
}

/** Reads the options of a command line; where it asks for help or is wrong, prints that and gives the exit code. */
export function readOptions<T extends OptionTypes>(
  args: string[],
  line: CommandLine<T>,
): Options<T> | { code: ExitCode } {
  const options = parseOptions(args, line);
  if (!('usage' in options)) return options;
  const { usage, isHelp } = options;
  if (isHelp) console.log(usage);
  else console.error(usage);
  return { code: isHelp ? 0 : 2 };
}

/** Parses a command line: gives its options, or the reason why it is wrong, or its help where it asks for that. */
export function parseOptions<T extends OptionTypes>(
  args: string[],
  line: CommandLine<T>,
): Options<T> | { usage: string; isHelp: boolean } {
  const { options, names } = line;
  const most = names?.length ?? (Object.hasOwn(options, 'site') ? 1 : 0);
  try {
    const descriptors: Record<string, ParseArgsOptionDescriptor> = { ...options, help: { type: 'boolean' } };
    const { values, positionals } = parseArgs({ args, options: descriptors, allowPositionals: true });
    if (values.help) return { usage: helpOf(line), isHelp: true };
    if (positionals.length <= most)
      return { values: values as Options<T>['values'], file: positionals[0], files: positionals };
    const enough = most === 1 ? 'One file is' : `${most} names are`;
    return { usage: `${enough} enough; this names ${positionals.length}: ${positionals.join(', ')}.`, isHelp: false };
  } catch (error) {
    const optionNames = Object.keys(options).map((name) => `--${name}`);
    const [reason = ''] = (error instanceof Error ? error.message : '').split('. ');
    const knows = optionNames.length > 0 ? optionNames.join(', ') : 'no options';
    return { usage: `${reason}. This command knows ${knows}. With --help it says what they do.`, isHelp: false };
  }
}

/** Writes the help of a command, a line for each option. */
function helpOf<T extends OptionTypes>({ start, says, names = [], options }: CommandLine<T>): string {
  const lines = Object.entries(options).map(([name, { value, says: meaning }]): [string, string] => [
    `--${name}${value === undefined ? '' : ` ${value}`}`,
    meaning,
  ]);
  const width = Math.max(0, ...lines.map(([option]) => option.length)) + 2;
  const begin = lines.length + names.length > 0 ? [start, ...names] : [start.replace(/ --$/, '')];
  return [
    `${begin.join(' ')}${lines.length > 0 ? ' [OPTIONS]' : ''}`,
    says,
    ...lines.map(([option, meaning]) => `  ${option.padEnd(width)}${meaning}`),
  ].join('\n');
}

/** Reads a port number from an option; undefined where it is none. */
export function readPort(option: string | undefined, usual: number): number | undefined {
  const port = option === undefined ? usual : Number(option);
  return Number.isInteger(port) && port >= 0 && port < 65536 ? port : undefined;
}

/**
 * Reads a day from an option (`2027-03-06`) as its noon; gives the present moment where the option is missing,
 * undefined where the day does not exist.
 */
export function readDate(option: string | undefined): Date | undefined {
  if (option === undefined) return new Date();
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(option)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  const date = new Date(year, month - 1, day, 12);
  return year >= 1970 && date.getMonth() === month - 1 && date.getDate() === day ? date : undefined;
}
