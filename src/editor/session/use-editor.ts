import { createContext, useContext, useRef, useSyncExternalStore } from 'react';
import type { EditRegistry } from '../../checks/registry';
import { isContainer } from '../../manifest/identity';
import type { Checker } from '../checking/checker';
import { languageOf } from '../words/site-language';
import type { Editor } from './editor';
import type { EditorState } from './editor-state';
import type { IconDrawings } from './icons';
import type { Workspace } from './workspace';

/** What every part of the window works with. */
export interface Desk {
  editor: Editor;
  workspace: Workspace;
  checker: Checker;
  registry: EditRegistry;
  icons: IconDrawings;
}

/** Gives the parts of the window what they work with. */
export const DeskContext = createContext<Desk | undefined>(undefined);

/** What the window works with. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('Nothing is being edited here.');
  return desk;
}

/** What a component shows of the session: it is drawn again when that is another one, or has another member. */
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

/** Some parts of the session by their names, or all. */
export function useEditorState<Name extends keyof EditorState>(...names: Name[]): Pick<EditorState, Name> {
  return useEditor((state) => (names.length === 0 ? state : partsOf(state, names)));
}

/** The language that the site says it is in, for whatever bears its words. */
export function useSiteLanguage(): string | undefined {
  return useEditor(({ edits }) => languageOf(edits.root));
}

function partsOf<Name extends keyof EditorState>(state: EditorState, names: Name[]): Pick<EditorState, Name> {
  return Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<EditorState, Name>;
}

/** Whether two values are the same one, or have the same members. */
function isAlike(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isContainer(one) || !isContainer(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const [members, others] = [Object.entries(one), new Map(Object.entries(other))];
  return members.length === others.size && members.every(([name, member]) => Object.is(member, others.get(name)));
}
