import { nameExists } from '../name-exists';

export const sharedBlockExists = nameExists({
  id: 'shared-block-exists',
  what: 'A shared block can only be placed where it exists.',
  kind: 'shared',
  table: ({ site }) => site.manifest.shared ?? {},
  message: 'No shared block is named',
  remedy: 'Write it under "shared".',
  why: 'A placement of nothing leaves a hole in the page.',
  wrong: '{ "type": "shared", "block": "redy-to-start" }',
  right: '{ "type": "shared", "block": "ready-to-start" }',
});
