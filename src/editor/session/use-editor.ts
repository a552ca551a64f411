import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { EditRegistry } from '../../checks/registry';
import type { Workspace } from '../../edit-api/workspace';
import { isContainer } from '../../manifest/identity';
import type { Checker } from '../checking/checker';
import { languageOf, languageTagsOf } from '../words/site-language';
import type { Editor } from './editor';
import type { EditorState } from './editor-state';
import type { IconDrawings } from './icons';

/** All that a part of the window works with. */
export interface Desk {
  editor: Editor;
  workspace: Workspace;
  checker: Checker;
  icons: IconDrawings;
  /** The registry as it is: it gets the words of further languages as the site speaks them. */
  readonly registry: EditRegistry;
}

/** The context that gives parts of the window their desk. */
export const DeskContext = createContext<Desk | undefined>(undefined);

/** Gives the desk of the window; throws outside of one. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('Nothing is being edited here.');
  return desk;
}

/** Gives a slice of the session, and draws the component again when the slice, or a member of it, has changed. */
export function useEditor<Slice>(
  select: (state: EditorState) => Slice,
  isSame: (one: Slice, other: Slice) => boolean = isAlike,
): Slice {
  const { editor } = useDesk();
  const last = useRef<{ slice: Slice }>(undefined);
  return useSyncExternalStore(editor.subscribe, () => {
    const slice = select(editor.state());
    if (!last.current || !isSame(last.current.slice, slice)) last.current = { slice };
    return last.current.slice;
  });
}

/** Gives some members of the session by their names, or all. */
export function useEditorState<Name extends keyof EditorState>(...names: Name[]): Pick<EditorState, Name> {
  const { editor } = useDesk();
  const last = useRef<Pick<EditorState, Name>>(undefined);
  return useSyncExternalStore(editor.subscribe, () => {
    const state = editor.state();
    if (names.length === 0) return state;
    const { current } = last;
    // A form has hundreds of those who ask, with each letter.
    if (current && names.every((name) => Object.is(current[name], state[name]))) return current;
    last.current = partsOf(state, names);
    return last.current;
  });
}

/** Gives the language of the site, for all that shows its words. */
export function useSiteLanguage(): string | undefined {
  return useEditor(({ edits }) => languageOf(edits.root));
}

/** Gives the languages in which somebody may write on this site, its main one first. */
export function useSiteLanguages(): readonly string[] {
  return useEditor(({ edits }) => languageTagsOf(edits.root));
}

function partsOf<Name extends keyof EditorState>(state: EditorState, names: Name[]): Pick<EditorState, Name> {
  return Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<EditorState, Name>;
}

/** Tells whether two values are the same, or have the same members. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const [members, others] = [one, other] as Record<string, unknown>[];
  if (!members || !others) return false;
  const names = Object.keys(members);
  if (names.length !== Object.keys(others).length) return false;
  return names.every((name) => Object.hasOwn(others, name) && Object.is(members[name], others[name]));
}
