import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { TextsToLookAt } from '../form/texts-to-look-at-view';
import { CollectionFields } from './collection-fields';
import { DeleteCollection } from './delete-collection';
import { EntryTable } from './entry-table';

/** The form of a collection: its entries as a table, below what of them is worth a look, then what it and its fields are. */
export function CollectionForm({ pointer }: { pointer: Pointer }): ReactNode {
  return (
    <>
      <TextsToLookAt within={pointer} />
      <EntryTable pointer={pointer} />
      <CollectionFields pointer={pointer} />
      <DeleteCollection pointer={pointer} />
    </>
  );
}
