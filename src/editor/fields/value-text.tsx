import { type ComponentProps, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import type { CopyOptions, CopyView } from '../copy/copy-view';
import { timeBetweenClicks } from '../frame/double-clicks';
import { PutValue } from './put-value';
import { needsDrawing } from './reading-line';
import { PlainText, useCopyModule, WrittenText } from './written-text';

/** The presence of somebody in a field, and the listeners of the element around it that tell of it. */
export interface AtField {
  isAt: boolean;
  /** Tells whether an input method is composing: to replace the field would take its letters away. */
  isComposing: boolean;
  listeners: Record<'onFocus' | 'onCompositionStart' | 'onCompositionEnd', () => void> & {
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Tells whether somebody is in a field or at its tools. It goes on to say so until a click that leaves the field has
 * reached its aim, because the form gets shorter then.
 */
export function useAtField(): AtField {
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
      onFocus: () => {
        clearTimeout(leaving.current);
        setIsAt(true);
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
  const caret = useRef<number>(undefined);
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
