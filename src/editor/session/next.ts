import type { Finding } from '../../checks/problem';
import type { Assets } from '../../compose/assets';
import type { WordsByLanguage } from '../../compose/compose-registry';
import type { JsonObject } from '../../manifest/manifest';
import type { Conflict } from '../../manifest/merge';
import type { Pointer } from '../../manifest/pointer';
import type { ClickSource } from '../sources/sources';
import { withLeftEmpty } from '../steps/addition';
import { endStep, type Step } from '../steps/edits';
import type { Base } from './base';
import { type EditorState, type WindowView, withAnnouncement } from './editor-state';
import { joinCheck } from './findings';
import { changeState } from './follow';
import { type LeftDraft, mergeDraft, settleConflict, withFile } from './merge-file';
import { openAddress, openAskedPage, openPage, openPlace, typeAt } from './open-place';
import { type Refusal, withRefusal } from './refusals';
import { redoStep, takeStep, undoStep } from './take-step';

/**
 * An action: everything that can happen to a session, named after what somebody does, or after the result of something.
 */
export type EditorAction =
  /** Somebody takes a step; one that puts something new in its place leads to what has to be filled in there first. */
  | { kind: 'step'; step: Omit<Step, 'before'>; isNew?: boolean }
  | { kind: 'undo' | 'redo' }
  /** A place in site.json is opened, with the page that shows it where one does. */
  | { kind: 'open'; place: Pointer; isSought?: boolean | undefined; choices?: ClickSource[] }
  | { kind: 'open page'; path: string }
  /** A link on the page is followed. */
  | { kind: 'follow'; address: string }
  /** The page is shown in another language, by its code. */
  | { kind: 'language'; language: string | undefined }
  /** The answer to which page shows a place that the open one does not: a path, or words. */
  | { kind: 'answered'; asked: EditorState['lookup']; path?: string | undefined; says?: string | undefined }
  /** Words are typed on the page, at a place or no more. */
  | { kind: 'type'; place: Pointer | undefined }
  /** A field takes no such text, or is put right. */
  | { kind: 'refuse'; place: Pointer; one?: Omit<Refusal, 'pointer'> }
  /** A field is left, as it may be empty from then on; or all that was added is taken for done. */
  | { kind: 'leave'; place: Pointer }
  | { kind: 'finish' }
  | { kind: 'show'; shown: Partial<WindowView>; says?: string }
  /** Something is said; a moment later it is heard. */
  | { kind: 'announce'; words: string }
  | { kind: 'heard' }
  /** The assets, the drawings of icons, the loaded words or the day have changed. */
  | { kind: 'assets'; assets: Assets }
  | { kind: 'drawings'; drawings: Readonly<Record<string, string>> }
  | { kind: 'words'; words: WordsByLanguage }
  | { kind: 'day'; now: Date }
  | { kind: 'checked'; root: JsonObject; assets: Assets; now: Date; findings: Finding[] }
  | { kind: 'saving' }
  | { kind: 'saved'; base: Base; says: string }
  | { kind: 'failed'; why: string; isAway?: boolean }
  /** What kept the file from being read or written is over. */
  | { kind: 'mended'; says: string }
  /** The file says something else by now; a draft is put back; what was published meanwhile has to be decided. */
  | { kind: 'file'; base: Base }
  | { kind: 'restore'; draft: LeftDraft }
  | { kind: 'conflicts'; conflicts: Conflict[] }
  | { kind: 'settle'; conflict: Conflict; takesTheirs: boolean };

/** Gives the state of the session after an action. */
export function next(state: EditorState, action: EditorAction): EditorState {
  switch (action.kind) {
    case 'step':
      return takeStep(state, action.step, action.isNew);
    case 'undo':
      return undoStep(state);
    case 'redo':
      return redoStep(state);
    case 'open':
      return openPlace(state, action);
    case 'open page':
      return openPage(state, action.path);
    case 'follow':
      return openAddress(state, action.address);
    case 'language':
      return changeState(state, { language: action.language });
    case 'answered':
      return openAskedPage(state, action);
    case 'type':
      return typeAt(state, action.place);
    case 'refuse': {
      const refusals = withRefusal(state.refusals, action.place, action.one);
      return refusals === state.refusals ? state : { ...state, refusals, attempt: undefined };
    }
    case 'leave':
      return state.addition
        ? { ...state, addition: withLeftEmpty(state.addition, action.place, state.edits.root) }
        : state;
    case 'finish':
      return { ...state, addition: undefined };
    case 'show':
      return withAnnouncement({ ...state, ...action.shown }, action.says);
    case 'announce':
      return withAnnouncement(state, action.words);
    case 'heard':
      return { ...state, isJustSaid: false };
    case 'assets':
      return changeState(state, { assets: action.assets });
    case 'drawings':
      return changeState(state, { drawings: action.drawings });
    case 'words':
      return changeState(state, { registry: { ...state.registry, words: action.words } });
    case 'day':
      return changeState(state, { now: action.now });
    case 'checked':
      return { ...state, lastCheck: joinCheck(state.lastCheck, action) };
    case 'saving':
      // Whoever saves takes what was added for done.
      return { ...state, attempt: { state: 'saving' }, addition: undefined };
    case 'saved':
      // Undo leads back to what was saved before it leads further.
      return withAnnouncement(
        { ...state, base: action.base, edits: endStep(state.edits), attempt: undefined },
        action.says,
      );
    case 'failed': {
      const { why, isAway = false } = action;
      return withAnnouncement({ ...state, attempt: { state: 'failed', why, isAway } }, why);
    }
    case 'mended':
      return withAnnouncement({ ...state, attempt: undefined }, action.says);
    case 'file':
      return withFile(state, action.base);
    case 'restore':
      return mergeDraft(state, action.draft);
    case 'conflicts':
      return { ...state, conflicts: action.conflicts };
    case 'settle':
      return settleConflict(state, action.conflict, action.takesTheirs);
  }
}
