import type { ReactNode } from 'react';
import { isObject } from '../../manifest/is-object';
import type { Json } from '../../manifest/manifest';
import { hasNames } from '../../manifest/placeholder';
import { LaterPart } from '../frame/later-window';
import type { Input, InputOf, Kind } from '../inputs/input';
import { isTakenNumber } from '../inputs/number';
import { DeliveryView } from './delivery-view';
import { FieldList } from './field-list';
import { type InputProps, ProblemsAt } from './input-parts';
import { ListView } from './list-view';
import { NamedView } from './named-view';
import { NumberField } from './number-field';
import { OwnWords } from './only-here-view';
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
import { SortView } from './sort-view';
import { TakenView } from './taken-view';
import { WordsView } from './words-view';

type View<Of extends { kind: Kind }> = (props: InputProps<Of>) => ReactNode;

/** How a value of each kind of input is shown and taken in a form. */
const views: { readonly [Name in Kind]: View<InputOf<Name>> } = {
  words: WordsWithOwn,
  picture: withParts(PictureView),
  delivery: withParts(DeliveryView),
  where: withParts((props) => <LaterPart>{(parts) => <parts.conditions {...props} isOfForm={false} />}</LaterPart>),
  sort: SortView,
  collection: plain(CollectionControl),
  when: withParts((props) => <LaterPart>{(parts) => <parts.conditions {...props} isOfForm />}</LaterPart>),
  mark: plain(MarkControl),
  choice: plain(ChoiceControl),
  several: withParts(SeveralView),
  list: withParts(ItemsView),
  group: withParts(({ pointer, input }) => <FieldList pointer={pointer} fields={input.fields} />),
  named: withParts(NamedView),
  switch: plain(SwitchControl),
  number: plain(NumberControl),
};

/** A value with what asks for it, as its kind of input says. */
export function KindView<Name extends Kind>(props: InputProps<InputOf<Name>>): ReactNode {
  const View: View<InputOf<Name>> = views[props.input.kind];
  return <View {...props} />;
}

/** How a cell of a table shows and takes values of a kind of input; those of the others are written there as words. */
interface Cell<Of extends { kind: Kind }> {
  Control(props: ControlProps<Of>): ReactNode;
  shows(value: Json | undefined): boolean;
  /** Whether a cell without a value stays one to write in. */
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

/** What is known of the cells for an input; nothing where its values are written as words. */
export function cellFor({ kind }: Input): Omit<Cell<Input>, 'Control'> | undefined {
  return cells[kind];
}

/** The control of a cell, where it shows the value. */
export function CellControl<Name extends Kind>(props: ControlProps<InputOf<Name>>): ReactNode {
  const cell: Cell<InputOf<Name>> | undefined = cells[props.input.kind];
  return cell && <cell.Control {...props} />;
}

/** A field for each part of a value, with what that is called around them. */
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
      {typeof value === 'string' && <OwnWords pointer={pointer} text={value} />}
    </>
  );
}

/** The items of a list, those that are taken from a collection, or the rows of a table. */
function ItemsView(props: InputProps<InputOf<'list'>>): ReactNode {
  const { pointer, input, value } = props;
  if (isObject(value)) return <TakenView pointer={pointer} item={input.item} value={value} />;
  if (input.item.kind === 'list')
    return <LaterPart>{(parts) => <parts.grid pointer={pointer} value={value} />}</LaterPart>;
  return <ListView {...props} />;
}
