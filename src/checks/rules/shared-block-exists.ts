import { nameExists } from '../name-exists';

export const sharedBlockExists = nameExists({
  id: 'shared-block-exists',
  what: 'A block that stands on several pages can only be placed where it is written.',
  kind: 'shared',
  table: ({ site }) => site.manifest.shared ?? {},
  message: 'No block on several pages is named',
  remedy: 'Write it under "shared".',
  why: 'A placement of nothing leaves a hole in the page.',
  wrong: '{ "type": "shared", "block": "redy-to-start" }',
  right: '{ "type": "shared", "block": "ready-to-start" }',
});
