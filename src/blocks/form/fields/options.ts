import type { FormField } from './answers';

/** A choice of a field, or in a list a group of them. */
export type OptionOrGroup = NonNullable<FormField['options']>[number];

/** One choice of a field. */
export type Option = NonNullable<OptionOrGroup['options']>[number];

/** Gives the choices of a field, those of groups among them. */
export function optionsOf({ options = [] }: FormField): Option[] {
  return options.flatMap((option) => option.options ?? [{ ...option, value: option.value ?? '' }]);
}
