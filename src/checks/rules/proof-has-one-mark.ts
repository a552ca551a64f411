import type { JsonObject } from '../../manifest/manifest';
import type { BlockRule } from '../rule';

export const proofHasOneMark: BlockRule = {
  id: 'proof-has-one-mark',
  what: 'Each fact of a proof has one mark: an icon or a picture.',
  severity: 'error',
  scope: 'block',
  type: 'proof',
  why: 'Marks stand side by side in a row: one that is missing leaves a hole, and two have no room.',
  wrong: '{ "label": "Licensed guides", "value": "TG-2231" }',
  right: '{ "icon": "badge-check", "label": "Licensed guides", "value": "TG-2231" }',
  check({ block, report }) {
    for (const [index, { icon, picture }] of (block.items as JsonObject[]).entries()) {
      if (icon === undefined && picture === undefined)
        report(`/items/${index}`, 'This fact has no mark. Give it an "icon", such as "badge-check", or a "picture".');
      if (icon !== undefined && picture !== undefined)
        report(`/items/${index}/icon`, 'This fact has an "icon" and a "picture". Remove one of the two.');
    }
  },
};
