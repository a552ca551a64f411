import type { ReactNode } from 'react';
import { collectionsIn } from '../../manifest/collections';
import type { Pointer } from '../../manifest/pointer';
import { WindowButton } from '../controls/later-window';
import type { Input } from '../inputs/input';
import { useEditor } from '../session/use-editor';

/** The places of lists that may be made of collections: in what is drawn, but not the headings of columns. */
const drawnLists = /^\/(routes\/\d+\/blocks|notFound\/blocks|shared|header|footer)\/(?!.*\/columns$)/;

/** An offer to make items of the entries of a collection, where the site has collections and the list is drawn on pages. */
export function TakeItems({ pointer, item }: { pointer: Pointer; item: Input }): ReactNode {
  const hasCollections = useEditor(({ edits }) => collectionsIn(edits.root).size > 0);
  if (!hasCollections || !drawnLists.test(pointer)) return null;
  return (
    <WindowButton says="Take from a collection">
      {({ takeItems: Open }, close) => <Open pointer={pointer} item={item} close={close} />}
    </WindowButton>
  );
}
