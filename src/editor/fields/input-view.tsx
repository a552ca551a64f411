import { type ReactNode, useId, useState } from 'react';
import { isObject } from '../../manifest/is-object';
import type { Pointer } from '../../manifest/pointer';
import { inWords } from '../in-words';
import { LaterPart } from '../later-window';
import { OwnWords } from '../only-here/only-here-view';
import { useEditor } from '../use-editor';
import { Currency } from './currency';
import { DeliveryView } from './delivery-view';
import { FieldList } from './field-list';
import { type Input, weekdays } from './fields-of';
import { type InputProps, ProblemsAt, useDescribed, useEmpty, usePut, useTakeOut } from './input-parts';
import { ListView } from './list-view';
import { NamedView } from './named-view';
import { NumberField } from './number-field';
import { PictureView } from './picture-view';
import { SortView } from './sort-view';
import { ChangeTaken, isTakenNumber, TakenFrom } from './taken-number';
import { TakenView } from './taken-view';
import { WordsView } from './words-view';

/** The kinds of what has a field for each of its parts. */
const ofParts = new Set<Input['kind']>(['delivery', 'group', 'list', 'named', 'picture', 'several', 'where', 'when']);

/** A value with what asks for it, as its input says. */
export function InputView(props: InputProps): ReactNode {
  const { input, value, label, help, pointer } = props;
  // While somebody writes words in the place of something else, they stay words.
  const [isWritten, setIsWritten] = useState(false);
  const whileWritten = { onFocus: () => setIsWritten(true), onBlur: () => setIsWritten(false) };
  // A template may say of anything that an entry says it, a word need not have a form for each number, and one entry
  // may say in words what others say as a number.
  const isWords = input.kind === 'group' || (input.kind === 'number' && value !== '');
  const isTaken = input.kind === 'number' && isTakenNumber(value);
  const isField = typeof value === 'string' && !isTaken && (value.includes('{') || isWords);
  if (input.kind !== 'words' && (isField || isWritten)) {
    return (
      <div {...whileWritten}>
        <WordsView {...props} input={{ kind: 'words', of: input.kind === 'number' ? 'number' : 'text' }} />
      </div>
    );
  }
  if (ofParts.has(input.kind)) {
    return (
      <fieldset data-pointer={pointer} tabIndex={-1}>
        <legend>{label}</legend>
        {help && <p className="hint">{help}</p>}
        <GroupView {...props} />
        <ProblemsAt pointer={pointer} />
      </fieldset>
    );
  }
  if (input.kind === 'words') {
    return (
      <>
        <WordsView {...props} input={input} />
        {typeof value === 'string' && <OwnWords pointer={pointer} text={value} />}
      </>
    );
  }
  if (input.kind === 'sort') return <SortView {...props} />;
  if (input.kind === 'collection') return <CollectionView {...props} />;
  return <PlainView {...props} />;
}

function GroupView(props: InputProps): ReactNode {
  const { pointer, input, value, label } = props;
  if (input.kind === 'where' || input.kind === 'when')
    return <LaterPart>{(parts) => <parts.conditions {...props} />}</LaterPart>;
  if (input.kind === 'several') return <SeveralView pointer={pointer} options={input.options} value={value} />;
  if (input.kind === 'delivery') return <DeliveryView pointer={pointer} value={value} />;
  if (input.kind === 'picture') return <PictureView pointer={pointer} input={input} value={value} label={label} />;
  if (input.kind === 'list') {
    if (isObject(value)) return <TakenView pointer={pointer} item={input.item} value={value} />;
    if (input.item.kind === 'list')
      return <LaterPart>{(parts) => <parts.grid pointer={pointer} value={value} />}</LaterPart>;
    return <ListView pointer={pointer} input={input} value={value} label={label} />;
  }
  if (input.kind === 'named') return <NamedView pointer={pointer} input={input} value={value} label={label} />;
  return input.kind === 'group' ? <FieldList pointer={pointer} fields={input.fields} /> : null;
}

/** The collection that something is taken from, of those that there are. */
function CollectionView(props: InputProps): ReactNode {
  const collections = useEditor(({ edits }) => edits.root.collections);
  const options = isObject(collections) ? Object.keys(collections) : [];
  return <PlainView {...props} input={{ kind: 'choice', options }} />;
}

function SeveralView({ pointer, options, value }: { pointer: Pointer; options: string[]; value: InputProps['value'] }) {
  const put = usePut(pointer);
  const chosen = Array.isArray(value) ? value : [];
  const tick = (option: string, isTicked: boolean): void =>
    put(options.filter((one) => (one === option ? isTicked : chosen.includes(one))));
  return (
    <div className="ticks">
      {options.map((option) => (
        <label key={option}>
          <input
            type="checkbox"
            checked={chosen.includes(option)}
            onChange={({ target }) => tick(option, target.checked)}
          />
          {weekdays[option] ?? inWords(option)}
        </label>
      ))}
    </div>
  );
}

function PlainView({ pointer, input, value, label, help }: InputProps): ReactNode {
  const put = usePut(pointer);
  const empty = useEmpty(pointer);
  const takeOut = useTakeOut();
  const choose = (option: string | number, usual?: string): void => (option === usual ? empty() : put(option));
  const id = useId();
  const described = {
    id,
    'data-pointer': pointer,
    ...useDescribed(pointer, id, [isTakenNumber(value) && `${id}-taken`]),
  };
  return (
    <div className="plain">
      <label htmlFor={id}>{label}</label>
      {help && <small className="hint">{help}</small>}
      {input.kind === 'choice' && (
        <select
          {...described}
          value={String(value ?? input.usual ?? '')}
          onChange={({ target }) => choose(input.options[target.selectedIndex] ?? '', input.usual)}
        >
          {input.options.map((option) => (
            <option key={option} value={String(option)}>
              {typeof option === 'string' ? inWords(option) : option}
              {option === input.usual && ' (the usual one)'}
            </option>
          ))}
        </select>
      )}
      {input.kind === 'choice' && input.says && (
        <ChoicesExplained options={input.options} says={input.says} value={value} />
      )}
      {input.kind === 'number' && (
        <div className="amount">
          <NumberField pointer={pointer} value={value} label={label} field={described} />
          {input.isMoney && <Currency />}
        </div>
      )}
      <TakenFrom id={`${id}-taken`} value={value}>
        A number that you write here takes its place.
      </TakenFrom>
      <ChangeTaken value={value} />
      {input.kind === 'switch' && (
        <input {...described} type="checkbox" checked={value === true} onChange={({ target }) => put(target.checked)} />
      )}
      {input.kind === 'mark' && (
        <input
          {...described}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => (target.checked ? put(true) : takeOut(pointer))}
        />
      )}
      <ProblemsAt pointer={pointer} id={`${id}-problem`} />
    </div>
  );
}

interface ChoicesProps {
  options: (string | number)[];
  says: string[];
  value: InputProps['value'];
}

/** What the choice is for that is taken, and folded below that what all of them are for. */
function ChoicesExplained({ options, says, value }: ChoicesProps): ReactNode {
  const taken = says[options.findIndex((option) => String(option) === String(value ?? ''))];
  return (
    <>
      {taken !== undefined && <small className="hint">{taken}</small>}
      <details>
        <summary>What each of them is for</summary>
        <dl className="choices-explained">
          {options.map((option, index) => (
            <div key={option}>
              <dt>{inWords(String(option))}</dt>
              <dd className="hint">{says[index]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
