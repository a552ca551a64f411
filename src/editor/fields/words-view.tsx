import { type FocusEvent, type ReactNode, useId } from 'react';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { type Pointer, parentPointer, pointerKeys, valueAt } from '../../manifest/pointer';
import { writtenUses } from '../../manifest/uses';
import { numberOr } from '../collections/conditions';
import { HintNote } from '../controls/field-note';
import { LaterPart } from '../controls/later-window';
import type { InputOf } from '../inputs/input';
import { wordsKind } from '../inputs/words-kinds';
import { useEditor, useSiteLanguage } from '../session/use-editor';
import { sayDays, sayYearDay } from '../words/say-day';
import { sayText } from '../words/say-text';
import { useAsTyped } from './as-typed';
import { Currency } from './currency';
import { type InputProps, ProblemsAt, useDescribed, usePut } from './input-parts';
import { days, useWhole } from './native-field';
import { ReadingLine, useReading } from './reading-line';
import { labelOf, useAtField } from './value-text';
import { WordChoiceButton } from './word-choice';
import { WordsField } from './words-field';
import { wordsPartsOf } from './words-parts';

/** A field for words on one line, or for copy, in the direction in which they are read. */
export function WordsView({ pointer, input, value, label, help, mayLack }: InputProps<InputOf<'words'>>): ReactNode {
  const id = useId();
  const put = usePut(pointer, mayLack);
  const { isDate, isMoney, hasLanguages } = useEditor(({ edits }) => ({
    hasLanguages: edits.root.languages !== undefined,
    isDate: isOfDate(edits.root, pointer),
    isMoney: isAmount(edits.root, pointer),
  }));
  const { isSpoken, takesValues, native, is: kind } = wordsKind(input.of);
  const { Before, After } = wordsPartsOf(input.of);
  const is = kind === 'bound' ? (isDate ? 'day' : 'number') : kind;
  const parse = (words: string): Json => (is === 'number' ? numberOr(words) : asParagraphs(words, value));
  const [text, write] = useAsTyped(
    wordsIn(value),
    (words) => wordsIn(parse(words)),
    (words) => put(parse(words)),
  );
  // Said before it is written as the file has it, so that nothing moves below the press that leaves the field.
  const wholeText = useWhole(input.of)(text);
  const day = is === 'day' ? (sayDays(wholeText) ?? sayYearDay(wholeText)) : undefined;
  // The site's own words stand in for what nobody wrote, and no value fills in another.
  const canTakeValues = takesValues === true && input.usual === undefined && !pointer.startsWith('/values/');
  const reading = useReading(pointer, text, input.of);
  const describers = useDescribed(pointer, id, [
    help ? `${id}-hint` : false,
    reading !== undefined && `${id}-reads`,
    day !== undefined && `${id}-day`,
  ]);
  const around = { pointer, text, label, write };
  const language = useSiteLanguage();
  const languageProps = { dir: 'auto', ...(language !== undefined && isSpoken && { lang: language }) };
  const placeholder = useEditor(({ edits, now }) => {
    const says = (written: string): string => sayText(written, edits.root, now, []);
    return input.usual === undefined ? input.sample && `Such as: ${says(input.sample)}` : says(input.usual);
  });
  const described = { ...languageProps, ...describers };
  const { listeners, ...at } = useAtField(pointer);
  const leave = (event: FocusEvent): void => {
    listeners.onBlur(event);
    if (text === input.usual && event.target.id === id) write('');
  };
  return (
    <div className="plain" {...listeners} {...(input.usual !== undefined && { onBlur: leave })}>
      <label htmlFor={id} {...labelOf(id)}>
        {label}
      </label>
      <HintNote id={`${id}-hint`} says={help} />
      {Before && <Before {...around} />}
      <WordsField
        pointer={pointer}
        of={input.of}
        id={id}
        text={text}
        sample={placeholder}
        described={described}
        at={at}
        takesValues={canTakeValues && label}
        write={write}
      />
      <ReadingLine id={`${id}-reads`} says={reading} />
      {After && <After {...around} />}
      {isMoney && <Currency />}
      {is === 'day' && !native && !text.includes('{') && (
        <input
          type="date"
          {...days}
          aria-label={`Choose: ${label}`}
          {...(day !== undefined && { 'aria-describedby': `${id}-day` })}
          value={/^\d{4}-\d\d-\d\d$/.test(text) ? text : ''}
          onChange={({ target }) => target.value && write(target.value)}
        />
      )}
      <HintNote id={`${id}-day`} says={day} />
      <WordChoiceButton pointer={pointer} of={input.of} label={label} choose={write} />
      <ProblemsAt pointer={pointer} id={`${id}-problem`} />
      {hasLanguages && isSpoken && (
        <LaterPart>{(parts) => <parts.saidInLanguages pointer={pointer} label={label} />}</LaterPart>
      )}
    </div>
  );
}

/** Tells whether a value is written as money in some text. */
function isAmount(root: JsonObject, place: Pointer): boolean {
  const [section, name = '', ...within] = pointerKeys(place);
  if (section !== 'values' || within.length > 0) return false;
  return writtenUses(root, 'placeholder', name).some(({ format }) => format === 'money');
}

/** Gives copy as a list of its paragraphs, where it was one before. */
function asParagraphs(words: string, before: Json | undefined): Json {
  return Array.isArray(before) ? words.split(/\n{2,}/) : words;
}

/** Tells whether the bound at a place is a day, by the kind of the field that it bounds. */
function isOfDate(root: JsonObject, place: Pointer): boolean {
  return valueAt(root, `${parentPointer(place)}/kind`) === 'date';
}

/** Gives a value as text, with an empty line between paragraphs. */
function wordsIn(value: Json | undefined): string {
  if (Array.isArray(value)) return value.map(String).join('\n\n');
  return value === undefined || value === null || isObject(value) ? '' : String(value);
}
