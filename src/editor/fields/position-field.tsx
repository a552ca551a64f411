import { type ReactNode, useState } from 'react';
import type { InputOf } from '../inputs/input';
import { readPosition, writePosition } from '../inputs/read-position';
import { useDesk, useEditorState } from '../session/use-editor';
import { useEmpty, usePut } from './input-parts';
import { type ControlProps, plain } from './plain-views';

/** The field of a place on a map: a link of a map is pasted, or its two numbers are written; a text that is neither stays as it was written. */
function PositionControl({ pointer, value, label, described }: ControlProps<InputOf<'position'>>): ReactNode {
  const { editor } = useDesk();
  const { refusals } = useEditorState('refusals');
  const put = usePut(pointer);
  const empty = useEmpty(pointer);
  const [typedText, setTypedText] = useState<string>();
  const refusedText = refusals.find((one) => one.pointer === pointer)?.text;
  const valueText = writePosition(value);
  const take = (text: string): void => {
    const reading = text.trim() === '' ? undefined : readPosition(text);
    const isWrong = reading !== undefined && 'problem' in reading;
    // A link has done its work once it is read; numbers stay as they are typed.
    setTypedText(reading && 'at' in reading && /[a-z]/i.test(text) ? undefined : text);
    editor.tell({
      kind: 'refuse',
      place: pointer,
      ...(isWrong && { one: { text, why: `${label}: ${reading.problem}` } }),
    });
    if (isWrong) return;
    if (reading) put([...reading.at]);
    else empty();
  };
  const isTyped = typedText !== undefined && writePosition(atOf(typedText)) === valueText;
  const [latitude, longitude] = Array.isArray(value) ? value : [];
  return (
    <>
      <input
        {...described}
        inputMode="text"
        autoComplete="off"
        placeholder="-1.2864, 36.8172"
        value={refusedText ?? (isTyped ? typedText : valueText)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTypedText(undefined)}
        onChange={({ target }) => take(target.value)}
      />
      <small className="hint">
        In Google Maps, hold a finger on the place, or click on it with the right button, and copy the two numbers that
        show. Or paste the address of the page of Google Maps, OpenStreetMap or Apple Maps that shows the place.
      </small>
      {typeof latitude === 'number' && typeof longitude === 'number' && (
        <a
          href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
          target="_blank"
          rel="noreferrer"
        >
          See it on a map
        </a>
      )}
    </>
  );
}

function atOf(text: string): number[] | undefined {
  const reading = readPosition(text);
  return 'at' in reading ? reading.at : undefined;
}

/** The field of a place on a map, with its label. */
export const PositionView = plain(PositionControl);
