import { type ReactNode, useState } from 'react';
import { collectionsIn, type DeclaredField } from '../../manifest/collections';
import { memberPointer, type Pointer, pointerKeys } from '../../manifest/pointer';
import { deleteField, moveField, type Retyped, retypeField, usesOfField } from '../collections/declare';
import { AskedChoice } from '../controls/select';
import { Window } from '../controls/window';
import { FieldList } from '../fields/field-list';
import { PlaceList } from '../fields/place-list';
import { TextsToLookAt } from '../form/texts-to-look-at-view';
import { declarationFields, fieldKinds, kindTitle, titleFieldsOfCollection } from '../inputs/declarations';
import { type FieldKind, isFieldKind } from '../inputs/known-fields';
import { useDesk, useEditorState } from '../session/use-editor';
import { fieldTitle } from '../words/titles';
import { AddField } from './add-field';

/** The names and kinds of a collection and its fields, which can be declared, changed, moved and deleted here. */
export function CollectionFields({ pointer }: { pointer: Pointer }): ReactNode {
  const { edits } = useEditorState('edits');
  const [, name = ''] = pointerKeys(pointer);
  const { fields } = collectionsIn(edits.root).get(name) ?? {};
  return (
    <details className="collection-fields">
      <summary>Its name and its fields</summary>
      {fields ? (
        <>
          <FieldList pointer={pointer} fields={titleFieldsOfCollection()} others={['fields', 'entries']} />
          <TextsToLookAt within={memberPointer(pointer, 'label')} />
          <TextsToLookAt within={memberPointer(pointer, 'one')} />
          <h3>Fields</h3>
          <p className="hint">What each of its entries says. Lists, pages and forms take it from there.</p>
          <ol>
            {[...fields].map(([field, declared], index) => (
              <li key={field}>
                <OneField
                  collection={name}
                  name={field}
                  field={declared}
                  isFirst={index === 0}
                  isLast={index === fields.size - 1}
                />
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p className="hint">
          What its entries can say is what they say now. Once you add a field, each field has a name and a kind of its
          own, and stands here.
        </p>
      )}
      <AddField collection={name} />
    </details>
  );
}

interface OneFieldProps {
  collection: string;
  name: string;
  field: DeclaredField;
  isFirst: boolean;
  isLast: boolean;
}

function OneField({ collection, name, field, isFirst, isLast }: OneFieldProps): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const [isShown, setShown] = useState(false);
  const [retyping, setRetyping] = useState<Retyped>();
  const { kind, pointer } = field;
  const title = fieldTitle(edits.root, collection, name);
  const retype = (wanted: FieldKind): void => {
    const retyped = retypeField(edits.root, collection, name, wanted);
    if (retyped.unreadPlaces.length > 0) setRetyping(retyped);
    else editor.change(retyped.edit);
  };
  return (
    <details onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary>
        <bdi>{title}</bdi> <small>{kindTitle(kind)}</small>
      </summary>
      {isShown && (
        <>
          <AskedChoice
            label="What it holds"
            value={kind}
            options={fieldKinds.map((one) => [one.kind, one.title])}
            help={fieldKinds.find((one) => one.kind === kind)?.says}
            choose={retype}
          />
          {isFieldKind(kind) && <FieldList pointer={pointer} fields={declarationFields(kind)} others={['kind']} />}
          <div className="actions">
            <button type="button" disabled={isFirst} onClick={() => editor.change(moveField(edits.root, field, -1))}>
              Move up
            </button>
            <button type="button" disabled={isLast} onClick={() => editor.change(moveField(edits.root, field, 1))}>
              Move down
            </button>
          </div>
          <DeleteField collection={collection} name={name} />
        </>
      )}
      {retyping && (
        <Window title={`Make “${title}” of another kind?`} close={() => setRetyping(undefined)}>
          <p>
            {retyping.unreadPlaces.length === 1 ? 'One entry says' : `${retyping.unreadPlaces.length} entries say`}{' '}
            something there that cannot be read as that. It would be taken out:
          </p>
          <PlaceList places={retyping.unreadPlaces} onOpen={() => setRetyping(undefined)} />
          <button
            type="button"
            className="main"
            onClick={() => {
              setRetyping(undefined);
              editor.change(retyping.edit);
            }}
          >
            Change it, and take {retyping.unreadPlaces.length === 1 ? 'that' : 'these'} out
          </button>
        </Window>
      )}
    </details>
  );
}

/** Deletes a field that nothing asks for, or else says what does. */
function DeleteField({ collection, name }: { collection: string; name: string }): ReactNode {
  const { editor } = useDesk();
  const { edits } = useEditorState('edits');
  const uses = usesOfField(edits.root, collection, name);
  if (uses.length === 0) {
    return (
      <button type="button" onClick={() => editor.change(deleteField(edits.root, collection, name))}>
        Delete this field
      </button>
    );
  }
  return (
    <details>
      <summary>Delete this field</summary>
      <p>
        That can be done once nothing asks for it any more, as{' '}
        {uses.length === 1 ? 'this still does' : 'these still do'}:
      </p>
      <PlaceList places={uses} />
    </details>
  );
}
