import type { KeyboardEvent, ReactNode } from 'react';
import type { Pointer } from '../../manifest/pointer';
import { isCopyKind } from '../../manifest/visit-copy';
import { type WordsKindName, wordsKind } from '../inputs/words-kinds';
import { CopyField } from './copy-field';
import { NativeField } from './native-field';
import { ValueText, type ValueTextProps } from './value-text';

interface WordsFieldProps extends Omit<ValueTextProps, 'sort' | 'children'> {
  of: WordsKindName;
  /** The text that an empty field shows. */
  sample: string | undefined;
}

/**
 * The control in which words of a kind are typed: an editor of copy, a text area that grows for other words that visitors
 * read, else the input that browsers have for the kind.
 */
export function WordsField({ of, sample, takesValues, ...field }: WordsFieldProps): ReactNode {
  const { id, pointer, text, described, write } = field;
  if (isCopyKind(of)) return <CopyField kind={of} sample={sample} {...field} />;
  const plain = { id, pointer, text, write };
  return (
    <ValueText
      {...field}
      sort={hasParagraphs(pointer, text) ? 'lines' : 'line'}
      takesValues={takesValues}
      described={{
        'aria-labelledby': `${id}-label`,
        'data-pointer': pointer,
        ...(sample !== undefined && { 'aria-placeholder': sample }),
        ...described,
      }}
    >
      {wordsKind(of).isSpoken ? (
        <GrowingField {...plain} placeholder={sample} described={described} />
      ) : (
        <NativeField {...plain} of={of} described={{ ...described, placeholder: sample }} />
      )}
    </ValueText>
  );
}

interface GrowingFieldProps {
  id: string;
  text: string;
  pointer: Pointer;
  /** The text that an empty field shows. */
  placeholder: string | undefined;
  /** The attributes of the field on its state and what describes it. */
  described: object;
  write: (text: string) => void;
}

/** A text area as high as its words need, without line breaks but those between the paragraphs of a value. */
function GrowingField({ id, text, pointer, placeholder, described, write }: GrowingFieldProps): ReactNode {
  const isEnded = ({ key, nativeEvent }: KeyboardEvent): boolean => key === 'Enter' && !nativeEvent.isComposing;
  return (
    <textarea
      className="growing"
      id={id}
      data-pointer={pointer}
      {...described}
      value={text}
      placeholder={placeholder}
      rows={Math.max(1, Math.ceil((text || placeholder || '').length / lettersPerLine))}
      onKeyDown={(event) => isEnded(event) && !hasParagraphs(pointer, text) && event.preventDefault()}
      onChange={({ target: { value } }) =>
        write(hasParagraphs(pointer, value) ? value : value.replaceAll(/\s*[\r\n]+\s*/g, ' '))
      }
    />
  );
}

/**
 * Tells whether a text is a value that may have several paragraphs. A value declares no kind: the same one may stand in a
 * title and be all of an article, before any text says it, too. So what is written tells: where there are paragraphs,
 * they stay, and what is longer than two lines is no fact such as a number or a name.
 */
function hasParagraphs(pointer: Pointer, text: string): boolean {
  return pointer.startsWith('/values/') && (text.length > 2 * lettersPerLine || /\n\s*\n/.test(text));
}

/** The letters on a line, for browsers in which a field does not grow by itself. */
const lettersPerLine = 42;
