import { type ReactNode, useState } from 'react';
import type { JsonObject } from '../../manifest/manifest';
import { type Change, changesBetween, lineOf } from '../changes/say-difference';
import { takeBack } from '../changes/take-back';
import { useDesk, useEditorState } from '../session/use-editor';
import { TwoVersions } from './two-versions';
import { versionsOf } from './versions-at-place';

interface ChangeListProps {
  /** The version with which the edited site is compared. */
  before: JsonObject;
  close: () => void;
}

/** The differences from an earlier version, page by page; each can be opened, seen before and after, and taken back. */
export function ChangeList({ before, close }: ChangeListProps): ReactNode {
  const { edits, now } = useEditorState('edits', 'now');
  const [shown, setShown] = useState<string>();
  const changes = changesBetween(before, edits.root, now);
  return [...byPart(changes)].map(([part, own]) => (
    <section key={part} aria-label={part}>
      <h4>
        <bdi>{part}</bdi>
      </h4>
      <ul className="hits">
        {own.map((change) => {
          const key = change.kind + change.place + change.former;
          const toggle = (): void => setShown(shown === key ? undefined : key);
          return (
            <li key={key}>
              <ChangeItem change={change} before={before} isShown={shown === key} toggle={toggle} close={close} />
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

/** Groups changes by their parts, in the order in which these come first. */
function byPart(changes: Change[]): Map<string, Change[]> {
  const parts = new Map<string, Change[]>();
  for (const change of changes) parts.set(change.part, [...(parts.get(change.part) ?? []), change]);
  return parts;
}

interface ChangeItemProps extends ChangeListProps {
  change: Change;
  isShown: boolean;
  toggle: () => void;
}

function ChangeItem({ change, before, isShown, toggle, close }: ChangeItemProps): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  const line = lineOf(change);
  const revert = (): void => {
    const after = takeBack(before, edits.root, change, now);
    editor.change({ says: `Taken back: ${line}`, place: change.place, after });
  };
  return (
    <>
      <button
        type="button"
        className="quiet"
        onClick={() => {
          editor.open(change.place);
          close();
        }}
      >
        {change.what}
      </button>
      {(change.was ?? change.now) !== undefined && (
        <span className="now">
          {change.was !== undefined && (
            <>
              before “<bdi>{change.was}</bdi>”{change.now !== undefined && ', '}
            </>
          )}
          {change.now !== undefined && (
            <>
              now “<bdi>{change.now}</bdi>”
            </>
          )}
        </span>
      )}
      <button type="button" aria-expanded={isShown} onClick={toggle}>
        Before and after<span className="unseen"> {line}</span>
      </button>
      <button type="button" onClick={revert}>
        Take back<span className="unseen"> {line}</span>
      </button>
      {isShown && <TwoVersions versions={versionsOf(change, before, edits.root)} />}
    </>
  );
}
