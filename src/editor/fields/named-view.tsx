import { type FormEvent, type ReactNode, useId } from 'react';
import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { memberPointer, valueAt } from '../../manifest/pointer';
import { inWords } from '../in-words';
import { nameInFile } from '../members/entry-like';
import { useDesk } from '../use-editor';
import { emptyValue, type Input } from './fields-of';
import type { InputProps } from './input-parts';
import { InputView } from './input-view';
import { LeaveOut } from './leave-out';
import { sayChanged } from './say-changed';

/** Values that have names of their owner's: each with its field, and a way to one more. */
export function NamedView({ pointer, input, value, label }: InputProps<Extract<Input, { kind: 'named' }>>): ReactNode {
  const members = isObject(value) ? Object.entries(value) : [];
  return (
    <>
      {members.map(([name, member]) => (
        <div className="field" key={name}>
          <InputView
            pointer={memberPointer(pointer, name)}
            input={input.value}
            value={member}
            label={inWords(name)}
            {...(pointer === '/values' && { help: `Written {${name}} in a text.` })}
          />
          <LeaveOut pointer={memberPointer(pointer, name)} label={inWords(name)} />
        </div>
      ))}
      <NewName pointer={pointer} input={input} label={label} />
    </>
  );
}

/** Begins a value under a new name. */
function NewName({
  pointer,
  input,
  label,
}: Pick<InputProps<Extract<Input, { kind: 'named' }>>, 'pointer' | 'input' | 'label'>): ReactNode {
  const { editor } = useDesk();
  const id = useId();
  const add = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const name = nameInFile(String(new FormData(form).get('name')).trim());
    const { root } = editor.state().edits;
    const place = memberPointer(pointer, name);
    // What is there already says something.
    if (valueAt(root, place) === undefined) {
      const after = set(root, place, emptyValue(input.value)) as JsonObject;
      editor.change({ says: sayChanged(root, place, 'begun'), place, after, adds: true });
    }
    editor.open(place);
    form.reset();
  };
  return (
    <form className="new-name" onSubmit={add}>
      <label htmlFor={id}>A new name in {label.toLowerCase()}</label>
      <input id={id} name="name" required pattern=".*[A-Za-z].*" title="A word or some, with a letter from a to z" />
      <button type="submit">Add</button>
    </form>
  );
}
