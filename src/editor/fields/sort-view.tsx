import { type ReactNode, useId } from 'react';
import { conditionFieldsOf } from '../collections/conditions';
import { HintNote } from '../controls/field-note';
import { Select } from '../controls/select';
import { isOfDaysBeside, sourceBeside } from '../inputs/taken';
import { useEditorState } from '../session/use-editor';
import { type InputProps, ProblemsAt, useDescribed, usePut, useTakeOut } from './input-parts';

/** The fields by which entries are sorted: the first, then the next for those that are equal by it. */
export function SortView({ pointer, value, label, help }: InputProps): ReactNode {
  const { edits, now } = useEditorState('edits', 'now');
  const { root } = edits;
  const put = usePut(pointer);
  const takeOut = useTakeOut();
  const id = useId();
  const fields = conditionFieldsOf(root, now, sourceBeside(root, pointer), isOfDaysBeside(root, pointer));
  const sorted = [value ?? []].flat().map(String);
  const replace = (index: number, name: string): void => {
    const [first, ...others] = [...sorted.slice(0, index), name, ...sorted.slice(index + 1)].filter(
      (one) => one !== '',
    );
    if (first === undefined) takeOut(pointer);
    else put(others.length === 0 ? first : [first, ...others]);
  };
  const isFree = (name: string, here: string): boolean =>
    here.replace(/^-/, '') === name || !sorted.some((one) => one.replace(/^-/, '') === name);
  const described = { id, 'data-pointer': pointer, ...useDescribed(pointer, id) };
  return (
    <div className="plain">
      <label htmlFor={id}>{label}</label>
      <HintNote says={help} />
      {[...sorted.filter((one) => one !== ''), ''].map((one, index) => (
        <div className="actions" key={index}>
          <Select
            {...(index === 0 ? described : { 'aria-label': 'Then by' })}
            value={one.replace(/^-/, '')}
            options={[
              ['', index === 0 ? 'As they stand' : 'Then as they stand'],
              ...fields.filter(({ name }) => isFree(name, one)).map(({ name, label: words }) => [name, words] as const),
            ]}
            choose={(name) => replace(index, name)}
          />
          {one !== '' && (
            <label>
              <input
                type="checkbox"
                checked={one.startsWith('-')}
                onChange={({ target }) => replace(index, one.replace(/^-?/, target.checked ? '-' : ''))}
              />
              Greatest or latest first
            </label>
          )}
        </div>
      ))}
      <ProblemsAt pointer={pointer} id={`${id}-problem`} />
    </div>
  );
}
