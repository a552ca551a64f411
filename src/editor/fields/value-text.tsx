import { type ComponentProps, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Pointer } from '../../manifest/pointer';
import type { CopyOptions, CopyView } from '../copy/copy-view';
import { timeBetweenClicks } from '../frame/double-clicks';
import { PutValue } from './put-value';
import { isDrawn } from './reads';
import { PlainText, useWriting, WrittenText } from './written-text';

/** Whether somebody is at a field, and what the element around it listens to. */
export interface AtField {
  isAt: boolean;
  /** Whether an input method is at work there: another field in its place would take its letters from it. */
  isComposing: boolean;
  listeners: Record<'onFocus' | 'onCompositionStart' | 'onCompositionEnd', () => void> & {
    onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Tells whether somebody is at a field, or at what belongs to it. It is so until a click that leaves it has found what
 * it was meant for, since less room is needed then.
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

/** What makes a label that of a text, also where the browser does not take its field for one: a press on it leads there. */
export function labelOf(id: string): ComponentProps<'label'> {
  return { id: `${id}-label`, onClick: () => document.getElementById(id)?.focus() };
}

interface ValueTextProps extends Pick<CopyOptions, 'sort' | 'text' | 'write'> {
  pointer: Pointer;
  id: string;
  /** What the field says of itself, its name too; the field of the browser says it by itself. */
  described: object;
  at: Pick<AtField, 'isAt' | 'isComposing'>;
  /** What it is called, where a value can be put into it now. */
  takesValues: string | false;
  /** The field of the browser, by that id. */
  children: ReactNode;
}

/**
 * A text in a field of the browser, or where it holds a value in one that draws that as a chip. Such a field stays while
 * somebody is at it.
 */
export function ValueText(props: ValueTextProps): ReactNode {
  const { pointer, id, sort, text, described, at, takesValues, write, children } = props;
  const isNeeded = isDrawn(text, pointer, sort);
  const { writing } = useWriting(isNeeded);
  const view = useRef<CopyView>(undefined);
  const entered = useRef<number>(undefined);
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
          held={view}
          entered={entered}
          write={write}
        />
      ) : (
        <PlainText id={id} entered={entered}>
          {children}
        </PlainText>
      )}
    </>
  );
}
