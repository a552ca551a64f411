import { kindsToChoose } from '../../manifest/form-field-kinds';
import type { JsonObject } from '../../manifest/manifest';
import { type Message, worded } from '../../manifest/message';
import { formFields, isEmptyGroup } from '../form-facts';
import type { BlockRule } from '../rule';

export const fieldHasOptions: BlockRule = {
  id: 'field-has-options',
  what: 'A field to choose from has something to choose, and so has each group in it.',
  severity: 'error',
  scope: 'block',
  type: 'form',
  why: 'A visitor could not answer it, and a form that requires it could never be sent.',
  wrong: '{ "name": "level", "label": "Level", "kind": "select" }',
  right:
    '{ "name": "level", "label": "Level", "kind": "select", "options": [{ "value": "diploma", "label": "Diploma" }] }',
  check({ block, report }) {
    for (const { field, pointer } of formFields(block)) {
      const { kind, label, options } = field;
      if (!kindsToChoose.includes(String(kind))) continue;
      if (!Array.isArray(options) || options.length === 0) {
        const message = `"${label}" has nothing to choose from. Give it "options".`;
        if (options) report(`${pointer}/options`, message);
        else report(pointer, message, { lacks: 'options' });
        continue;
      }
      for (const [index, option] of (options as JsonObject[]).entries()) {
        const flaw = optionFlaw(option);
        // Of a group that is taken from a collection, what is wrong is the list.
        const place = isEmptyGroup(option) ? '/options' : '';
        const isBare = option.value === undefined && option.options === undefined;
        if (flaw) report(`${pointer}/options/${index}${place}`, flaw, isBare ? { lacks: 'value' } : {});
      }
    }
  },
};

function optionFlaw({ value, label, options }: JsonObject): Message | undefined {
  if (Array.isArray(options) && value !== undefined) {
    return `"${label}" has a "value", so it is a choice, and "options", so it is a group of choices. Take one of them away.`;
  }
  if (Array.isArray(options)) {
    return options.length > 0 ? undefined : `The group "${label}" has nothing to choose from. Give it "options".`;
  }
  if (value !== undefined) return undefined;
  return worded`${{ quoted: String(label) }} ${{
    inTerminal: 'has no "value". Write there what is sent when it is chosen, or give it "options" to make it a group.',
    inEditor: 'does not say what is sent when it is chosen. Write it under “What is sent”.',
  }}`;
}
