import { namesIn, replaceNames } from '../../manifest/placeholder';

/** What a name of the file is called where it alone would say nothing to whoever has never read one. */
const called: Readonly<Record<string, string>> = {
  accent: 'Accent colour',
  alt: 'What it shows',
  anchor: 'Name of this place',
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

/** A name as people write it: `Origin place` for `originPlace`, `Address ending` for `slug`, `Trip name` for `trip.name`. */
export function inWords(name: string): string {
  const [first = '', ...others] = name.split('.').map(ownWords);
  return [first, ...others.map(inSentence)].join(' ');
}

/** The name in the file of what is called by some words, where those do not follow from it: `slug` for `Address ending`. */
export function nameCalled(words: string): string | undefined {
  const [name] = Object.entries(called).find(([, own]) => own.toLowerCase() === words.toLowerCase()) ?? [];
  return name;
}

/** The same within a sentence: `phone display`. */
export function withinWords(name: string): string {
  return inSentence(inWords(name));
}

/** An address as people read it: `/services/…` for that of pages which each end in their own way. */
export function sayPath(path: string): string {
  return replaceNames(path, () => '…');
}

/** The address that is meant by one as people read it, after the one that it takes the place of; undefined where some of its own part is lost. */
export function pathSaid(said: string, template: string): string | undefined {
  const names = namesIn(template);
  const [start = '', ...others] = said.replaceAll('...', '…').split('…');
  if (others.length !== names.length) return undefined;
  return start + others.map((words, index) => `{${names[index]}}${words}`).join('');
}

function ownWords(name: string): string {
  if (Object.hasOwn(called, name)) return called[name] ?? name;
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/([A-Z])([A-Z])(?=[a-z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replaceAll(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words with a small letter first, unless others are capital: a name of somebody else's stays as it is. */
export function inSentence(words: string): string {
  return /^[A-Z][a-z]*(?![A-Za-z])/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
