import { type ReactNode, useId } from 'react';
import { collectionsIn } from '../../manifest/collections';
import { HintNote } from '../controls/field-note';
import { Select } from '../controls/select';
import { Ticks } from '../controls/tick';
import { sayOption } from '../inputs/choice';
import type { InputOf, Kind } from '../inputs/input';
import { isTakenNumber } from '../inputs/number';
import { useEditorState } from '../session/use-editor';
import { inWords } from '../words/in-words';
import { isWeekdays, usualDays, weekdays } from '../words/say-hours';
import { collectionTitle } from '../words/titles';
import { Currency } from './currency';
import { type InputProps, ProblemsAt, useDescribed, useEmpty, usePut, useTakeOut } from './input-parts';
import { NumberField } from './number-field';
import { ChangeNumberSource, NumberSource } from './number-source';

/** The properties of the control of a plain field, with its attributes. */
export type ControlProps<Of extends { kind: Kind }> = InputProps<Of> & { described: object };

/** Makes a field of one control, with its label above it and what is wrong with it below. */
export function plain<Of extends { kind: Kind }>(
  Control: (props: ControlProps<Of>) => ReactNode,
): (props: InputProps<Of>) => ReactNode {
  return function Plain(props) {
    const { pointer, value, label, help } = props;
    const id = useId();
    const described = {
      id,
      'data-pointer': pointer,
      ...useDescribed(pointer, id, [isTakenNumber(value) && `${id}-taken`]),
    };
    return (
      <div className="plain">
        <label htmlFor={id}>{label}</label>
        <HintNote says={help} />
        <Control {...props} described={described} />
        <NumberSource id={`${id}-taken`} value={value}>
          A number that you write here takes its place.
        </NumberSource>
        <ChangeNumberSource value={value} />
        <ProblemsAt pointer={pointer} id={`${id}-problem`} />
      </div>
    );
  };
}

/** One of a few, to choose. */
export function ChoiceControl({ pointer, input, value, described }: ControlProps<InputOf<'choice'>>): ReactNode {
  const put = usePut(pointer);
  const empty = useEmpty(pointer);
  const text = String(value ?? input.usual ?? '');
  const choose = (option: string | number): void => (option === input.usual ? empty() : put(option));
  // A value that is not among the choices is shown as it is written, and so is a missing one.
  const isChoice = input.options.some((option) => String(option) === text);
  return (
    <>
      <Select
        {...described}
        value={text}
        options={[
          ...(isChoice ? [] : [[text, text] as const]),
          ...input.options.map(
            (option) =>
              [option, `${sayOption(input, option)}${option === input.usual ? ' (the usual one)' : ''}`] as const,
          ),
        ]}
        choose={choose}
      />
      {input.says && <ChoicesExplained options={input.options} says={input.says} value={value} />}
    </>
  );
}

interface ChoicesProps {
  options: (string | number)[];
  says: string[];
  value: InputProps['value'];
}

/** The purpose of the choice that is made, and folded below it that of all others. */
function ChoicesExplained({ options, says, value }: ChoicesProps): ReactNode {
  const purpose = says[options.findIndex((option) => String(option) === String(value ?? ''))];
  return (
    <>
      <HintNote says={purpose} />
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

/** One of the collections, to choose. */
export function CollectionControl(props: ControlProps<InputOf<'collection'>>): ReactNode {
  const { root } = useEditorState('edits').edits;
  const options = [...collectionsIn(root).keys()];
  const labels = options.map((name) => collectionTitle(root, name));
  return <ChoiceControl {...props} input={{ kind: 'choice', options, labels }} />;
}

/** A number, with its currency where it is money. */
export function NumberControl({ pointer, input, value, label, described }: ControlProps<InputOf<'number'>>): ReactNode {
  return (
    <div className="amount">
      <NumberField pointer={pointer} value={value} label={label} field={described} />
      {input.isMoney && <Currency />}
    </div>
  );
}

/** A tick that is on or off. */
export function SwitchControl({ pointer, value, described }: ControlProps<InputOf<'switch'>>): ReactNode {
  const put = usePut(pointer);
  return (
    <input {...described} type="checkbox" checked={value === true} onChange={({ target }) => put(target.checked)} />
  );
}

/** A tick for a property that is true or absent. */
export function MarkControl({ pointer, value, described }: ControlProps<InputOf<'mark'>>): ReactNode {
  const put = usePut(pointer);
  const takeOut = useTakeOut();
  const tick = (isTicked: boolean): void => (isTicked ? put(true) : takeOut(pointer));
  return (
    <input {...described} type="checkbox" checked={value === true} onChange={({ target }) => tick(target.checked)} />
  );
}

/** Several of a few, each with a tick; of weekdays, those that mostly go together have a button. */
export function SeveralView({ pointer, input: { options }, value }: InputProps<InputOf<'several'>>): ReactNode {
  const put = usePut(pointer);
  const empty = useEmpty(pointer);
  const chosen = Array.isArray(value) ? value : [];
  return (
    <>
      {isWeekdays(options) && (
        <div className="actions">
          {usualDays.map(({ says, days }) => (
            <button
              key={says}
              type="button"
              aria-pressed={chosen.length === days.length && days.every((day) => chosen.includes(day))}
              onClick={() => put([...days])}
            >
              {says}
            </button>
          ))}
        </div>
      )}
      <Ticks
        options={options.map((option) => ({ value: option, label: weekdays[option] ?? inWords(option) }))}
        chosen={chosen}
        choose={(ticked) => (ticked.length > 0 ? put(ticked) : empty())}
      />
    </>
  );
}
