import { type RefObject, useEffect, useRef } from 'react';
import type { JsonObject } from '../../manifest/manifest';
import type { ClickedPart, FromPreview, ToPreview } from '../../preview/messages';
import type { DrawnPage } from '../drawing/engine';
import { doPressed } from '../session/do-pressed';
import type { EditorState } from '../session/editor-state';
import { noteDrawn } from '../session/page-shown';
import { isNarrow } from '../session/panes';
import { useDesk } from '../session/use-editor';
import { placeOfClick, placesOfSelected } from '../sources/place-of-click';
import { sourcesOf } from '../sources/sources';
import { createTyping } from './typing';

/** Gives a frame that draws the page and follows the edits; of several, the first takes the keys that begin typing. */
export function usePreview(isFirst: boolean): RefObject<HTMLIFrameElement | null> {
  const frame = useRef<HTMLIFrameElement>(null);
  const { editor, workspace, checker } = useDesk();
  useEffect(() => {
    let sent:
      | { drawnPage: DrawnPage | undefined; isEdited: boolean; selectedPlace: string; leadCount: number }
      | undefined;
    let number = 0;
    const send = (message: ToPreview): void => frame.current?.contentWindow?.postMessage(message, location.origin);
    const typing = createTyping(editor, send);
    const follow = (): void => {
      const { drawnPage, edits, isEdited, leadCount, markedPlace, selectedPlace: open } = editor.state();
      const selectedPlace = markedPlace ?? open;
      if (!drawnPage) return;
      const isOther = drawnPage !== sent?.drawnPage || isEdited !== sent.isEdited;
      if (isOther) {
        number++;
        const { styles, attributes } = drawnPage;
        const { shell, page } = isEdited ? drawnPage : drawnPage.clean;
        send({ kind: 'show', number, shell, page, styles, attributes, isEdited });
      }
      if (isOther || selectedPlace !== sent?.selectedPlace || leadCount !== sent.leadCount) {
        const isSought =
          selectedPlace !== sent?.selectedPlace ||
          leadCount !== sent.leadCount ||
          drawnPage.path !== sent.drawnPage?.path;
        send({ kind: 'point', ...placesOfSelected(drawnPage, selectedPlace, edits.root), isSought });
      }
      sent = { drawnPage, isEdited, selectedPlace, leadCount };
    };
    const hear = ({ data, source, origin }: MessageEvent<FromPreview>): void => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data.kind === 'ready') {
        sent = undefined;
        follow();
      } else if (data.kind === 'failed') editor.tell({ kind: 'show', shown: { isFailed: true }, says: cannotBeDrawn });
      else if (data.kind === 'drawn') {
        noteDrawn();
        if (editor.state().isFailed) editor.tell({ kind: 'show', shown: { isFailed: false } });
      } else if (data.kind === 'picked') pick(data.picked);
      else if (data.kind === 'asked') {
        const { marks, otherwise } = data;
        // In a narrow window a touch opens the field, and a second touch types on the page.
        if (otherwise && isNarrow()) pick(otherwise);
        else typing.begin(marks, otherwise && (() => pick(otherwise)));
      } else if (data.kind === 'typed') typing.write(data.text);
      else if (data.kind === 'ended') typing.end(data);
      else if (data.kind === 'followed') editor.tell({ kind: 'follow', address: pathIn(editor.state(), data.path) });
      else if (data.kind === 'left') {
        dispatchEvent(new KeyboardEvent('keydown', { key: 'F6', shiftKey: data.isBack }));
      } else if (data.kind === 'pressed') {
        doPressed(data.key, { editor, workspace, checker });
      }
    };
    const pick = (picked: ClickedPart): void => {
      const { drawnPage, edits } = editor.state();
      if (!drawnPage) return;
      const choices = sourcesOf(drawnPage, picked.marks, edits.root as JsonObject);
      editor.tell({ kind: 'open', place: placeOfClick(drawnPage, picked, choices), choices });
    };
    const press = (event: KeyboardEvent): void => {
      const { drawnPage, edits, selectedPlace } = editor.state();
      if (event.key !== 'F2' || !drawnPage || !isFirst) return;
      event.preventDefault();
      const { marks, isEach } = placesOfSelected(drawnPage, selectedPlace, edits.root);
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
function pathIn({ drawnPage }: EditorState, address: string): string {
  const base = drawnPage?.shell.base ?? '/';
  const path = address.startsWith(base) ? `/${address.slice(base.length)}` : address;
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
