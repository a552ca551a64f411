import { plainNamesIn, replaceNames } from '../../manifest/placeholder';

/** Names of the file whose own words would say nothing to somebody who has never read it. */
const ownNames: Readonly<Record<string, string>> = {
  accent: 'Accent colour',
  alt: 'What it shows',
  anchor: 'Name of this place',
  at: 'Place on the map',
  autocomplete: 'What the browser fills in',
  always: 'Always that it arrived',
  checkbox: 'Boxes to tick (choose several)',
  colors: 'Colours',
  emailjs: 'EmailJS',
  id: 'Which one',
  inputmode: 'Keyboard of a phone',
  limit: 'How many',
  linkedin: 'LinkedIn',
  ltr: 'Left to right',
  max: 'At most',
  maxLength: 'Most letters',
  min: 'At least',
  minLength: 'Fewest letters',
  pattern: 'Form of the answer',
  outcome: 'What really happened',
  prefill: 'Answered by the address',
  radio: 'Choices in sight (choose one)',
  rtl: 'Right to left',
  second: 'Second colour',
  select: 'Drop-down list (choose one)',
  slug: 'Address ending',
  src: 'File or address',
  tel: 'Telephone',
  textarea: 'Several lines',
  tiktok: 'TikTok',
  to: 'Leads to',
  trailingSlash: 'Slash at the end of addresses',
  url: 'Web address',
  value: 'What it says',
  webhook: 'An address of your own',
  whatsapp: 'WhatsApp',
  youtube: 'YouTube',
};

/**
 * Writes a name of the file as people write it: `Origin place` for `originPlace`, `Trip name` for `trip.name`, and
 * `Address ending`, which is its own words, for `slug`.
 */
export function inWords(name: string): string {
  const [first = '', ...others] = name.split('.').map(ownWords);
  return [first, ...others.map(inSentence)].join(' ');
}

/** Gives the name in the file whose own words these are: `slug` for `Address ending`; undefined where none has. */
export function nameCalled(words: string): string | undefined {
  const [name] = Object.entries(ownNames).find(([, own]) => own.toLowerCase() === words.toLowerCase()) ?? [];
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
  if (Object.hasOwn(ownNames, name)) return ownNames[name] ?? name;
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
