import { type ReactNode, useEffect, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import type { Fold } from '../inputs/input';
import { findingsOf } from '../session/findings';
import { useEditor } from '../session/use-editor';

interface FoldViewProps {
  fold: Fold;
  /** The places of its fields. */
  places: Pointer[];
  /** True where a field of it is missing. */
  isLacking: boolean;
  children: ReactNode;
}

const titles: Record<Fold, string> = { says: 'What it says', looks: 'How it looks', more: 'More' };

/** A fold of a form: open as somebody left it in this window, and where something in it has to be put right. */
export function FoldView({ fold, places, isLacking, children }: FoldViewProps): ReactNode {
  const [isOpen, setOpen] = useState(() => openFolds().includes(fold));
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
        keepFold(fold, open);
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. It is noted at once, since the browser tells of the change a moment later, when the page may be gone. */}
      <summary onClick={({ currentTarget }) => keepFold(fold, !currentTarget.closest('details')?.open)}>
        {titles[fold]}
      </summary>
      <div className="fields">{children}</div>
    </details>
  );
}

/** The key by which the browser keeps, for each window, which folds are open. */
const storageKey = 'pagewright folds';

function openFolds(): string[] {
  return (sessionStorage.getItem(storageKey) ?? 'says').split(' ');
}

function keepFold(fold: Fold, isOpen: boolean): void {
  const others = openFolds().filter((one) => one !== fold);
  sessionStorage.setItem(storageKey, [...others, ...(isOpen ? [fold] : [])].join(' '));
}
