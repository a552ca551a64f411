import { kindsUsing } from '../../manifest/form-field-kinds';
import type { JsonObject } from '../../manifest/manifest';
import type { Pointer } from '../../manifest/pointer';
import { formFields } from '../form-facts';
import type { BlockRule } from '../rule';
import { listNames } from '../short-message';

const prefilled = [...(kindsUsing.get('prefill') ?? [])];

export const propertyFitsField: BlockRule = {
  id: 'property-fits-field',
  what: 'What a form field is given is something that its kind can use.',
  severity: 'error',
  scope: 'block',
  type: 'form',
  why: 'It would have no effect, and nobody would notice before visitors do.',
  wrong: '"kind": "consent", "prefill": true',
  right: '"kind": "select", "prefill": true',
  check({ block, report }) {
    for (const { field, pointer } of formFields(block)) {
      for (const [at, flaw] of flawsOf(field)) report(pointer + at, flaw, { part: 'key' });
    }
  },
};

/** Finds the properties that do not fit a field, each by its pointer with the message. */
function flawsOf({ kind, prefill, step, options }: JsonObject): [Pointer, string][] {
  const flaws: [Pointer, string][] = [];
  if (prefill === true && !prefilled.includes(String(kind))) {
    const reason =
      kind === 'consent'
        ? 'Only the visitor can agree'
        : `The address of a page cannot answer a field of the kind "${kind}"`;
    flaws.push(['/prefill', `${reason}, so remove "prefill". It works with: ${listNames(prefilled, 6)}.`]);
  }
  if (step !== undefined && kind !== 'number') {
    flaws.push([
      '/step',
      `Only a number has steps, and this field is of the kind "${kind}". Remove "step", or make "kind" number.`,
    ]);
  }
  if (kind !== 'select' && Array.isArray(options)) {
    const group = (options as JsonObject[]).findIndex((option) => Array.isArray(option.options));
    const message = `Only a select field has groups of choices, and this field is of the kind "${kind}". Make "kind" select, or list the choices without groups.`;
    if (group >= 0) flaws.push([`/options/${group}/options`, message]);
  }
  return flaws;
}
