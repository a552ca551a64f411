import { type ReactNode, useState } from 'react';
import { isObject } from '../../manifest/manifest';
import { LookPictures } from '../controls/look-pictures';
import type { InputOf } from '../inputs/input';
import { useDesk } from '../session/use-editor';
import { inWords } from '../words/in-words';
import { type InputProps, useEmpty, usePut } from './input-parts';

/** One of the looks, by pictures of this site's theme in each. */
export function LookChoice({ pointer, input, value }: InputProps<InputOf<'choice'>>): ReactNode {
  const { editor } = useDesk();
  const put = usePut(pointer);
  const empty = useEmpty(pointer);
  // They stay as they were drawn while a colour is written.
  const [theme] = useState(() => editor.state().edits.root.theme);
  const looks = input.options.map((option, index) => ({
    name: String(option),
    title: inWords(String(option)),
    says: input.says?.[index],
  }));
  return (
    <LookPictures
      looks={looks}
      chosen={String(value ?? input.usual)}
      {...(isObject(theme) && { theme })}
      choose={(name) => (name === input.usual ? empty() : put(name))}
    />
  );
}
