import { plainNamesIn, replaceNames } from '../../manifest/placeholder';
import { termOf, terms } from './terms';

/**
 * Writes a name of the file as people write it: `Origin place` for `originPlace`, `Trip name` for `trip.name`, and
 * `Name in the address`, which is its own words, for `slug`.
 */
export function inWords(name: string): string {
  const [first = '', ...others] = name.split('.').map(ownWords);
  return [first, ...others.map(inSentence)].join(' ');
}

/** Gives the name in the file whose own words these are: `slug` for `Name in the address`; undefined where none has. */
export function nameCalled(words: string): string | undefined {
  const [name] = Object.entries(terms).find(([, { label }]) => label.toLowerCase() === words.toLowerCase()) ?? [];
  return name;
}

/** Writes a name as `inWords` does, for the middle of a sentence: `phone display`. */
export function withinWords(name: string): string {
  return inSentence(inWords(name));
}

/** Writes a path with `…` for each placeholder: `/services/…`. */
export function sayPath(path: string): string {
  return replaceNames(path, () => '…');
}

/**
 * Reads a path that `sayPath` wrote and somebody changed: each `…` is again the placeholder that `template`, the path
 * before, has there. Undefined where their numbers differ.
 */
export function readPath(typedPath: string, template: string): string | undefined {
  const names = plainNamesIn(template);
  const [start = '', ...others] = typedPath.replaceAll('...', '…').split('…');
  if (others.length !== names.length) return undefined;
  return start + others.map((words, index) => `{${names[index]}}${words}`).join('');
}

function ownWords(name: string): string {
  const term = termOf(name);
  if (term) return term.label;
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/([A-Z])([A-Z])(?=[a-z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Writes words with a small letter first, except where the first word has more capitals, such as a name. */
export function inSentence(words: string): string {
  return /^[A-Z][a-z]*(?![A-Za-z])/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
