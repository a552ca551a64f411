import { type FormEvent, type ReactNode, useState } from 'react';
import { namedMembers } from '../../manifest/manifest';
import { put } from '../../manifest/operations';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { AskedField } from '../controls/asked-field';
import type { InputOf } from '../inputs/input';
import { emptyValue } from '../inputs/inputs';
import { newNameIn } from '../members/new-name';
import { sayChanged } from '../naming/say-changed';
import { useDesk } from '../session/use-editor';
import { inWords } from '../words/in-words';
import type { InputProps } from './input-parts';
import { InputView } from './input-view';
import { LeaveOut } from './leave-out';

/** The values under names that their owner gives, each with its field, and a field for one more. */
export function NamedView({ pointer, input, value, label }: InputProps<InputOf<'named'>>): ReactNode {
  const members = namedMembers(value).filter(([name]) => !name.startsWith('$'));
  return (
    <>
      {members.map(([name, member]) => (
        <div className="field" key={name}>
          <InputView pointer={memberPointer(pointer, name)} input={input.value} value={member} label={inWords(name)} />
          <LeaveOut pointer={memberPointer(pointer, name)} label={inWords(name)} />
        </div>
      ))}
      <NewName pointer={pointer} input={input} label={label} />
    </>
  );
}

/** The field that begins a value under a new name. */
function NewName({
  pointer,
  input,
  label,
}: Pick<InputProps<InputOf<'named'>>, 'pointer' | 'input' | 'label'>): ReactNode {
  const { editor } = useDesk();
  const [written, setWritten] = useState('');
  const [refused, setRefused] = useState<{ problem: string; holder?: Pointer }>();
  const write = (words: string): void => {
    setWritten(words);
    setRefused(undefined);
  };
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { edits, now } = editor.state();
    const { root } = edits;
    const reading = newNameIn(root, pointer, written, input.names);
    if (reading.problem !== undefined) {
      setRefused(reading);
      return;
    }
    const after = put(root, reading.place, emptyValue(input.value));
    editor.add({ says: sayChanged(root, now, reading.place, 'begun'), place: reading.place, after });
    write('');
  };
  const { problem, holder } = refused ?? {};
  return (
    <form className="new-name" onSubmit={add} noValidate>
      <AskedField
        label={
          input.value.kind === 'delivery'
            ? 'Another way to send forms, by a name of your own'
            : `A new name in ${label.toLowerCase()}`
        }
        value={written}
        problem={problem}
        write={write}
      />
      {holder !== undefined && (
        <button type="button" onClick={() => editor.open(holder)}>
          Go to it
        </button>
      )}
      <button type="submit">Add</button>
    </form>
  );
}
