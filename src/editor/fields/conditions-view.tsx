import { type ReactNode, useId, useState } from 'react';
import { isObject, type Json } from '../../manifest/manifest';
import { set } from '../../manifest/operations';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import {
  begunCondition,
  type Condition,
  type ConditionField,
  conditionFieldsOf,
  conditionIn,
  type Plain,
  plainOf,
  printCondition,
  sayChoice,
} from '../collections/conditions';
import { fieldsAsked } from '../collections/fields-asked';
import { Chooser } from '../controls/chooser';
import { HintNote } from '../controls/field-note';
import { Select } from '../controls/select';
import { Ticks } from '../controls/tick';
import { isOfDaysBeside, sourceBeside } from '../inputs/taken';
import { sayChanged } from '../naming/say-changed';
import { useDesk, useEditorState } from '../session/use-editor';
import { sayDays } from '../words/say-day';
import { entriesAt, sayText } from '../words/say-text';
import { useAsTyped } from './as-typed';
import { type InputProps, ProblemsAt, usePut, useTakeOut } from './input-parts';
import { ReadingLine, useReading } from './reading-line';
import { labelOf, useAtField, ValueText } from './value-text';

const tests: Condition['test'][] = ['is', 'is not', 'is between'];

interface ConditionsProps extends Pick<InputProps, 'pointer' | 'value' | 'label'> {
  /** Whether they are about the answers in a form, and not about entries. */
  isOfForm: boolean;
}

/**
 * The conditions by which a selection takes entries, or by which a field of a form is asked after answers in others: one
 * for each field that they are about, all of which must hold. Each can be changed and removed, and another one begun.
 */
export function ConditionsView({ pointer, value, label, isOfForm }: ConditionsProps): ReactNode {
  const { editor, registry } = useDesk();
  const takeOut = useTakeOut();
  const { edits, assets, now } = useEditorState('edits', 'assets', 'now');
  const { root } = edits;
  const fields = isOfForm
    ? fieldsAsked(root, pointer, assets, registry, now)
    : conditionFieldsOf(root, now, sourceBeside(root, pointer), isOfDaysBeside(root, pointer));
  const conditions = isObject(value) ? value : {};
  // What a condition asks for may be a field of an entry around the selection, not of the entries that it takes.
  const around = pointer.split('/').slice(0, -2).join('/');
  const otherFields = fields.filter(({ name }) => !Object.hasOwn(conditions, name));
  const [isChoosing, setIsChoosing] = useState(false);
  const begin = (field: ConditionField): void => {
    setIsChoosing(false);
    const place = memberPointer(pointer, field.name);
    const after = set(root, pointer, { ...conditions, [field.name]: begunCondition(field) });
    editor.add({ says: sayChanged(root, now, place, 'begun'), place, after });
  };
  const choices = otherFields.map((field) => ({ name: field.name, title: field.label, choose: () => begin(field) }));
  return (
    <>
      {Object.entries(conditions).map(([name, wanted]) => (
        <ConditionView
          key={name}
          pointer={memberPointer(pointer, name)}
          field={fields.find((field) => field.name === name) ?? { name, label: name, choices: [], values: [] }}
          wanted={wanted}
          around={around}
          isOfForm={isOfForm}
          drop={() => takeOut(Object.keys(conditions).length > 1 ? memberPointer(pointer, name) : pointer)}
        />
      ))}
      {fields.length === 0 && Object.keys(conditions).length === 0 && (
        <p className="hint">Nothing here can be chosen by: no other field has answers to choose from.</p>
      )}
      {otherFields.length > 0 && (
        <button type="button" onClick={() => setIsChoosing(true)}>
          Add a condition
        </button>
      )}
      {isChoosing && (
        <Chooser title={`${label}: a condition about`} choices={choices} close={() => setIsChoosing(false)} />
      )}
    </>
  );
}

interface ConditionProps {
  pointer: Pointer;
  field: ConditionField;
  /** What the field must be, as site.json has it. */
  wanted: Json;
  /** The place around the selection, by which placeholders are read. */
  around: Pointer;
  isOfForm: boolean;
  drop: () => void;
}

