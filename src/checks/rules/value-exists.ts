import { nameExists } from '../name-exists';

export const valueExists = nameExists({
  id: 'value-exists',
  what: 'A name in braces must be one of the values.',
  kind: 'value',
  table: ({ site }) => site.values,
  message: 'No value is named',
  remedy: 'Write it under "values", or write {{ for a brace.',
  why: 'Without a value of that name the visitor would read the braces.',
  wrong: '"text": "Call {fone}"',
  right: '"text": "Call {phone}"',
});
