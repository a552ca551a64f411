import { type ReactNode, useState } from 'react';
import { isObject } from '../../manifest/is-object';
import type { JsonObject } from '../../manifest/manifest';
import { memberPointer } from '../../manifest/pointer';
import { Chooser } from '../chooser';
import { useEditorState } from '../use-editor';
import { AddUpload } from './add-upload';
import type { Input } from './fields-of';
import { type InputProps, ProblemsAt, usePut } from './input-parts';
import { InputView } from './input-view';
import { WordsView } from './words-view';

const focuses = ['top left', 'top', 'top right', 'left', 'center', 'right', 'bottom left', 'bottom', 'bottom right'];

/** A picture: chosen from the uploads or added to them, with words for those who do not see it; or an emoji. */
export function PictureView({ pointer, input, value }: InputProps<Extract<Input, { kind: 'picture' }>>): ReactNode {
  const { assets } = useEditorState();
  const [isChoosing, setIsChoosing] = useState(false);
  const put = usePut(pointer);
  const picture: JsonObject = isObject(value) ? value : { src: '', alt: '' };
  const choose = (src: string): void => {
    put({ ...picture, src });
    setIsChoosing(false);
  };
  if (typeof value === 'string' && input.hasEmoji) {
    return (
      <>
        <WordsView pointer={pointer} input={{ kind: 'words', of: 'text' }} value={value} label="Emoji" />
        <button type="button" onClick={() => put({ src: '', alt: '' })}>
          A picture instead
        </button>
      </>
    );
  }
  const src = String(picture.src ?? '');
  return (
    <>
      {src && <img className="thumbnail" src={`/__edit/uploads/${src.replace(/^uploads\//, '')}`} alt="" />}
      <p>{src || 'No picture yet.'}</p>
      <ProblemsAt pointer={memberPointer(pointer, 'src')} />
      <div className="actions">
        <button type="button" data-pointer={memberPointer(pointer, 'src')} onClick={() => setIsChoosing(true)}>
          Choose a picture
        </button>
        <AddUpload accept="image/*" added={choose} />
      </div>
      {isChoosing && (
        <Chooser
          title="Choose a picture"
          close={() => setIsChoosing(false)}
          choices={Object.keys(assets.pictures).map((name) => ({ name, title: name, choose: () => choose(name) }))}
        />
      )}
      <InputView
        pointer={memberPointer(pointer, 'alt')}
        input={{ kind: 'words', of: 'text' }}
        value={picture.alt}
        label="What it shows"
        help="For those who do not see it. Empty where it only decorates."
      />
      {'focus' in picture && (
        <InputView
          pointer={memberPointer(pointer, 'focus')}
          input={{ kind: 'choice', options: focuses }}
          value={picture.focus}
          label="What stays in sight"
        />
      )}
    </>
  );
}
