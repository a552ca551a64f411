import { type ReactNode, useDeferredValue } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { pageTitle, partAt } from '../state/parts';
import { useDesk, useEditorState } from '../use-editor';
import { sayStill } from './places-saying';
import { stillSaid } from './still-said';

/** Names what texts still say of entries deleted from a list, or from any, and leads to where each can be rewritten. */
export function StillSaidView({ list, leave }: { list?: Pointer; leave?: () => void }): ReactNode {
  const { editor, registry } = useDesk();
  const { edits: latest, now } = useEditorState('edits', 'now');
  // Whoever types need not wait for it.
  const edits = useDeferredValue(latest);
  const said = stillSaid(edits, now, registry).filter((one) => list === undefined || one.list === list);
  const rewrite = (name: string): void => {
    leave?.();
    editor.tell({ kind: 'show', shown: { lookedFor: name } });
  };
  const opening = (place: Pointer, title: string): ReactNode => (
    <button
      key={place}
      type="button"
      onClick={() => {
        leave?.();
        editor.open(place);
      }}
    >
      Open “<bdi>{title}</bdi>”
    </button>
  );
  const titleOf = (block: Pointer): string => {
    const [page] = /^(\/routes\/\d+|\/notFound)(?=\/)/.exec(block) ?? [];
    const { title } = partAt(edits.root, now, block);
    return page === undefined ? title : `${pageTitle(edits.root, now, page)}: ${title}`;
  };
  const listed = (blocks: readonly Pointer[]): ReactNode => blocks.map((block) => opening(block, titleOf(block)));
  return said.map((one) => (
    <div key={one.name} className="reach">
      <p>
        <bdi>{one.name}</bdi> is deleted, and{' '}
        {one.places > 0 ? sayStill(one.places, one.name) : 'no text says that name any more'}.
      </p>
      {one.places > 0 && (
        <div className="actions">
          <button type="button" onClick={() => rewrite(one.name)}>
            Rewrite {one.places === 1 ? 'it' : 'them'}
          </button>
          {listed(one.blocks)}
        </div>
      )}
      {one.rewritten.length > 0 && (
        <>
          <p>
            {one.rewritten.length === 1 ? 'This block' : 'These blocks'} spoke of it. Read once more whether all else
            they say is still right, such as how many there are:
          </p>
          <div className="actions">{listed(one.rewritten)}</div>
        </>
      )}
    </div>
  ));
}
