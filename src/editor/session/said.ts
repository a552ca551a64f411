import type { EditorState } from './editor-state';

/** A state in which something is said, which stays while what was done leads somewhere; as it is without words. */
export function said(state: EditorState, words: string | undefined): EditorState {
  return words === undefined ? state : { ...state, announced: words, isJustSaid: words !== '' || state.isJustSaid };
}

/** A state in which somebody goes on from what was said, and has heard it unless that was just now. */
export function heard(state: EditorState): EditorState {
  return state.isJustSaid ? state : { ...state, announced: '' };
}
