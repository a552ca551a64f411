import type { ReactNode } from 'react';
import { identityOf, isContainer } from '../../manifest/identity';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { insert } from '../../manifest/operations';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { inWords } from '../in-words';
import { readItems } from '../members/copied-text';
import { MemberActions } from '../members/member-actions';
import { usePaste } from '../members/use-paste';
import { entryTitle } from '../state/parts';
import { useDesk, useEditorState } from '../use-editor';
import { FieldList } from './field-list';
import { emptyValue, type Input } from './fields-of';
import type { InputProps } from './input-parts';
import { InputView } from './input-view';
import { sayChanged } from './say-changed';
import { isTaken } from './taken';
import { TakeItems, TakenView } from './taken-view';

type List = Extract<Input, { kind: 'list' }>;

/** The items of a list, each folded unless it is short, and what can be done with them. */
export function ListView({ pointer, input, value }: InputProps<List>): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState();
  const { ask, window } = usePaste(pointer, (text) => readItems(text, input.item, input.itemName));
  const items = Array.isArray(value) ? value : [];
  const add = (item: Json): void => {
    const place = memberPointer(pointer, items.length);
    const after = insert(edits.root, place, item) as JsonObject;
    editor.change({ says: sayChanged(edits.root, place, 'added'), place, after });
    editor.open(place);
  };
  return (
    <>
      <ol className="items">
        {items.map((item, index) => (
          <ItemView
            key={isContainer(item) ? identityOf(item).number : `at ${index}`}
            pointer={memberPointer(pointer, index)}
            input={input}
            value={item}
            label={`${input.itemName} ${index + 1}`}
            title={titleOf(item, index)}
          />
        ))}
      </ol>
      <div className="actions">
        <button type="button" onClick={() => add(emptyValue(input.item))}>
          Add: {input.itemName}
        </button>
        <button type="button" onClick={() => ask(items.length)}>
          Paste<span className="unseen">: {input.itemName}</span>
        </button>
        <TakeItems pointer={pointer} item={input.item} add={add} />
      </div>
      {window}
    </>
  );
}

function titleOf(item: Json, index: number): string | undefined {
  if (isTaken(item)) return `From the collection ${inWords(String(item.from))}`;
  return isObject(item) ? entryTitle(item, index) : undefined;
}

interface ItemProps {
  pointer: Pointer;
  input: List;
  value: Json;
  label: string;
  /** What it is called, where it is a group. */
  title: string | undefined;
}

function ItemView({ pointer, input, value, label, title }: ItemProps): ReactNode {
  if (!isTaken(value) && input.item.kind !== 'group') {
    return (
      <li>
        <InputView pointer={pointer} input={input.item} value={value} label={label} />
        <MemberActions pointer={pointer} />
      </li>
    );
  }
  return (
    <li>
      <details>
        <summary data-pointer={pointer}>
          <bdi>{title ?? label}</bdi>
        </summary>
        {isTaken(value) && <TakenView pointer={pointer} item={input.item} value={value} />}
        {!isTaken(value) && input.item.kind === 'group' && <FieldList pointer={pointer} fields={input.item.fields} />}
        <MemberActions pointer={pointer} />
      </details>
    </li>
  );
}
