import type { JsonObject } from '../manifest/manifest';
import type { Pointer } from '../manifest/pointer';
import type { PageFacts } from './rule';

/** The facts of a form: its name, its delivery, and the names of its fields. */
export interface FormFacts {
  name: string;
  /** Its pointer on its page. */
  pointer: Pointer;
  delivery: string;
  fields: string[];
}

/** Gives the forms of a page; a rule that asks for them reads blocks of the type `form`. */
export function formsOf({ blocks }: PageFacts): FormFacts[] {
  return blocks
    .filter(({ block }) => block.type === 'form')
    .map(({ block, pointer }) => ({
      name: String(block.name),
      pointer,
      delivery: String(block.delivery),
      fields: formFields(block).map(({ field }) => String(field.name)),
    }));
}

/** Gives the fields of a form, each with its pointer in the block. */
export function formFields({ sections }: JsonObject): { field: JsonObject; pointer: Pointer }[] {
  return (sections as JsonObject[]).flatMap(({ fields }, section) =>
    (fields as JsonObject[]).map((field, index) => ({ field, pointer: `/sections/${section}/fields/${index}` })),
  );
}

/** Gives the choices of a field, groups replaced by their own choices, each with its pointer in the field. */
export function choicesOf({ options }: JsonObject): { choice: JsonObject; pointer: Pointer }[] {
  return ((options ?? []) as JsonObject[]).flatMap((choice, index) => {
    const pointer = `/options/${index}`;
    if (!Array.isArray(choice.options)) return [{ choice, pointer }];
    return (choice.options as JsonObject[]).map((one, at) => ({ choice: one, pointer: `${pointer}/options/${at}` }));
  });
}

/** Tells whether all choices of a field are known: an empty group lacks some. */
export function isWholeChoice({ options }: JsonObject): boolean {
  return !((options ?? []) as JsonObject[]).some(isEmptyGroup);
}

/** Tells whether an option is a group without any choice, which a rule of its own reports. */
export function isEmptyGroup({ value, options }: JsonObject): boolean {
  return value === undefined && Array.isArray(options) && options.length === 0;
}
