import { nameExists } from '../name-exists';

/** A list can only be taken from a collection that exists. */
export const collectionExists = nameExists({
  id: 'collection-exists',
  kind: 'collection',
  table: ({ site }) => site.manifest.collections ?? {},
  message: 'No collection is named',
  remedy: 'Write it under "collections".',
});
