import { type RefObject, useEffect, useRef } from 'react';
import type { JsonObject } from '../../manifest/manifest';
import type { ClickedPart, FromPreview, ToPreview } from '../../preview/messages';
import type { DrawnPage } from '../drawing/engine';
import { doPressed } from '../session/do-pressed';
import type { EditorState } from '../session/editor-state';
import { useDesk } from '../session/use-editor';
import { placeOfClick, placesOfSelected } from '../sources/place-of-click';
import { sourcesOf } from '../sources/sources';
import { createTyping } from './typing';

/** Gives a frame that draws the page and follows the edits; of several, the first takes the keys that begin typing. */
export function usePreview(isFirst: boolean): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  const { editor, workspace, checker } = useDesk();
  useEffect(() => {
    let sent: { drawn: DrawnPage | undefined; isEdited: boolean; selected: string; leadCount: number } | undefined;
    let number = 0;
    const send = (message: ToPreview): void => frame.current?.contentWindow?.postMessage(message, location.origin);
    const typing = createTyping(editor, send);
    const follow = (): void => {
      const { drawn, edits, isEdited, leadCount, markedPlace, selected: open } = editor.state();
      const selected = markedPlace ?? open;
      if (!drawn) return;
      const isOther = drawn !== sent?.drawn || isEdited !== sent.isEdited;
      if (isOther) {
        number++;
        const { styles, attributes } = drawn;
        const { shell, page } = isEdited ? drawn : drawn.clean;
        send({ kind: 'show', number, shell, page, styles, attributes, isEdited });
      }
      if (isOther || selected !== sent?.selected || leadCount !== sent.leadCount) {
        const isSought = selected !== sent?.selected || leadCount !== sent.leadCount || drawn.path !== sent.drawn?.path;
        send({ kind: 'point', ...placesOfSelected(drawn, selected, edits.root), isSought });
      }
      sent = { drawn, isEdited, selected, leadCount };
    };
    const hear = ({ data, source, origin }: MessageEvent<FromPreview>): void => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data.kind === 'ready') {
        sent = undefined;
        follow();
      } else if (data.kind === 'failed') editor.tell({ kind: 'show', shown: { isFailed: true }, says: cannotBeDrawn });
      else if (data.kind === 'drawn') {
        if (editor.state().isFailed) editor.tell({ kind: 'show', shown: { isFailed: false } });
      } else if (data.kind === 'picked') pick(data.picked);
      else if (data.kind === 'asked') {
        const { marks, otherwise } = data;
        typing.begin(marks, otherwise && (() => pick(otherwise)));
      } else if (data.kind === 'typed') typing.write(data.text);
      else if (data.kind === 'ended') typing.end(data);
      else if (data.kind === 'followed') editor.openPage(pathIn(editor.state(), data.path));
      else if (data.kind === 'left') {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', shiftKey: data.isBack }));
      } else if (data.kind === 'pressed') {
        doPressed(data.key, { editor, workspace, checker });
      }
    };
    const pick = (picked: ClickedPart): void => {
      const { drawn, edits } = editor.state();
      if (!drawn) return;
      const choices = sourcesOf(drawn, picked.marks, edits.root as JsonObject);
      editor.tell({ kind: 'open', place: placeOfClick(drawn, picked, choices), choices });
    };
    const press = (event: KeyboardEvent): void => {
      const { drawn, edits, selected } = editor.state();
      if (event.key !== 'F2' || !drawn || !isFirst) return;
      event.preventDefault();
      const { marks, isEach } = placesOfSelected(drawn, selected, edits.root);
      if (!isEach) typing.begin(marks);
    };
    addEventListener('message', hear);
    addEventListener('keydown', press);
    const stop = editor.subscribe(follow);
    return () => {
      removeEventListener('message', hear);
      removeEventListener('keydown', press);
      stop();
    };
  }, [editor, workspace, checker, isFirst]);
  return frame;
}

/** The words on a page that cannot be drawn yet. */
export const cannotBeDrawn =
  'The page still shows what it was before. It shows what you write once the rest is filled in, which the list at the top names.';

/** Gives the path of the page at an address within the site. */
function pathIn({ drawn }: EditorState, address: string): string {
  const base = drawn?.shell.base ?? '/';
  const path = address.startsWith(base) ? `/${address.slice(base.length)}` : address;
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
