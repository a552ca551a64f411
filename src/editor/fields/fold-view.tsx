import { type ReactNode, useEffect, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import type { Fold } from '../inputs/input';
import { findingsOf } from '../session/findings';
import { useEditor } from '../session/use-editor';

interface FoldViewProps {
  fold: Fold;
  /** The kind of the form, such as the type of a block: forms of one kind are folded alike. */
  of: string;
  /** The places of its fields. */
  places: Pointer[];
  /** True where a field of it is missing. */
  isLacking: boolean;
  children: ReactNode;
}

const titles: Record<Fold, string> = { says: 'What it says', looks: 'How it looks', more: 'More' };

/** A fold of a form: open as somebody left it in this window in a form of its kind, and where something in it has to be put right. */
export function FoldView({ fold, of, places, isLacking, children }: FoldViewProps): ReactNode {
  const [isOpen, setOpen] = useState(() => isFoldOpen(of, fold));
  const isWrong = useEditor((state) =>
    findingsOf(state).some(
      ({ pointer, severity }) => severity === 'error' && places.some((place) => `${pointer}/`.startsWith(`${place}/`)),
    ),
  );
  const mustOpen = isWrong || isLacking;
  // It stays open once that is put right, since somebody may still write in it.
  useEffect(() => {
    if (mustOpen) setOpen(true);
  }, [mustOpen]);
  return (
    <details
      className="fold"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        setOpen(open);
        keepFold(of, fold, open);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. It is noted at once, since the browser tells of the change a moment later, when the page may be gone. */}
      <summary onClick={({ currentTarget }) => keepFold(of, fold, !currentTarget.closest('details')?.open)}>
        {titles[fold]}
      </summary>
      <div className="fields">{children}</div>
    </details>
  );
}

/** The key by which the browser stores the switched folds of a window. */
const storageKey = 'pagewright folds';

/** Gives the folds that are not as they are at first: `hero:looks`. */
function switchedFolds(): string[] {
  return (sessionStorage.getItem(storageKey) ?? '').split(' ').filter((one) => one !== '');
}

/** Tells whether a fold is open. At first, only the one with what a block says is. */
function isFoldOpen(of: string, fold: Fold): boolean {
  return (fold === 'says') !== switchedFolds().includes(`${of}:${fold}`);
}

function keepFold(of: string, fold: Fold, isOpen: boolean): void {
  const name = `${of}:${fold}`;
  const others = switchedFolds().filter((one) => one !== name);
  sessionStorage.setItem(storageKey, [...others, ...(isOpen === (fold === 'says') ? [] : [name])].join(' '));
}
