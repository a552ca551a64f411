import { wholeRun } from '../../manifest/run';
import { choicesOf, formFields } from '../form-facts';
import type { BlockRule } from '../rule';

export const optionIsUnique: BlockRule = {
  id: 'option-is-unique',
  what: 'Every choice of a field sends a value of its own and has words of its own.',
  severity: 'error',
  scope: 'block',
  type: 'form',
  // Where the choices are entries, two of one address are told as such.
  yields: true,
  why: 'Of two choices with one value nobody could tell which was meant.',
  wrong: '"options": [{ "value": "day", "label": "By day" }, { "value": "day", "label": "In the evening" }]',
  right: '"options": [{ "value": "day", "label": "By day" }, { "value": "evening", "label": "In the evening" }]',
  check({ block, report }) {
    for (const { field, pointer } of formFields(block)) {
      for (const key of ['value', 'label']) {
        const seen = new Set<string>();
        for (const { choice, pointer: at } of choicesOf(field)) {
          // `field-has-options` reports a choice without a value.
          if (choice[key] === undefined) continue;
          const text = String(choice[key]).trim();
          const message = `Another choice of this field already has the ${key} "${text}". Change one.`;
          if (seen.has(text)) report(`${pointer}${at}/${key}`, message, { run: wholeRun(text) });
          seen.add(text);
        }
      }
    }
  },
};
