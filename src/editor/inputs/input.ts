import type { WordsKindName } from './words-kinds';

/** Where the form of a page or a block has a field: among what it says, how it looks, or the rest. */
export type Fold = (typeof folds)[number];

/** The folds of a form, in their order. */
export const folds = ['says', 'looks', 'more'] as const;

/** A property of a part of the site, as a form asks for it. */
export interface Field {
  name: string;
  /** The words above it. */
  label: string;
  /** Its purpose, in a sentence or two. */
  help: string;
  /** What people call it every day, with commas between. */
  alsoCalled?: string;
  isRequired: boolean;
  /** Its fold in a form; without it, that of what a part says. */
  fold?: Fold;
  /** True where it is offered among what a part says before it is written, as its schema says with the fold. */
  isOffered?: boolean;
  /** True where most of its kind have it: it is shown where this one does not have it yet. */
  isCommon?: boolean;
  /** What it follows in a new group, as long as nobody has written it. */
  follows?: Follows;
  input: Input;
}

/** A property of the group whose value one takes on, in a pattern, except where the property `unless` is written. */
export interface Follows {
  property: string;
  unless?: string;
  pattern: string;
}

/** The facts of each kind of input, by its name; `inputs.ts` and `views.tsx` have what each does. */
export interface InputKinds {
  /** `usual` holds where nothing is written; `sample` is what one could write. */
  words: { of: WordsKindName; usual?: string; sample?: string };
  picture: { hasEmoji: boolean };
  /** When something takes place: its day, and what else can be said of it. */
  occasion: { fields: Field[] };
  delivery: object;
  /** The conditions and the order of a selection. */
  where: object;
  sort: object;
  collection: object;
  /** The answers of a form after which a field is asked. */
  when: object;
  /** A property that is `true` or absent. */
  mark: object;
  /** `says` has what each option is for; `usual` holds where nothing is written. */
  choice: { options: (string | number)[]; labels?: string[]; says?: string[]; usual?: string };
  /** Several, chosen of a few. */
  several: { options: string[] };
  /** `isUnknown` where no item tells what the items are, nor anything else. */
  list: { item: Input; itemName: string; least?: number; most?: number; isUnknown?: true };
  /** Latitude and longitude of a place. */
  position: object;
  group: { fields: Field[] };
  /** Values under names that their owner gives; `names` is their pattern. */
  named: { value: Input; names: string };
  switch: object;
  number: { least: number | undefined; isMoney?: true };
}

/** The name of a kind of input. */
export type Kind = keyof InputKinds;

/** An input of one kind. */
export type InputOf<Name extends Kind> = { [One in Name]: { kind: One } & InputKinds[One] }[Name];

/** An input: how a form asks for a value. */
export type Input = InputOf<Kind>;
