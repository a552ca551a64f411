import type { Json } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import type { Schema } from '../../manifest/schema';
import type { CopyKind } from '../../manifest/visit-copy';
import type { Field, Fold, Input, InputOf, Kind } from './input';
import type { WordsKindName } from './words-kinds';

/** One kind of input, all but its drawing. */
export interface InputKind<Name extends Kind> {
  /** Gives the input for a part of a schema; undefined where that is of another kind. */
  from(asked: InputRequest): InputOf<Name> | undefined;
  /** Gives a value to begin with, which says nothing yet. */
  empty(input: InputOf<Name>, emptyOf: (part: Input) => Json): Json;
  /** Gives the value to begin with where somebody adds it by itself, if that is another. */
  begun?(input: InputOf<Name>, emptyOf: (part: Input) => Json): Json;
  /** Tells whether a copied value could stand there; without it, any text, number or flag can. */
  holds?(value: Json, input: InputOf<Name>): boolean;
  /** Gives the words and names in a value, with their places. */
  texts?(value: Json, input: InputOf<Name>, place: Pointer, textsOf: TextsOf): Iterable<ReadWords>;
  /** Gives what holds where nothing is written. */
  usual?(input: InputOf<Name>, usualOf: (part: Input) => string[]): string[];
  /** Gives the fields of a value. */
  fields?(input: InputOf<Name>): readonly Field[];
  /** Gives the input of each of the values that one holds. */
  each?(input: InputOf<Name>): Input;
  /** Tells whether another input of this kind has the same field in a form; without it, each has. */
  isAlike?(one: InputOf<Name>, other: InputOf<Name>, isAlike: (one: Input, other: Input) => boolean): boolean;
  /** Gives the values that say how something looks or works, so that nothing is called by them; `any` for all. */
  settings?(input: InputOf<Name>): readonly Json[] | 'any' | undefined;
  /** Gives the fold of its field; without it, the field stands in the fold “what it says”. */
  fold?(input: InputOf<Name>): Fold;
  /** True where its field looks empty while nothing is written. */
  canBeBlank?: true;
  /** True where a text can take in its value by a placeholder. */
  fillsTexts?: true;
  /** The texts that may stand in its place; without it, those that an entry fills in. */
  inText?: InText;
}

/** A part of a schema that needs an input. */
export interface InputRequest {
  /** Its own keywords with those of its definition. */
  schema: Schema;
  /** The name of the definition that it refers to. */
  definition: string | undefined;
  /** The value that the example has there. */
  example: Json | undefined;
  inputFor(part: Schema, example?: Json): Input;
  fieldsOf(group: Schema, example: Json | null): Field[];
}

/** Words with their place. */
export interface ReadWords {
  place: Pointer;
  text: string;
  /** The kind of copy that they are, if they are any. */
  copy?: CopyKind;
  /** True for a name, a number or an address, which nobody reads as words. */
  isKept?: true;
}

/** Gives the words and names in a part of a value. */
export type TextsOf = (value: Json | undefined, part: Input, place: Pointer) => Iterable<ReadWords>;

/** The texts that may stand in the place of another value, and the kind of words that they are. */
export interface InText {
  of: WordsKindName;
  takes(text: string): boolean;
}
