import { type ReactNode, useDeferredValue } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { pageTitle, partAt } from '../state/parts';
import { useDesk, useEditorState } from '../use-editor';
import { sayStill } from './places-saying';
import { stillSaid } from './still-said';

/** Names the entries deleted from a list, or from any, that texts still speak of, and leads to where each can be rewritten. */
export function StillSaidView({ list, leave }: { list?: Pointer; leave?: () => void }): ReactNode {
  const { editor, registry } = useDesk();
  // Whoever types need not wait for it.
  const edits = useDeferredValue(useEditorState().edits);
  const said = stillSaid(edits, registry).filter((one) => list === undefined || one.list === list);
  const rewrite = (name: string): void => {
    leave?.();
    editor.update({ lookedFor: name });
  };
  const open = (block: Pointer): void => {
    leave?.();
    editor.open(block);
  };
  const titleOf = (block: Pointer): string => {
    const [page] = /^(\/routes\/\d+|\/notFound)(?=\/)/.exec(block) ?? [];
    const { title } = partAt(edits.root, block);
    return page === undefined ? title : `${pageTitle(edits.root, page)}: ${title}`;
  };
  const listed = (blocks: readonly Pointer[]): ReactNode =>
    blocks.map((block) => (
      <button key={block} type="button" onClick={() => open(block)}>
        Open “<bdi>{titleOf(block)}</bdi>”
      </button>
    ));
  return said.map(({ name, places, blocks, rewritten }) => (
    <div key={name} className="reach">
      <p>
        <bdi>{name}</bdi> is deleted, and {places > 0 ? sayStill(places, name) : 'no text says that name any more'}.
      </p>
      {places > 0 && (
        <div className="actions">
          <button type="button" onClick={() => rewrite(name)}>
            Rewrite {places === 1 ? 'it' : 'them'}
          </button>
          {listed(blocks)}
        </div>
      )}
      {rewritten.length > 0 && (
        <>
          <p>
            {rewritten.length === 1 ? 'This block' : 'These blocks'} spoke of it. Read once more whether all else they
            say is still right, such as how many there are:
          </p>
          <div className="actions">{listed(rewritten)}</div>
        </>
      )}
    </div>
  ));
}
