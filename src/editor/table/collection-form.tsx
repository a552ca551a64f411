import type { ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { StillSaidView } from '../members/still-said-view';
import { DeleteCollection } from './delete-collection';
import { EntryTable } from './entry-table';

/** The form of a collection: its entries as a table, and what is still said of those that were deleted. */
export function CollectionForm({ pointer }: { pointer: Pointer }): ReactNode {
  return (
    <>
      <StillSaidView list={pointer} />
      <EntryTable pointer={pointer} />
      <DeleteCollection pointer={pointer} />
    </>
  );
}
