import type { ErrorObject } from 'ajv';
import type { Json } from '../manifest/manifest';
import { type Pointer, parentPointer, pointerKeys } from '../manifest/pointer';
import type { Schema } from '../manifest/schema';

/** Tells whether a text breaks its pattern since it has no words. */
export function isEmptyText({ keyword, propertyName }: ErrorObject, value: Json | undefined): boolean {
  return keyword === 'pattern' && propertyName === undefined && typeof value === 'string' && value.trim() === '';
}

/** Words the message about a text without words: only one that is not required can be left out. */
export function emptyTextMessage(pointer: Pointer, schemaAt: (pointer: Pointer) => Schema): string {
  const name = String(pointerKeys(pointer).at(-1));
  const { required = [] } = schemaAt(parentPointer(pointer));
  const isRequired = required.includes(name);
  const { pattern = '' } = schemaAt(pointer);
  const fits = (text: string): boolean => new RegExp(pattern).test(text);
  const [what] = choiceKinds.find(([, example]) => fits(example) && !fits('words')) ?? [];
  if (what !== undefined) return `No ${what} is chosen here. Choose one${isRequired ? '.' : ', or leave it out.'}`;
  return `This text is empty. ${isRequired ? 'Write something here.' : 'Write something, or leave it out.'}`;
}

/**
 * The kinds of values that most editors offer as choices, each with an example for a place where words would not fit.
 */
const choiceKinds: readonly [says: string, example: string][] = [
  ['day', '2027-03-14'],
  ['time', '10:00'],
];
