import type { Schemas } from './schemas';

/** Writes the module of the English words of the site itself. */
export function deriveWords({ words }: Schemas): string {
  const defaults = Object.fromEntries(
    Object.entries(words.properties ?? {}).map(([name, { default: word }]) => [name, word]),
  );
  return `/** What the site itself says, in English. */\nexport const defaultWords = ${JSON.stringify(defaults, null, 2)};\n`;
}

/** Writes the module of the words in all other languages. */
export function deriveWordFiles({ languages }: Schemas): string {
  return [
    "import type { LanguageWords } from '../../compose/compose-registry';",
    ...languages.map((tag) => `import ${nameOf(tag)} from '${fileOf(tag)}';`),
    '',
    '/** The words of the site itself as their files have them, by language. */',
    'export const wordFiles: Readonly<Record<string, LanguageWords>> = {',
    ...languages.map((tag) => `  '${tag}': ${nameOf(tag)},`),
    '};',
    '',
  ].join('\n');
}

/** Writes the module that loads the words in one of the other languages. */
export function deriveLateWordFiles({ languages }: Schemas): string {
  return [
    "import type { LanguageWords } from '../../compose/compose-registry';",
    '',
    '/** Load the file of the words of the site itself in a language. */',
    'export const lateWordFiles: Readonly<Record<string, () => Promise<{ default: LanguageWords }>>> = {',
    ...languages.map((tag) => `  '${tag}': () => import('${fileOf(tag)}'),`),
    '};',
    '',
  ].join('\n');
}

function nameOf(tag: string): string {
  return `words_${tag.replaceAll('-', '_')}`;
}

function fileOf(tag: string): string {
  return `../../../schema/words/${tag}.json`;
}
