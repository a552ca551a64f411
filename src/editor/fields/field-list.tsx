import { memo, type ReactNode } from 'react';
import { isObject, type JsonObject } from '../../manifest/manifest';
import { isEqual } from '../../manifest/merge';
import { put } from '../../manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../manifest/pointer';
import { fittingFields } from '../inputs/fitting-fields';
import { type Field, type Fold, folds, type Input } from '../inputs/input';
import { begunValue, canBeBlank, usualIn } from '../inputs/inputs';
import { saidElsewhere } from '../members/said-elsewhere';
import { sayChanged } from '../naming/say-changed';
import { findingsOf } from '../session/findings';
import { useDesk, useEditor } from '../session/use-editor';
import { missingIn } from '../steps/addition';
import { withinWords } from '../words/in-words';
import { FoldView } from './fold-view';
import { useHeldFields } from './held-fields';
import { InputView } from './input-view';
import { LeaveOut } from './leave-out';

interface FieldListProps {
  pointer: Pointer;
  fields: Field[];
}

interface GroupProps extends FieldListProps {
  /** The names of properties that are edited elsewhere. */
  others?: string[];
  /** True where the fields stand in folds: what it says, how it looks, and the rest. */
  isFolded?: boolean;
}

/**
 * The fields of a group: those that are written, common or missing, and below them buttons for the others; in folds,
 * those for how it looks stand with what says that.
 */
export function FieldList({ pointer, fields: all, others: elsewhere = [], isFolded = false }: GroupProps): ReactNode {
  const group = useEditor(({ edits }) => valueAt(edits.root, pointer));
  const written = isObject(group) ? group : {};
  const fields = fittingFields(all, written);
  const missing = useEditor((state) =>
    findingsOf(state).flatMap((finding) => (finding.pointer === pointer ? missingIn(finding) : [])),
  );
  const isGiven = ({ name, isRequired, isCommon, isOffered, input }: Field): boolean =>
    isRequired ||
    hasUsual(input) ||
    // What a fold offers by a button, an item has in its place.
    (isOffered === true && !isFolded && canBeBlank(input)) ||
    // A missing picture shows at once in an entry or an item; in a block, a picture may be one of several ways to look.
    (isCommon === true && (canBeBlank(input) || (input.kind === 'picture' && !isFolded))) ||
    Object.hasOwn(written, name) ||
    missing.includes(memberPointer(pointer, name));
  const { shown, listeners, letGo } = useHeldFields(fields.filter(isGiven));
  const others = fields.filter(({ name }) => !shown.some((field) => field.name === name));
  const unknownNames = Object.keys(written).filter(
    (name) => !elsewhere.includes(name) && !fields.some((field) => field.name === name),
  );
  const viewOf = (field: Field): ReactNode => (
    <FieldView
      key={field.name}
      pointer={pointer}
      field={field}
      isGiven={Object.hasOwn(written, field.name)}
      letGo={letGo}
    />
  );
  return (
    <div className="fields" {...listeners}>
      {isFolded
        ? folds.map((fold) => {
            const own = shown.filter((field) => (field.fold ?? 'says') === fold);
            const further = others.filter((field) => foldOffering(field) === fold);
            const places = own.map(({ name }) => memberPointer(pointer, name));
            return (
              own.length + further.length > 0 && (
                <FoldView
                  key={fold}
                  fold={fold}
                  of={typeof written.type === 'string' ? written.type : 'page'}
                  places={places}
                  isLacking={missing.some((one) => places.includes(one))}
                >
                  {own.map(viewOf)}
                  {further.length > 0 && <Beginnings pointer={pointer} fields={further} />}
                </FoldView>
              )
            );
          })
        : shown.map(viewOf)}
      {unknownNames.length > 0 && (
        <p className="hint">Kept as it is, and not shown here: {unknownNames.map(withinWords).join(', ')}.</p>
      )}
      {!isFolded && others.length > 0 && <MoreFields pointer={pointer} fields={others} />}
    </div>
  );
}

/**
 * Gives the fold with the button for a field that nobody has written: its own for looks, and for what its schema offers
 * beside what the part says; else “More”.
 */
function foldOffering({ fold, isOffered }: Field): Fold {
  if (isOffered) return 'says';
  return fold === 'looks' ? 'looks' : 'more';
}

/** Tells whether a field says something while nothing is written: a word of the site, or a usual choice. */
function hasUsual(input: Input): boolean {
  return usualIn(input).length > 0;
}

interface FieldProps {
  pointer: Pointer;
  field: Field;
  /** Whether it is written. */
  isGiven: boolean;
  /** Lets it go from the form, where it would stay for as long as somebody is in it. */
  letGo: (name: string) => void;
}

const FieldView = memo(function FieldView({ pointer, field, isGiven, letGo }: FieldProps): ReactNode {
  const { name, label, help, isRequired, isCommon, isOffered, input } = field;
  const place = memberPointer(pointer, name);
  const value = useEditor(({ edits }) => valueAt(edits.root, place));
  return (
    <div className="field">
      <InputView
        pointer={place}
        input={input}
        value={value}
        label={label}
        help={help}
        mayLack={(isCommon || isOffered) && !isRequired}
      />
      {!isRequired && isGiven && !hasUsual(input) && (
        <LeaveOut pointer={place} label={label} hint={hintOn(place, input)} onDone={() => letGo(name)} />
      )}
    </div>
  );
}, isEqual);

/** Says what an owner does with the day of an entry that is cancelled: of a day alone nothing else can be said. */
function hintOn(place: Pointer, input: Input): string | undefined {
  const isDay = place.startsWith('/collections/') && input.kind === 'words' && input.of === 'day';
  if (!isDay) return undefined;
  return 'Is this day cancelled? Choose the next one here, and say why in one of the texts. Cancelled, sold out and moved can be chosen for the days of a calendar.';
}

interface MoreFieldsProps extends FieldListProps {
  /** Makes of the site one in which the group is there, where it may not be. */
  before?: (root: JsonObject) => JsonObject;
}

/** The buttons that begin further fields, folded. */
export function MoreFields(props: MoreFieldsProps): ReactNode {
  return (
    <details className="more">
      <summary>More that can be said here</summary>
      <Beginnings {...props} />
    </details>
  );
}

function Beginnings({ pointer, fields, before = (root) => root }: MoreFieldsProps): ReactNode {
  const { editor } = useDesk();
  const begin = ({ name, input }: Field): void => {
    const { edits, now } = editor.state();
    const place = memberPointer(pointer, name);
    const after = put(before(edits.root), place, saidElsewhere(edits.root, place) ?? begunValue(input));
    editor.add({ says: sayChanged(after, now, place, 'begun'), place, after });
  };
  return (
    <ul className="beginnings">
      {fields.map((field) => (
        <li key={field.name}>
          <button type="button" data-begins={memberPointer(pointer, field.name)} onClick={() => begin(field)}>
            {field.label}
          </button>
          <small>{field.help}</small>
        </li>
      ))}
    </ul>
  );
}
