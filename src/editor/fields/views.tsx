import type { ReactNode } from 'react';
import { isObject, type Json } from '../../manifest/manifest';
import { hasNames } from '../../manifest/placeholder';
import type { Pointer } from '../../manifest/pointer';
import { LaterPart } from '../controls/later-window';
import type { Input, InputOf, Kind } from '../inputs/input';
import { isTakenNumber } from '../inputs/number';
import { fieldTaken } from '../inputs/taken';
import { withinWords } from '../words/in-words';
import { DeliveryView } from './delivery-view';
import { FieldList } from './field-list';
import { type InputProps, ProblemsAt, usePut } from './input-parts';
import { ListView } from './list-view';
import { NamedView } from './named-view';
import { NumberField } from './number-field';
import { OccasionView } from './occasion-view';
import { OwnValues } from './only-here-view';
import { PictureView } from './picture-view';
import {
  ChoiceControl,
  CollectionControl,
  type ControlProps,
  MarkControl,
  NumberControl,
  plain,
  SeveralView,
  SwitchControl,
} from './plain-views';
import { SelectionView } from './selection-view';
import { SortView } from './sort-view';
import { WordsView } from './words-view';

type View<Of extends { kind: Kind }> = (props: InputProps<Of>) => ReactNode;

const ChoiceField = plain(ChoiceControl);
const LookField = withParts<InputOf<'choice'>>((props) => (
  <LaterPart>{(parts) => <parts.look {...props} />}</LaterPart>
));

/** The component of each kind of input. */
const views: { readonly [Name in Kind]: View<InputOf<Name>> } = {
  words: WordsWithOwn,
  picture: withParts(PictureView),
  position: (props) => <LaterPart>{(parts) => <parts.position {...props} />}</LaterPart>,
  occasion: OccasionView,
  delivery: withParts(DeliveryView),
  where: withParts((props) => <LaterPart>{(parts) => <parts.conditions {...props} isOfForm={false} />}</LaterPart>),
  sort: SortView,
  collection: plain(CollectionControl),
  when: withParts((props) => <LaterPart>{(parts) => <parts.conditions {...props} isOfForm />}</LaterPart>),
  mark: plain(MarkControl),
  choice: (props) => (props.pointer === '/theme/look' ? <LookField {...props} /> : <ChoiceField {...props} />),
  several: withParts(SeveralView),
  list: withParts(ItemsView),
  group: withParts(({ pointer, input }) => <FieldList pointer={pointer} fields={input.fields} />),
  named: withParts(NamedView),
  switch: plain(SwitchControl),
  number: plain(NumberControl),
};

/** The input of a value, by its kind. */
export function KindView<Name extends Kind>(props: InputProps<InputOf<Name>>): ReactNode {
  const View: View<InputOf<Name>> = views[props.input.kind];
  return <View {...props} />;
}

/** A cell of a table for one kind of input; cells of other kinds take words. */
interface Cell<Of extends { kind: Kind }> {
  Control(props: ControlProps<Of>): ReactNode;
  shows(value: Json | undefined): boolean;
  /** True where a cell without a value can be written in. */
  staysEmpty?: true;
}

const cells: { readonly [Name in Kind]?: Cell<InputOf<Name>> } = {
  switch: { Control: SwitchControl, shows: (value) => typeof value !== 'string' },
  choice: { Control: ChoiceControl, shows: (value) => !hasNames(String(value)), staysEmpty: true },
  number: {
    Control: ({ described, ...props }) => <NumberField {...props} field={described} />,
    shows: (value) => typeof value !== 'string' || isTakenNumber(value),
    staysEmpty: true,
  },
};

/** Gives what is particular about the cells of an input; undefined where they take words. */
export function cellFor({ kind }: Input): Omit<Cell<Input>, 'Control'> | undefined {
  return cells[kind];
}

/** The control of a cell, for a value that it can show. */
export function CellControl<Name extends Kind>(props: ControlProps<InputOf<Name>>): ReactNode {
  const cell: Cell<InputOf<Name>> | undefined = cells[props.input.kind];
  return cell && <cell.Control {...props} />;
}

/** Makes an input of a field for each part of a value, with the label around them. */
function withParts<Of extends { kind: Kind }>(Parts: View<Of>): View<Of> {
  return function WithParts(props) {
    const { pointer, label, help } = props;
    return (
      <fieldset data-pointer={pointer} tabIndex={-1}>
        <legend>{label}</legend>
        {help && <p className="hint">{help}</p>}
        <Parts {...props} />
        <ProblemsAt pointer={pointer} />
      </fieldset>
    );
  };
}

function WordsWithOwn(props: InputProps<InputOf<'words'>>): ReactNode {
  const { pointer, value } = props;
  return (
    <>
      <WordsView {...props} />
      {typeof value === 'string' && <OwnValues pointer={pointer} text={value} />}
    </>
  );
}

/** The items that each entry says in a field of its own, which can be written here instead. */
function ItemsOfEach({ pointer, field }: { pointer: Pointer; field: string }): ReactNode {
  const put = usePut(pointer);
  return (
    <>
      <p className="hint">Each entry says its own, as its “{withinWords(field)}”.</p>
      <button type="button" onClick={() => put([])}>
        Write them here instead
      </button>
    </>
  );
}

/** The items of a list, those that are made of a collection, or the rows of a table. */
function ItemsView(props: InputProps<InputOf<'list'>>): ReactNode {
  const { pointer, input, value } = props;
  const field = fieldTaken(value);
  if (field !== undefined) return <ItemsOfEach pointer={pointer} field={field} />;
  if (isObject(value)) return <SelectionView pointer={pointer} item={input.item} value={value} />;
  if (input.item.kind === 'list')
    return <LaterPart>{(parts) => <parts.grid pointer={pointer} value={value} />}</LaterPart>;
  return <ListView {...props} />;
}
