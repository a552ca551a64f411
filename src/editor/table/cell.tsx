import { type ReactNode, type SyntheticEvent, useId } from 'react';
import { isOccasionGroup } from '../../compose/occasion';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { hasNames } from '../../manifest/placeholder';
import type { Pointer } from '../../manifest/pointer';
import { isCopyKind } from '../../manifest/visit-copy';
import { HintNote } from '../controls/field-note';
import { ProblemsAt, useDescribed, usePut } from '../fields/input-parts';
import { useComplete } from '../fields/native-field';
import { NumberSource } from '../fields/number-source';
import { ReadingLine, useReading } from '../fields/reading-line';
import { Thumbnail } from '../fields/thumbnail';
import { useAtField, ValueText } from '../fields/value-text';
import { CellControl, cellFor } from '../fields/views';
import type { Input } from '../inputs/input';
import { isTakenNumber } from '../inputs/number';
import { wordsAskedFor } from '../inputs/words';
import { type WordsKindName, wordsKind } from '../inputs/words-kinds';
import type { EditorState } from '../session/editor-state';
import { useDesk, useEditor, useSiteLanguage } from '../session/use-editor';
import { sayDayAndState, sayDays, sayDaysOf, sayYearDay } from '../words/say-day';
import { sayWeekdays } from '../words/say-hours';
import { entriesAt, sayText } from '../words/say-text';
import { sayingsIn } from '../words/sayings-in';
import { AddressCell, goDown } from './address-cell';

interface CellProps {
  pointer: Pointer;
  value: Json | undefined;
  input: Input;
  /** Whether cells can hold values of the field. */
  isPlain: boolean;
  /** The path of the page whose address ends with the value. */
  page: string | undefined;
  label: string;
}

/** A cell that takes a plain value, or leads to the field of any other. */
export function Cell({ pointer, value, input, isPlain, page, label }: CellProps): ReactNode {
  const { editor } = useDesk();
  const put = usePut(pointer);
  const id = useId();
  const cell = cellFor(input);
  const isControl = cell?.shows(value) ?? false;
  const isTaken = isControl && isTakenNumber(value);
  const of = input.kind === 'occasion' ? 'day' : (wordsAskedFor(input) ?? 'name');
  const text = String(value ?? '');
  const { listeners, ...at } = useAtField(pointer);
  const reading = useReading(pointer, text, of);
  // A field that lost the ends of paragraphs would write them as one.
  const hasLines = isCopyKind(of);
  const Words = hasLines ? 'textarea' : 'input';
  const isOfDays = input.kind === 'list' && input.item.kind === 'occasion' && isListOrNone(value);
  // What is typed in one cell leaves the others as they are drawn.
  const said = useEditor((state) => saidIn(state, pointer, value, isOfDays ? 'days' : of));
  const day = wordsKind(of).is === 'day' && typeof value !== 'object' ? said : undefined;
  const invalid = useDescribed(pointer, id, [
    isTaken && `${id}-taken`,
    reading !== undefined && !isTaken && `${id}-reads`,
    day !== undefined && `${id}-day`,
  ]);
  const language = useSiteLanguage();
  const complete = useComplete(of, text, put);
  if (isOfDays) {
    return (
      <button type="button" className="quiet" aria-label={`${label}: ${said}`} onClick={() => editor.open(pointer)}>
        {said}
      </button>
    );
  }
  // A number that is emptied is none for now, and its cell stays.
  if (typeof value === 'object' || !(isPlain || cell?.staysEmpty)) {
    const isNone = value === undefined;
    return (
      <button
        type="button"
        className="quiet"
        aria-label={`${isNone ? 'Add' : 'Open'} ${label}`}
        onClick={() => editor.open(pointer)}
      >
        {isNone ? 'Add' : typeof value === 'object' ? <Thumbnail of={srcOf(value)} otherwise={said} /> : String(value)}
      </button>
    );
  }
  const attributes = { 'aria-label': label, 'data-cell': pointer.slice(pointer.lastIndexOf('/') + 1), ...invalid };
  const point = (): void => editor.tell({ kind: 'show', shown: { markedPlace: pointer } });
  const described = { ...attributes, onFocus: point };
  const field = { ...described, onKeyDown: goDown };
  const around = {
    ...listeners,
    onFocus: (event: SyntheticEvent) => {
      listeners.onFocus(event);
      point();
    },
    onKeyDown: listeners.onKeyDown,
    // Before the field itself, which would end a line.
    onKeyDownCapture: goDown,
  };
  if (page !== undefined) {
    return (
      <>
        <AddressCell key={page} page={page} pointer={pointer} value={String(value)} field={described} />
        <ProblemsAt pointer={pointer} id={`${id}-problem`} />
      </>
    );
  }
  return (
    <>
      {isControl ? (
        <CellControl pointer={pointer} input={input} value={value} label={label} described={field} />
      ) : (
        <div className="short" {...around}>
          <ValueText
            sort={hasLines ? 'lines' : 'line'}
            pointer={pointer}
            id={id}
            text={text}
            described={{ dir: 'auto', ...(language !== undefined && { lang: language }), ...attributes }}
            at={at}
            takesValues={at.isAt && wordsKind(of).isSpoken === true && label}
            write={put}
          >
            <Words
              {...attributes}
              id={id}
              dir="auto"
              lang={language}
              value={text}
              {...(hasLines ? { rows: 1 } : complete)}
              onChange={({ target }) => put(target.value)}
            />
          </ValueText>
          <ReadingLine id={`${id}-reads`} says={reading} />
          <HintNote id={`${id}-day`} says={day} />
        </div>
      )}
      {isTaken && <NumberSource id={`${id}-taken`} value={value} />}
      <ProblemsAt pointer={pointer} id={`${id}-problem`} />
    </>
  );
}

/** Gives the path of the file that a group shows; empty where it is no picture. */
export function srcOf(value: Json | undefined): string {
  return isObject(value) && typeof value.src === 'string' ? value.src : '';
}

function isListOrNone(value: Json | undefined): value is Json[] | undefined {
  return value === undefined || Array.isArray(value);
}

/** Words what a cell shows beside its value, or instead of it: days, the size of a group or a list. */
function saidIn(
  { edits, drawnPage, now }: EditorState,
  pointer: Pointer,
  value: Json | undefined,
  of: WordsKindName | 'days',
): string | undefined {
  const { root } = edits;
  if (of === 'days' && isListOrNone(value)) return sayDaysOf(value ?? [], sayingsIn(root, now));
  if (typeof value === 'object') return countOf(value, root, now);
  if (of === 'days' || wordsKind(of).is !== 'day') return undefined;
  const text = String(value ?? '');
  const around = hasNames(text) ? entriesAt(pointer, root, drawnPage) : [];
  const says = sayText(text, root, now, around);
  return sayDays(says, true) ?? sayYearDay(says);
}

function countOf(value: Json, root: JsonObject, now: Date): string {
  const days = sayWeekdays(value);
  if (days !== undefined) return days;
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} items`;
  if (isOccasionGroup(value)) return sayDayAndState(value);
  return isObject(value) ? sayText(String(value.src ?? value.label ?? 'a group'), root, now, []) : String(value);
}
