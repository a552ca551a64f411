import type { ReactNode } from 'react';
import { isObject } from '../../manifest/is-object';
import type { Json, JsonObject } from '../../manifest/manifest';
import { memberPointer } from '../../manifest/pointer';
import { useDesk, useEditorState } from '../use-editor';
import { FieldList } from './field-list';
import { fieldsOfEntries, type Input, inWords } from './fields-of';
import { InputView } from './input-view';

interface TakenViewProps {
  pointer: string;
  input: Extract<Input, { kind: 'list' }>;
  value: JsonObject;
  label: string;
}

/** A list that is made of a collection: which, which of its entries, and how each one looks. */
export function TakenView({ pointer, input, value }: TakenViewProps): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState();
  const { collections } = edits.root;
  const names = isObject(collections) ? Object.keys(collections) : [];
  const from = String(value.from ?? '');
  const entries = isObject(collections) ? collections[from] : undefined;
  const fields = fieldsOfEntries(Array.isArray(entries) ? entries : []).map(({ name }) => `{${name}}`);
  return (
    <>
      <p className="hint">
        This list is made of the collection {inWords(from)}. What each of its entries says stands there; how they look
        is said here, for all of them.
      </p>
      <button type="button" onClick={() => editor.open(memberPointer('/collections', from))}>
        Open the collection {inWords(from)}
      </button>
      <InputView
        pointer={memberPointer(pointer, 'from')}
        input={{ kind: 'choice', options: names }}
        value={from}
        label="Collection"
      />
      {'limit' in value && (
        <InputView
          pointer={memberPointer(pointer, 'limit')}
          input={{ kind: 'number', least: 1, most: undefined }}
          value={value.limit}
          label="At most"
        />
      )}
      {value.as !== undefined && (
        <fieldset>
          <legend>How each one looks</legend>
          <p className="hint">Fields of the entries: {fields.join(', ')}.</p>
          <Template pointer={memberPointer(pointer, 'as')} input={input} value={value.as} />
        </fieldset>
      )}
    </>
  );
}

function Template({
  pointer,
  input,
  value,
}: {
  pointer: string;
  input: TakenViewProps['input'];
  value: Json;
}): ReactNode {
  if (input.item.kind === 'group' && isObject(value)) return <FieldList pointer={pointer} fields={input.item.fields} />;
  return <InputView pointer={pointer} input={{ kind: 'words', of: 'copy' }} value={value} label="Text" />;
}
