import type { Json } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import type { Schema } from '../../manifest/schema';
import type { Field, Input, InputOf, Kind } from './input';
import type { Words } from './words-kinds';

/** All that is said of a kind of input but how it is drawn; what one leaves out it does not have. */
export interface InputKind<Name extends Kind> {
  /** The input for what a schema describes; nothing where that is of another kind. */
  from(asked: Asked): InputOf<Name> | undefined;
  /** A value to begin with, which says nothing yet. */
  empty(input: InputOf<Name>, emptyOf: (part: Input) => Json): Json;
  /** A value to begin with where somebody asks for it by itself, if that is another. */
  begun?: Json;
  /** Whether a value that was copied elsewhere could stand there, where it is more than a text, a number or a flag. */
  holds?(value: Json, input: InputOf<Name>): boolean;
  /** The words and names in a value, with their places. */
  texts?(value: Json, input: InputOf<Name>, place: Pointer, textsOf: TextsOf): Iterable<ReadWords>;
  /** What is said where nothing is written. */
  usual?(input: InputOf<Name>, usualOf: (part: Input) => string[]): string[];
  /** The fields of a value. */
  fields?(input: InputOf<Name>): readonly Field[];
  /** How each of several values is asked for that one holds. */
  each?(input: InputOf<Name>): Input;
  /** Whether another input of this kind has the same field in a form. */
  isAlike?(one: InputOf<Name>, other: InputOf<Name>, isAlike: (one: Input, other: Input) => boolean): boolean;
  /** The values that say how something looks or works, so that nothing is called by them: some, or any. */
  settings?(input: InputOf<Name>): readonly Json[] | 'any' | undefined;
  /** Whether its field looks as if nothing were written where nothing is. */
  canBeBlank?: true;
  /** Whether a text can take in what it says. */
  fillsTexts?: true;
  /** Which texts may stand in its place, and what they are then; where nothing is said, those that an entry fills in. */
  inText?: InText;
}

/** A part of a schema for which an input is looked for. */
export interface Asked {
  /** What it says, with what its definition says. */
  schema: Schema;
  /** The definition that it refers to. */
  definition: string | undefined;
  /** What the example says there. */
  example: Json | undefined;
  inputFor(part: Schema, example?: Json): Input;
  fieldsOf(group: Schema, example: Json | null): Field[];
}

/** Words that somebody reads, and where they stand. */
export interface ReadWords {
  place: Pointer;
  text: string;
  /** Whether marks in it are understood. */
  isCopy?: true;
  /** Whether it is a name, a number or an address: nobody reads it as words. */
  isKept?: true;
}

/** Gives the words and names in a part of a value. */
export type TextsOf = (value: Json | undefined, part: Input, place: Pointer) => Iterable<ReadWords>;

/** The texts that may stand in the place of something else. */
export interface InText {
  of: Words;
  takes(text: string): boolean;
}
