import type { JsonObject } from '../../manifest/manifest';
import type { BlockRule } from '../rule';

export const fieldHasOptions: BlockRule = {
  id: 'field-has-options',
  what: 'A field to choose from has something to choose.',
  severity: 'error',
  scope: 'block',
  type: 'form',
  why: 'A visitor could not answer it, and a form that requires it could never be sent.',
  wrong: '{ "name": "level", "label": "Level", "kind": "select" }',
  right:
    '{ "name": "level", "label": "Level", "kind": "select", "options": [{ "value": "diploma", "label": "Diploma" }] }',
  check({ block, report }) {
    for (const [section, { fields }] of (block.sections as JsonObject[]).entries()) {
      for (const [index, field] of (fields as JsonObject[]).entries()) {
        const { kind, label, options } = field;
        if (!['select', 'radio', 'checkbox'].includes(String(kind)) || (Array.isArray(options) && options.length > 0))
          continue;
        const pointer = `/sections/${section}/fields/${index}`;
        report(options ? `${pointer}/options` : pointer, `"${label}" has nothing to choose from. Give it "options".`);
      }
    }
  },
};
