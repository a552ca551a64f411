import type { JsonObject } from '../../manifest/manifest';
import type { BlockRule } from '../rule';

export const optionIsUnique: BlockRule = {
  id: 'option-is-unique',
  what: 'Every choice of a field sends a value of its own and has words of its own.',
  severity: 'error',
  scope: 'block',
  type: 'form',
  why: 'Of two choices with one value nobody could tell which was meant.',
  wrong: '"options": [{ "value": "day", "label": "By day" }, { "value": "day", "label": "In the evening" }]',
  right: '"options": [{ "value": "day", "label": "By day" }, { "value": "evening", "label": "In the evening" }]',
  check({ block, report }) {
    for (const [section, { fields }] of (block.sections as JsonObject[]).entries()) {
      for (const [index, { options = [] }] of (fields as JsonObject[]).entries()) {
        for (const key of ['value', 'label']) {
          const seen = new Set<string>();
          for (const [at, option] of (options as JsonObject[]).entries()) {
            const text = String(option[key]).trim();
            const pointer = `/sections/${section}/fields/${index}/options/${at}/${key}`;
            if (seen.has(text))
              report(pointer, `Another choice of this field already has the ${key} "${text}". Change one.`);
            seen.add(text);
          }
        }
      }
    }
  },
};
