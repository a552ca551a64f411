import type { EditorState } from './editor-state';

/** Gives the state with words to announce, which stay while the action leads somewhere; without words, as it is. */
export function withAnnouncement(state: EditorState, words: string | undefined): EditorState {
  return words === undefined ? state : { ...state, announcement: words, isJustSaid: words !== '' || state.isJustSaid };
}

/** Gives the state without the words that were announced, unless that was just now. */
export function withoutAnnouncement(state: EditorState): EditorState {
  return state.isJustSaid ? state : { ...state, announcement: '' };
}
