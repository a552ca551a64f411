import { type ReactNode, useId } from 'react';
import type { JsonObject } from '../../manifest/manifest';
import { Miniature } from './miniature';

interface LookPicturesProps {
  looks: readonly { name: string; title: string; says?: string | undefined }[];
  chosen: string;
  /** What the theme says besides the look; without it, each is shown in its own colours. */
  theme?: JsonObject;
  choose: (name: string) => void;
}

/** The looks as pictures, one of which is chosen. */
export function LookPictures({ looks, chosen, theme, choose }: LookPicturesProps): ReactNode {
  const id = useId();
  return (
    <div className="looks">
      {looks.map(({ name, title, says }) => (
        <label key={name}>
          <Miniature type="hero" title={`How ${title} looks`} theme={{ ...theme, look: name }} />
          <span className="name">
            <input type="radio" name={id} checked={chosen === name} onChange={() => choose(name)} />
            <span>
              <strong>{title}</strong>
              {says !== undefined && <small>: {says}</small>}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}
