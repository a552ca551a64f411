import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { pathPointerOf, type RouteSource } from '../../compose/routes';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { remove } from '../../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { leadingUp } from '../actions/use-members';
import { ProblemNote } from '../controls/field-note';
import { LaterPart, LaterWindow } from '../controls/later-window';
import { pagesIn } from '../drawing/engine';
import { ProblemsAt, useDescribed } from '../fields/input-parts';
import { showPage } from '../members/hide-page';
import { type PageRemoval, pageAbove, placesLeadingTo, withoutPages } from '../members/removal';
import { askForOutline } from '../session/panes';
import { renamePage } from '../session/rename-page';
import { useDesk, useEditorState } from '../session/use-editor';
import { keepAddresses, withoutPathsOf } from '../translations/keep-addresses';
import { sayPath } from '../words/in-words';

/** The actions on a page as a whole. */
export function PageActions({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits } = useEditorState('edits');
  const page = valueAt(edits.root, pointer);
  if (!isObject(page) || pointer === '/notFound' || page.path === '/') return null;
  return <HideOrDelete pointer={pointer} page={page} />;
}

/** The path of a page, which changes with every link to it; the home page keeps its own. */
export function PageAddress({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits } = useEditorState('edits');
  const page = valueAt(edits.root, pointer);
  if (!isObject(page) || pointer === '/notFound' || page.path === '/') return null;
  return (
    <>
      <RenameForm key={String(page.path)} pointer={memberPointer(pointer, 'path')} path={String(page.path ?? '')} />
      <LaterPart>{(parts) => <parts.addressInLanguages pointer={pointer} />}</LaterPart>
    </>
  );
}

/** The paths of the pages of an entry: changing one changes the field of the entry. */
export function EntryAddresses({ pages }: { pages: RouteSource[] }): ReactNode {
  return pages.map((page) => <RenameForm key={page.path} pointer={pathPointerOf(page)} path={page.path} />);
}

function RenameForm({ pointer, path }: { pointer: Pointer; path: string }): ReactNode {
  const desk = useDesk();
  const id = useId();
  const words = sayPath(path);
  const [written, setWritten] = useState(words);
  const [problem, setProblem] = useState<string>();
  const { refusals } = useEditorState('refusals');
  const invalid = useDescribed(pointer, id);
  const describers = [
    `${id}-hint`,
    ...(problem === undefined ? [] : [`${id}-refused`]),
    ...('aria-describedby' in invalid ? [`${id}-problem`] : []),
  ];
  const rename = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setProblem(renamePage(desk, path, written.trim()));
  };
  return (
    <form className="rename" onSubmit={rename} aria-label="Address of the page">
      <label htmlFor={id}>Address</label>
      <input
        id={id}
        value={written}
        data-pointer={pointer}
        {...invalid}
        {...(problem !== undefined && { 'aria-invalid': true })}
        aria-describedby={describers.join(' ')}
        onChange={({ target }) => {
          setWritten(target.value);
          setProblem(undefined);
        }}
      />
      <small className="hint" id={`${id}-hint`}>
        {words !== path && '“…” stands for what ends the address of each page. '}Every link follows, and an old address
        that somebody may know leads to the new one.
      </small>
      <ProblemNote id={`${id}-refused`} says={problem} />
      <ProblemsAt pointer={pointer} id={`${id}-problem`} />
      <button type="submit" disabled={written.trim() === words}>
        Change the address
      </button>
      {refusals.some((one) => one.pointer === pointer) && (
        <button type="button" onClick={() => desk.editor.tell({ kind: 'refuse', place: pointer })}>
          Keep {words}
        </button>
      )}
    </form>
  );
}

function HideOrDelete({ pointer, page }: { pointer: Pointer; page: JsonObject }): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  const [asked, setAsked] = useState<'hide' | 'delete'>();
  const path = String(page.path);
  const pages = pagesIn(edits.root, now).filter((one) => one.pointer === pointer);
  const paths = path.includes('{') ? pages.map((one) => one.path) : [path];
  const they = paths.length === 1 ? 'this page' : 'these pages';
  const drop = (leaving: PageRemoval): void => {
    const without = withoutPathsOf(remove(edits.root, pointer), [path]);
    const edit = { says: `Page ${sayPath(path)} deleted`, place: '/routes/0', from: pointer, after: without };
    const dropped = withoutPages(edit, paths, leaving);
    const leadOn = (one: string): string | undefined => (paths.includes(one) ? leaving.to : one);
    editor.change({ ...dropped, after: keepAddresses(editor.state(), dropped.after, leadOn) });
    const remainingPaths = pagesIn(without, now).map((one) => one.path);
    editor.openPage(leaving.to ?? pageAbove(paths[0] ?? '/', remainingPaths));
    askForOutline();
  };
  /** Asks what becomes of what leads there; where nothing does, there is undo. */
  const askToDelete = (): void => {
    if (placesLeadingTo(edits.root, now, pointer, paths).length > 0) setAsked('delete');
    else drop(leadingUp(editor.state(), paths));
  };
  const close = (): void => setAsked(undefined);
  return (
    <div className="actions of-member">
      {page.draft === true ? (
        <button type="button" onClick={() => editor.change(showPage(edits.root, pointer, path))}>
          Show {they}
        </button>
      ) : (
        <button type="button" onClick={() => setAsked('hide')}>
          Hide {they}
        </button>
      )}
      <button type="button" name="delete" className="of-part" onClick={askToDelete}>
        Delete {they}
      </button>
      {asked && (
        <LaterWindow close={close}>
          {(windows) =>
            asked === 'hide' ? (
              <windows.hide pointer={pointer} path={path} paths={paths} close={close} />
            ) : (
              <windows.delete pointer={pointer} paths={paths} drop={drop} close={close} />
            )
          }
        </LaterWindow>
      )}
    </div>
  );
}
