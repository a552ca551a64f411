import { createContext, useContext, useSyncExternalStore } from 'react';
import type { EditRegistry } from '../checks/registry';
import type { Checker } from './checking/checker';
import type { IconDrawings } from './icons';
import type { Editor } from './state/editor';
import type { EditorState } from './state/editor-state';
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

/** What the editor shows at this moment; whoever asks is drawn again when it changes. */
export function useEditorState(): EditorState {
  const { editor } = useDesk();
  return useSyncExternalStore(editor.subscribe, editor.state);
}
