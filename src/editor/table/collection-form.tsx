import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { TextsToLookAt } from '../form/texts-to-look-at-view';
import { DeleteCollection } from './delete-collection';
import { EntryTable } from './entry-table';

/** The form of a collection: its entries as a table, below the texts among them to look at. */
export function CollectionForm({ pointer }: { pointer: Pointer }): ReactNode {
  return (
    <>
      <TextsToLookAt within={pointer} />
      <EntryTable pointer={pointer} />
      <DeleteCollection pointer={pointer} />
    </>
  );
}
