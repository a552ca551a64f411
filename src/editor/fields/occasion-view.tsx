import type { ReactNode } from 'react';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { AskedChoice, type Option } from '../controls/select';
import type { Field, InputOf } from '../inputs/input';
import { changeOf, changes, groupOf, type OccasionChange, withChange } from '../inputs/occasion';
import { sayChanged } from '../naming/say-changed';
import { useDesk, useEditorState } from '../session/use-editor';
import { FieldList, MoreFields } from './field-list';
import { type InputProps, ProblemsAt, usePut } from './input-parts';
import { InputView } from './input-view';

/** The fields of an occasion: its day, a change to it, and further details. */
export function OccasionView({
  pointer,
  input,
  value,
  label,
  help,
  mayLack,
}: InputProps<InputOf<'occasion'>>): ReactNode {
  const isGroup = isObject(value);
  const others = input.fields.filter(({ name }) => name !== 'date' && name !== 'state');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one frame more around each day of a list.
    <div
      className="occasion"
      role="group"
      aria-label={label}
      data-pointer={isGroup ? pointer : undefined}
      tabIndex={-1}
    >
      <InputView
        pointer={isGroup ? memberPointer(pointer, 'date') : pointer}
        input={{ kind: 'words', of: 'day' }}
        value={isGroup ? value.date : value}
        label={label}
        {...(help !== undefined && { help })}
        mayLack={mayLack}
      />
      <ChangeView pointer={pointer} value={value} />
      {isGroup ? (
        <FieldList pointer={pointer} fields={withoutMoved(others, value)} others={['date', 'state', 'movedTo']} />
      ) : (
        value !== undefined &&
        value !== '' && <MoreOfDay pointer={pointer} fields={withoutMoved(others, {})} value={value} />
      )}
      {isGroup && <ProblemsAt pointer={pointer} />}
    </div>
  );
}

/** Leaves out the day to which it was moved, while none is written: choosing “Moved to…” begins that. */
function withoutMoved(fields: Field[], group: JsonObject): Field[] {
  return fields.filter(({ name }) => name !== 'movedTo' || Object.hasOwn(group, name));
}

/** How a day stands, to choose. */
function ChangeView({ pointer, value }: Pick<InputProps, 'pointer' | 'value'>): ReactNode {
  const { editor } = useDesk();
  const { edits, now } = useEditorState('edits', 'now');
  const put = usePut(pointer);
  const choose = (change: OccasionChange): void => {
    const changed = withChange(value, change);
    if (change !== 'moved') {
      put(changed);
      return;
    }
    const place = memberPointer(pointer, 'movedTo');
    const after = set(edits.root, pointer, changed);
    // Only the owner knows the day to which it has moved.
    editor.add({ says: sayChanged(after, now, place, 'begun'), place, after });
  };
  if (value === undefined || value === '') return null;
  return (
    <AskedChoice
      label="How it stands"
      value={changeOf(value)}
      options={Object.entries(changes) as Option<OccasionChange>[]}
      choose={choose}
    />
  );
}

interface MoreProps {
  pointer: Pointer;
  fields: Field[];
  value: Json;
}

/** The button that turns a day which is written alone into one with further details. */
function MoreOfDay({ pointer, fields, value }: MoreProps): ReactNode {
  return <MoreFields pointer={pointer} fields={fields} before={(root) => set(root, pointer, groupOf(value))} />;
}
