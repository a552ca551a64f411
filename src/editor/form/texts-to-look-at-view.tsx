import { type ReactNode, useDeferredValue } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { asLookedAt } from '../../manifest/still-sample';
import { sayPlace } from '../naming/say-changed';
import type { Editor } from '../session/editor';
import { useDesk, useEditorState } from '../session/use-editor';
import { type TextToLookAt, textsToLookAt } from './texts-to-look-at';

/** The texts to look at, or those within a part, each with the way to it and a tick that takes it from the list. */
export function TextsToLookAt({ within, leave }: { within?: Pointer; leave?: () => void }): ReactNode {
  // Whoever types need not wait for it.
  const state = useDeferredValue(useEditorState('edits', 'now', 'tickedTexts', 'refusals', 'lastCheck'));
  const isWithin = ({ place }: TextToLookAt): boolean => within === undefined || `${place}/`.startsWith(`${within}/`);
  const texts = textsToLookAt(state).filter(isWithin);
  if (texts.length === 0) return null;
  return (
    <section className={within === undefined ? undefined : 'reach'} aria-label="Texts to look at">
      <h3>Texts to look at</h3>
      <ul className="hits">
        {texts.map((text) => (
          <Text key={text.key} text={text} root={state.edits.root} leave={leave} />
        ))}
      </ul>
    </section>
  );
}

interface TextProps {
  text: TextToLookAt;
  root: Parameters<typeof sayPlace>[0];
  leave: (() => void) | undefined;
}

function Text({ text: { key, place, why, name, replacement }, root, leave }: TextProps): ReactNode {
  const { editor } = useDesk();
  const { now } = useEditorState('now');
  const label = name ?? sayPlace(root, now, place);
  const go = (): void => {
    leave?.();
    if (name === undefined) editor.open(place);
    else editor.tell({ kind: 'show', shown: { shownWindow: { name: 'find', words: name, replacement } } });
  };
  const lookAt = (): void => {
    takeAsOwn(editor, label, place);
    // While something else is wrong, the hints of the last check stay.
    tick(editor, key);
  };
  return (
    <li>
      {name === undefined && (
        <button type="button" className="quiet" onClick={go}>
          {label}
        </button>
      )}
      <span className="now">{why}</span>
      {name !== undefined && (
        <button type="button" onClick={go}>
          {replacement === undefined ? 'Rewrite them' : 'Replace it there'}
        </button>
      )}
      <LookedAt called={label} tick={lookAt} />
    </li>
  );
}

/** A tick that takes a notice from the list. */
export function LookedAt({ called, tick: take }: { called: string; tick: () => void }): ReactNode {
  return (
    <label className="looked-at">
      <input type="checkbox" checked={false} onChange={take} />
      <span>
        Looked at<span className="unseen"> {called}</span>
      </span>
    </label>
  );
}

/** Takes a sample text for its owner's, as an edit: who publishes the file later is not asked again. */
function takeAsOwn({ state, change }: Editor, called: string, place: Pointer): void {
  const { root } = state().edits;
  const after = asLookedAt(root, place);
  if (after !== root) change({ says: `${called}: kept as it was`, place, after });
}

/** Ticks a notice off by its key. */
export function tick(editor: Editor, key: string): void {
  editor.tell({ kind: 'show', shown: { tickedTexts: [...editor.state().tickedTexts, key] } });
}
