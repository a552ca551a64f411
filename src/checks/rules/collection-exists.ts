import { nameExists } from '../name-exists';

export const collectionExists = nameExists({
  id: 'collection-exists',
  what: 'A list can only be taken from a collection that exists.',
  kind: 'collection',
  table: ({ site }) => site.manifest.collections ?? {},
  message: 'No collection is named',
  remedy: 'Write it under "collections".',
  why: 'A list from nowhere is empty, and the page loses what should stand there.',
  wrong: '"items": { "from": "servises", "as": "{title}" }',
  right: '"items": { "from": "services", "as": "{title}" }',
});
