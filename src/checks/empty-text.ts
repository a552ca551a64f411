import type { ErrorObject } from 'ajv';
import type { Json } from '../manifest/manifest';
import { type Pointer, pointerKeys } from '../manifest/pointer';
import type { Schema } from '../manifest/schema';

/** Tells whether a text breaks its pattern since it has no words. */
export function isEmptyText({ keyword, propertyName }: ErrorObject, value: Json | undefined): boolean {
  return keyword === 'pattern' && propertyName === undefined && typeof value === 'string' && value.trim() === '';
}

/** Words the message about a text without words: only one that is not required can be left out. */
export function emptyTextMessage(pointer: Pointer, schemaAt: (pointer: Pointer) => Schema): string {
  const name = String(pointerKeys(pointer).at(-1));
  const { required = [] } = schemaAt(pointer.slice(0, pointer.lastIndexOf('/')));
  return `This text is empty. ${required.includes(name) ? 'Write something here.' : 'Write something, or leave it out.'}`;
}
