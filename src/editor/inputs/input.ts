import type { Words } from './words-kinds';

/** One property of a part of the site, as a form asks for it. */
export interface Field {
  name: string;
  /** What stands above it. */
  label: string;
  /** What it is for, in a sentence or two. */
  help: string;
  /** What people call it every day, with commas between. */
  alsoCalled?: string;
  isRequired: boolean;
  /** Whether most of its kind say it: it is shown where this one does not yet. */
  isCommon?: boolean;
  /** What it follows in a new group, as long as nobody has written it. */
  follows?: Follows;
  input: Input;
}

/** Another property of the group that one follows unless a third stands there, and the pattern of what it says. */
export interface Follows {
  property: string;
  unless?: string;
  pattern: string;
}

/** What is known of each kind of input, by its name; `inputs.ts` and `views.tsx` say of every one what it does. */
export interface InputKinds {
  /** Words may have usual ones, which hold where nothing is written, and a sample of what one could write. */
  words: { of: Words; usual?: string; sample?: string };
  picture: { hasEmoji: boolean };
  delivery: object;
  /** Which entries of a collection are taken, and by what they are sorted. */
  where: object;
  sort: object;
  collection: object;
  /** After which answers of a form a field is asked. */
  when: object;
  /** What is present or not. */
  mark: object;
  /** Of choices `labels` tell what each is called, else its name does, and `says` what it is for; the usual one holds where nothing is written. */
  choice: { options: (string | number)[]; labels?: string[]; says?: string[]; usual?: string };
  /** Several, chosen of a few. */
  several: { options: string[] };
  /** What the items are is unknown where there are none and nothing says it. */
  list: { item: Input; itemName: string; least?: number; most?: number; isUnknown?: true };
  group: { fields: Field[] };
  /** Values under names of their owner's. */
  named: { value: Input; names: string };
  switch: object;
  number: { least: number | undefined; isMoney?: true };
}

/** The name of a kind of input. */
export type Kind = keyof InputKinds;

/** How a value of one kind is asked for. */
export type InputOf<Name extends Kind> = { [One in Name]: { kind: One } & InputKinds[One] }[Name];

/** How a value is asked for. */
export type Input = InputOf<Kind>;
