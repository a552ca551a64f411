import type { Finding } from '../../checks/problem';
import type { EditorState } from '../session/editor-state';
import { findingsOf } from '../session/findings';
import { isOfSample, withoutTicked } from '../session/ticked';
import { sortedFindings } from '../steps/addition';
import { type TextToLookAt, textsToLookAt } from './texts-to-look-at';

/** All that a site has to tell its owner, without what was ticked off. */
export interface NoticeLists {
  wrong: Finding[];
  toFill: Finding[];
  hints: Finding[];
  texts: TextToLookAt[];
}

/** The members of the state from which notices follow. */
export type NoticesFrom = Pick<EditorState, 'edits' | 'now' | 'tickedTexts' | 'refusals' | 'lastCheck' | 'addition'>;

/** Gives the problems, the places still to be filled in, the hints, and the texts to look at, samples among them. */
export function noticesOf(state: NoticesFrom): NoticeLists {
  const { edits, addition, tickedTexts } = state;
  const { wrong, toFill, hints } = sortedFindings({ edits, addition, findings: findingsOf(state) });
  const open = withoutTicked(hints, edits.root, tickedTexts);
  // Samples are listed with the texts.
  return { wrong, toFill, hints: open.filter((one) => !isOfSample(one)), texts: textsToLookAt(state) };
}

/** Gives the number of notices. */
export function countNotices({ wrong, toFill, hints, texts }: NoticeLists): number {
  return wrong.length + toFill.length + hints.length + texts.length;
}
