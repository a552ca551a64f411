import { type ReactNode, useDeferredValue } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { partAt } from '../state/parts';
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
  return said.map(({ name, places, blocks }) => (
    <div key={name} className="reach">
      <p>
        <bdi>{name}</bdi> is deleted, and {sayStill(places, name)}.
      </p>
      <div className="actions">
        <button type="button" onClick={() => rewrite(name)}>
          Rewrite {places === 1 ? 'it' : 'them'}
        </button>
        {blocks.map((block) => (
          <button
            key={block}
            type="button"
            onClick={() => {
              leave?.();
              editor.open(block);
            }}
          >
            Open “<bdi>{partAt(edits.root, block).title}</bdi>”
          </button>
        ))}
      </div>
    </div>
  ));
}
