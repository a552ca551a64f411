import type { ReactNode } from 'react';
import { isCopyKind } from '../../manifest/visit-copy';
import { type WordsKindName, wordsKind } from '../inputs/words-kinds';
import { CopyField } from './copy-field';
import { GrowingField } from './growing-field';
import { NativeField } from './native-field';
import { ValueText, type ValueTextProps } from './value-text';

interface WordsFieldProps extends Omit<ValueTextProps, 'sort' | 'children'> {
  of: WordsKindName;
  /** The text that an empty field shows. */
  sample: string | undefined;
}

/** The field itself of words of a kind: for copy, for words that visitors read, or that of the browser for the kind. */
export function WordsField({ of, sample, takesValues, ...field }: WordsFieldProps): ReactNode {
  const { id, pointer, text, described, write } = field;
  if (isCopyKind(of)) return <CopyField kind={of} sample={sample} {...field} />;
  const plain = { id, pointer, text, write };
  return (
    <ValueText
      {...field}
      sort="line"
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
