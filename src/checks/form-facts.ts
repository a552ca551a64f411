import type { JsonObject } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import type { PageFacts } from './rule';

/** A form as rules ask about it: its name, how it is sent, and the names of its fields. */
export interface FormFacts {
  name: string;
  /** Where it stands on its page. */
  pointer: Pointer;
  delivery: string;
  fields: string[];
}

/** Gives the forms of a page; a rule that asks for them reads blocks of the type `form`. */
export function formsOf({ blocks }: PageFacts): FormFacts[] {
  return blocks
    .filter(({ block }) => block.type === 'form')
    .map(({ block: { name, delivery, sections }, pointer }) => ({
      name: String(name),
      pointer,
      delivery: String(delivery),
      fields: (sections as JsonObject[]).flatMap(({ fields }) =>
        (fields as JsonObject[]).map((field) => String(field.name)),
      ),
    }));
}
