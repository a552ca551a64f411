import { type ReactNode, useId } from 'react';
import { isObject } from '../../manifest/is-object';
import { OwnWords } from '../only-here/only-here-view';
import { FieldList } from './field-list';
import { type InputProps, ProblemsAt, useInvalid, usePut } from './input-parts';
import { ListView } from './list-view';
import { NamedView } from './named-view';
import { PictureView } from './picture-view';
import { TakenView } from './taken-view';
import { WordsView } from './words-view';

/** A value with what asks for it, as its input says. */
export function InputView(props: InputProps): ReactNode {
  const { input, value, label, help, pointer } = props;
  if (input.kind === 'group' || input.kind === 'list' || input.kind === 'named' || input.kind === 'picture') {
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
  if (typeof value === 'string' && value.includes('{'))
    return <WordsView {...props} input={{ kind: 'words', of: 'text' }} />;
  return <PlainView {...props} />;
}

function GroupView({ pointer, input, value, label }: InputProps): ReactNode {
  if (input.kind === 'picture') return <PictureView pointer={pointer} input={input} value={value} label={label} />;
  if (input.kind === 'list') {
    if (isObject(value)) return <TakenView pointer={pointer} input={input} value={value} label={label} />;
    return <ListView pointer={pointer} input={input} value={value} label={label} />;
  }
  if (input.kind === 'named') return <NamedView pointer={pointer} input={input} value={value} label={label} />;
  return input.kind === 'group' ? <FieldList pointer={pointer} fields={input.fields} /> : null;
}

function PlainView({ pointer, input, value, label, help }: InputProps): ReactNode {
  const put = usePut(pointer);
  const id = useId();
  const described = { id, 'data-pointer': pointer, ...useInvalid(pointer, id) };
  return (
    <div className="plain">
      <label htmlFor={id}>{label}</label>
      {help && <small className="hint">{help}</small>}
      {input.kind === 'choice' && (
        <select
          {...described}
          value={String(value ?? '')}
          onChange={({ target }) => put(input.options[target.selectedIndex] ?? '')}
        >
          {input.options.map((option) => (
            <option key={option} value={String(option)}>
              {String(option)}
            </option>
          ))}
        </select>
      )}
      {input.kind === 'number' && (
        <input
          {...described}
          type="number"
          step="any"
          value={typeof value === 'number' ? value : ''}
          min={input.least}
          max={input.most}
          onChange={({ target }) => put(Number(target.value))}
        />
      )}
      {input.kind === 'switch' && (
        <input {...described} type="checkbox" checked={value === true} onChange={({ target }) => put(target.checked)} />
      )}
      <ProblemsAt pointer={pointer} id={`${id}-problem`} />
    </div>
  );
}
