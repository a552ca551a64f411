import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Pointer } from '../../manifest/pointer';
import { timeBetweenClicks } from '../controls/double-clicks';
import type { CopyOptions, CopyView } from '../copy/copy-view';
import { isSampleText } from '../session/ticked';
import { useDesk } from '../session/use-editor';
import { PutValue } from './put-value';
import { needsDrawing } from './reading-line';
import { type Caret, chooseAll, PlainText, useCopyModule, WrittenText } from './written-text';

/** The presence of somebody in a field, and the listeners of the element around it that tell of it. */
export interface AtField {
  isAt: boolean;
  /** Tells whether an input method is composing: to replace the field would take its letters away. */
  isComposing: boolean;
  listeners: Record<'onCompositionStart' | 'onCompositionEnd' | 'onKeyDown', () => void> &
    Record<'onFocus' | 'onClick', (event: SyntheticEvent) => void> & { onBlur: (event: FocusEvent) => void };
}

/**
 * Tells whether somebody is in a field or at its tools. It goes on to say so until a click that leaves the field has
 * reached its aim, because the form gets shorter then. The text of a sample is chosen whole by whoever comes to it, so
 * that what is typed or pasted takes its place.
 */
export function useAtField(pointer?: Pointer): AtField {
  const { editor } = useDesk();
  // The press that gives the focus puts the caret into the text afterwards.
  const comesToSample = useRef(false);
  const [isAt, setIsAt] = useState(false);
  const [isComposing, setIsComposing] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    isAt,
    isComposing,
    listeners: {
      onCompositionStart: () => setIsComposing(true),
      onCompositionEnd: () => setIsComposing(false),
      onFocus: ({ target }) => {
        clearTimeout(leaving.current);
        if (!isAt) {
          comesToSample.current = pointer !== undefined && isSampleText(editor.state(), pointer);
          if (comesToSample.current) chooseAll(target);
        }
        setIsAt(true);
      },
      onKeyDown: () => {
        comesToSample.current = false;
      },
      onClick: ({ target }) => {
        if (comesToSample.current && isNothingChosen(target)) chooseAll(target);
        comesToSample.current = false;
      },
      onBlur: ({ currentTarget, target, relatedTarget: goesTo }) => {
        // Whoever chooses a value in its window comes back, and what happens in there comes by here, too.
        const isWithin = (one: Element): boolean => currentTarget.contains(one) || one.closest('dialog') !== null;
        const isLeft = currentTarget.contains(target) && !(goesTo instanceof Element && isWithin(goesTo));
        if (isLeft) leaving.current = setTimeout(() => setIsAt(false), timeBetweenClicks);
      },
    },
  };
}

/** Tells whether no words of a field are chosen: who has drawn over some means these. */
function isNothingChosen(field: EventTarget): boolean {
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement;
  return isText ? field.selectionStart === field.selectionEnd : (getSelection()?.isCollapsed ?? true);
}

/**
 * Gives the attributes of a label: a press on it leads to its field, even to one that the browser does not take for a
 * field.
 */
export function labelOf(id: string): ComponentProps<'label'> {
  return { id: `${id}-label`, onClick: () => document.getElementById(id)?.focus() };
}

export interface ValueTextProps extends Pick<CopyOptions, 'sort' | 'text' | 'write'> {
  pointer: Pointer;
  id: string;
  /** The attributes of the field, its name too, which the browser's own field has from its label. */
  described: object;
  at: Pick<AtField, 'isAt' | 'isComposing'>;
  /** Its label, where a value can be put into it now. */
  takesValues: string | false;
  /** The browser's own field, with that id. */
  children: ReactNode;
}

/**
 * A text in a field of the browser or, where it has a value, in one with value chips, which stays while somebody is in
 * it.
 */
export function ValueText(props: ValueTextProps): ReactNode {
  const { pointer, id, sort, text, described, at, takesValues, write, children } = props;
  const isNeeded = needsDrawing(text, pointer, sort);
  const { writing } = useCopyModule(isNeeded);
  const view = useRef<CopyView>(undefined);
  const caret = useRef<Caret>(undefined);
  const wasDrawn = useRef(false);
  wasDrawn.current = (isNeeded && !at.isComposing) || (at.isAt && wasDrawn.current);
  return (
    <>
      {/* Before the field, as it is seen: who goes on by the Tab key comes to the next field. */}
      {takesValues !== false && <PutValue pointer={pointer} field={id} view={view} label={takesValues} write={write} />}
      {writing && wasDrawn.current ? (
        <WrittenText
          writing={writing}
          sort={sort}
          pointer={pointer}
          id={id}
          text={text}
          described={described}
          viewRef={view}
          caret={caret}
          write={write}
        />
      ) : (
        <PlainText id={id} caret={caret}>
          {children}
        </PlainText>
      )}
    </>
  );
}