/** One condition: how the field is compared, with which values, and a button that removes it. */
function ConditionView({ pointer, field, wanted, around, isOfForm, drop }: ConditionProps): ReactNode {
  const put = usePut(pointer);
  const condition = conditionIn(wanted);
  const write = (change: Partial<Condition>): void => put(printCondition({ ...condition, ...change }));
  const ofValues = { field, values: condition.values, around, write: (values: Plain[]) => write({ values }) };
  return (
    <fieldset data-pointer={pointer} tabIndex={-1}>
      <legend>{field.label}</legend>
      {!isOfForm && !field.isDays && (
        <Select
          aria-label={`${field.label}: how it is compared`}
          value={condition.test}
          options={tests.map((test) => [test, test])}
          choose={(test) => write({ test })}
        />
      )}
      {condition.test === 'is between' ? <Bounds {...ofValues} /> : <Values {...ofValues} />}
      <ProblemsAt pointer={pointer} />
      <button type="button" className="remove" onClick={drop}>
        Remove this condition<span className="unseen"> about {field.label}</span>
      </button>
    </fieldset>
  );
}

interface ValuesProps extends Pick<ConditionProps, 'field' | 'around'> {
  values: Plain[];
  write: (values: Plain[]) => void;
}

/** The values of a condition: ticked where there are few to choose from, else written, one a line. */
function Values({ field, values, around, write }: ValuesProps): ReactNode {
  const { edits, drawnPage, now } = useEditorState('edits', 'drawnPage', 'now');
  if (field.choices.length === 0) {
    const lines = (text: string): Plain[] => text.split('\n').map((line) => plainOf(line, field.values));
    return (
      <ConditionText
        label="Compared with (several: one a line)"
        text={values.join('\n')}
        rows={2}
        around={around}
        read={(text) => lines(text).join('\n')}
        write={(text) => write(lines(text))}
      />
    );
  }
  // A condition that was just begun asks for nothing yet.
  const unknownValues = values.filter(
    (value) => value !== '' && !field.choices.some((choice) => choice.value === value),
  );
  const entries = entriesAt(around, edits.root, drawnPage);
  const choices = [
    ...field.choices,
    ...unknownValues.map((value) => ({ value, label: sayChoice(value, edits.root, now, entries) })),
  ];
  return <Ticks options={choices} chosen={values} choose={write} />;
}

/** The first and the last value between which a field must be; either may be empty. */

function Bounds({ field, values: [from = '', to = ''], around, write }: ValuesProps): ReactNode {
  const parse = (words: string): Plain => plainOf(words, field.values);
  const of = { around, read: (words: string) => String(parse(words)) };
  return (
    <>
      <small className="hint">A number, a day such as 2027-12-13, or today. Either may be empty.</small>
      <ConditionText label="From" text={String(from)} {...of} write={(text) => write([parse(text), to])} />
      <ConditionText label="To" text={String(to)} {...of} write={(text) => write([from, parse(text)])} />
    </>
  );
}

interface ConditionTextProps extends Pick<ConditionProps, 'around'> {
  label: string;
  text: string;
  /** The number of its lines. */
  rows?: number;
  /** Gives a typed text as it is once it was written and read again: `1.0` is `1`. */
  read: (text: string) => string;
  write: (text: string) => void;
}

/** A field in which a value, or one on each line, is typed; it may be a placeholder. */
function ConditionText({ label, text: kept, rows = 1, around, read, write: put }: ConditionTextProps): ReactNode {
  const [text, write] = useAsTyped(kept, read, put);
  const id = useId();
  const { edits, drawnPage, now } = useEditorState('edits', 'drawnPage', 'now');
  const { listeners, ...at } = useAtField();
  const reading = useReading(around, text, 'text');
  const day = sayDays(sayText(text, edits.root, now, entriesAt(around, edits.root, drawnPage)));
  const describers = [reading !== undefined && `${id}-reads`, day !== undefined && `${id}-day`].filter(Boolean);
  const described = describers.length > 0 && { 'aria-describedby': describers.join(' ') };
  const Field = rows === 1 ? 'input' : 'textarea';
  return (
    <div className="plain" {...listeners}>
      <label htmlFor={id} {...labelOf(id)}>
        {label}
      </label>
      <ValueText
        sort={rows === 1 ? 'line' : 'lines'}
        pointer={around}
        id={id}
        text={text}
        described={{ 'aria-labelledby': `${id}-label`, ...described }}
        at={at}
        takesValues={at.isAt && label}
        write={write}
      >
        <Field
          id={id}
          {...(rows > 1 && { rows })}
          {...described}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
      </ValueText>
      <ReadingLine id={`${id}-reads`} says={reading} />
      <HintNote id={`${id}-day`} says={day} />
    </div>
  );
}
