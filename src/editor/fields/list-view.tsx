import { type ReactNode, useState } from 'react';
import { identityOf, isContainer } from '../../manifest/identity';
import type { Json } from '../../manifest/manifest';
import { insert, set } from '../../manifest/operations';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { usePaste } from '../actions/copy-and-paste';
import { FoldedActions, MemberActions } from '../actions/member-actions';
import { LaterPart } from '../controls/later-window';
import { withCommon } from '../inputs/fields-of';
import type { Field, InputOf } from '../inputs/input';
import { emptyValue, emptyValueAfter, fieldsOfInput } from '../inputs/inputs';
import { isTaken } from '../inputs/taken';
import { readItems } from '../members/copied-text';
import { itemTitle } from '../naming/names-within';
import { titleIn } from '../naming/parts';
import { sayChanged } from '../naming/say-changed';
import { useDesk, useEditorState } from '../session/use-editor';
import { needsFilling } from '../steps/addition';
import { inWords } from '../words/in-words';
import { withArticle } from '../words/nouns';
import { entriesAt } from '../words/say-text';
import { FieldList } from './field-list';
import { type InputProps, ProblemsAt } from './input-parts';
import { InputView } from './input-view';
import { SelectionView } from './selection-view';
import { TakeItems } from './take-items';

type List = InputOf<'list'>;

/** The items of a list, each folded unless it is short, with actions. */
export function ListView({ pointer, input, value }: InputProps<List>): ReactNode {
  const { editor } = useDesk();
  const { edits, drawnPage, now } = useEditorState('edits', 'drawnPage', 'now');
  const { ask, window } = usePaste(pointer, (text) => readItems(text, input.item, input.itemName));
  const items = Array.isArray(value) ? value : [];
  const { item } = input;
  const fields = withCommon(fieldsOfInput(item), items);
  const mayTakeMore = input.most === undefined || items.length < input.most;
  const titleOf = (one: Json, index: number): string | undefined => {
    if (isTaken(one)) return `From the collection ${inWords(String(one.from))}`;
    return titleIn(edits.root, now, one, entriesAt(memberPointer(pointer, index), edits.root, drawnPage));
  };
  const add = (item: Json, index = items.length): void => {
    const place = memberPointer(pointer, index);
    const emptied = set(edits.root, pointer, []);
    const after = insert(Array.isArray(value) ? edits.root : emptied, place, item);
    // A new item is called by its place in the list, as if it were the only one.
    editor.add({ says: sayChanged(emptied, now, place, 'added'), place, after });
  };
  return (
    <>
      <ol className="items">
        {items.map((one, index) => (
          <ItemView
            key={isContainer(one) ? identityOf(one).number : `at ${index}`}
            pointer={memberPointer(pointer, index)}
            input={input}
            fields={fields}
            value={one}
            label={itemTitle(input.itemName, index)}
            title={titleOf(one, index)}
            addAfter={mayTakeMore ? () => add(emptyValueAfter(one, item), index + 1) : undefined}
          />
        ))}
      </ol>
      {mayTakeMore ? (
        <div className="actions">
          <button type="button" onClick={() => add(emptyValue(item))}>
            Add {withArticle(input.itemName)}
          </button>
          <button type="button" onClick={() => ask(items.length)}>
            Paste<span className="unseen"> {withArticle(input.itemName)}</span>
          </button>
          <LaterPart>{(parts) => <parts.addPictureItems pointer={pointer} input={input} items={items} />}</LaterPart>
          <TakeItems pointer={pointer} item={item} />
        </div>
      ) : (
        <p className="hint">No more than {input.most} can stand here.</p>
      )}
      {window}
    </>
  );
}

interface ItemProps {
  pointer: Pointer;
  input: List;
  /** Its fields, if it is a group. */
  fields: Field[];
  value: Json;
  label: string;
  /** Its title, if it is a group. */
  title: string | undefined;
  /** Adds an item after it; undefined in a full list. */
  addAfter: (() => void) | undefined;
}

function ItemView({ pointer, input, fields, value, label, title, addAfter }: ItemProps): ReactNode {
  const { edits, addition } = useEditorState('edits', 'addition');
  // A new item that has to be filled in is unfolded at first; then whoever folds it keeps it folded.
  const [isOpen] = useState(needsFilling(pointer, edits.root, addition));
  const actions = (
    <MemberActions pointer={pointer}>
      {addAfter && (
        <button type="button" onClick={addAfter}>
          Add {withArticle(input.itemName)} after this
        </button>
      )}
    </MemberActions>
  );
  if (!isTaken(value) && input.item.kind !== 'group') {
    return (
      <li>
        <InputView pointer={pointer} input={input.item} value={value} label={label} />
        {input.item.kind === 'occasion' ? (
          // A list has dozens of days, in no order of their own.
          <FoldedActions pointer={pointer}>
            Actions<span className="unseen"> for {label}</span>
          </FoldedActions>
        ) : (
          actions
        )}
      </li>
    );
  }
  return (
    <li>
      <details open={isOpen}>
        <summary data-pointer={pointer}>
          <bdi>{title ?? label}</bdi>
        </summary>
        {actions}
        {isTaken(value) && <SelectionView pointer={pointer} item={input.item} value={value} />}
        {!isTaken(value) && <FieldList pointer={pointer} fields={fields} />}
        {!isTaken(value) && <ProblemsAt pointer={pointer} />}
      </details>
    </li>
  );
}
