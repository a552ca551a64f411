import { expect, test } from 'vitest';
import { printJson } from '../../src/catalogue/print-json';
import { examples } from '../examples';

test('what is short stands on one line, what is long has a line for each part', () => {
  const action = { label: 'Apply Now', to: '/' };
  expect(printJson(action)).toBe('{ "label": "Apply Now", "to": "/" }');
  expect(printJson({ type: 'hero', heading: 'Find the course that fits you', actions: [action] })).toBe(
    [
      '{',
      '  "type": "hero",',
      '  "heading": "Find the course that fits you",',
      '  "actions": [',
      '    { "label": "Apply Now", "to": "/" }',
      '  ]',
      '}',
    ].join('\n'),
  );
});

test('every example reads back as it was', () => {
  for (const { block } of examples) expect(JSON.parse(printJson(block))).toEqual(block);
});
