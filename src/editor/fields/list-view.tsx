import type { ReactNode } from 'react';
import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';
import { duplicate, insert, move, remove } from '../../manifest/operations';
import { memberPointer, valueAt } from '../../manifest/pointer';
import { entryTitle } from '../state/parts';
import { useDesk, useEditorState } from '../use-editor';
import { FieldList } from './field-list';
import { emptyValue, type Input } from './fields-of';
import { type InputProps, InputView } from './input-view';
import { sayChanged } from './say-changed';

type List = Extract<Input, { kind: 'list' }>;

/** The items of a list, each folded unless it is short, and what can be done with them. */
export function ListView({ pointer, input, value }: InputProps<List>): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState();
  const items = Array.isArray(value) ? value : [];
  const add = (): void => {
    const place = memberPointer(pointer, items.length);
    const after = insert(edits.root, place, emptyValue(input.item)) as JsonObject;
    editor.change({ says: sayChanged(edits.root, place, 'added'), place, after });
    editor.open(place);
  };
  return (
    <>
      <ol className="items">
        {items.map((item, index) => (
          <ItemView key={index} pointer={pointer} index={index} count={items.length} input={input}>
            {isObject(item) ? entryTitle(item, index) : undefined}
          </ItemView>
        ))}
      </ol>
      <button type="button" onClick={add}>
        Add: {input.itemName}
      </button>
    </>
  );
}

interface ItemProps {
  pointer: string;
  index: number;
  count: number;
  input: List;
  /** What it is called, where it is a group. */
  children: string | undefined;
}

function ItemView({ pointer, index, count, input, children }: ItemProps): ReactNode {
  const { edits } = useEditorState();
  const place = memberPointer(pointer, index);
  const list = valueAt(edits.root, pointer);
  const label = `${input.itemName} ${index + 1}`;
  const actions = <ItemActions pointer={pointer} index={index} count={count} name={children ?? label} />;
  if (input.item.kind !== 'group') {
    return (
      <li>
        <InputView
          pointer={place}
          input={input.item}
          value={Array.isArray(list) ? list[index] : undefined}
          label={label}
        />
        {actions}
      </li>
    );
  }
  return (
    <li>
      <details>
        <summary data-pointer={place}>{children ?? label}</summary>
        <FieldList pointer={place} fields={input.item.fields} />
        {actions}
      </details>
    </li>
  );
}

interface ItemActionsProps {
  pointer: string;
  index: number;
  count: number;
  name: string;
}

function ItemActions({ pointer, index, count, name }: ItemActionsProps): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState();
  const place = memberPointer(pointer, index);
  const moveTo = (to: number): void => {
    const after = move(edits.root, place, memberPointer(pointer, to)) as JsonObject;
    editor.change({ says: `${name} moved to ${to + 1} of ${count}`, place: memberPointer(pointer, to), after });
  };
  return (
    <fieldset className="actions" aria-label={name}>
      <button type="button" disabled={index === 0} onClick={() => moveTo(index - 1)}>
        Move up
      </button>
      <button type="button" disabled={index === count - 1} onClick={() => moveTo(index + 1)}>
        Move down
      </button>
      <button
        type="button"
        onClick={() =>
          editor.change({ says: `${name} duplicated`, place, after: duplicate(edits.root, place) as JsonObject })
        }
      >
        Duplicate
      </button>
      <button
        type="button"
        onClick={() =>
          editor.change({ says: `${name} deleted`, place: pointer, after: remove(edits.root, place) as JsonObject })
        }
      >
        Delete
      </button>
    </fieldset>
  );
}
