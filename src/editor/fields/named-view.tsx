import { type FormEvent, type ReactNode, useId } from 'react';
import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { memberPointer } from '../../manifest/pointer';
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
          <InputView pointer={memberPointer(pointer, name)} input={input.value} value={member} label={name} />
          <LeaveOut pointer={memberPointer(pointer, name)} label={name} />
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
    const name = String(new FormData(form).get('name')).trim();
    const { root } = editor.state().edits;
    const place = memberPointer(pointer, name);
    const after = set(root, place, emptyValue(input.value)) as JsonObject;
    editor.change({ says: sayChanged(root, place, 'begun'), place, after, adds: true });
    editor.open(place);
    form.reset();
  };
  return (
    <form className="new-name" onSubmit={add}>
      <label htmlFor={id}>A new name in {label.toLowerCase()}</label>
      <input
        id={id}
        name="name"
        required
        pattern="[A-Za-z][A-Za-z0-9-]*"
        title="Letters and digits, beginning with a letter"
      />
      <button type="submit">Add</button>
    </form>
  );
}
