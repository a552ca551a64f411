import { type ReactNode, useEffect, useId, useState } from 'react';
import { takeAnswer } from '../controls/take-answer';
import { type Cut, cutWith, isWholePicture, largestCut, turnedCut, turnedSize, wholeOf } from '../members/cutting';
import type { LibraryFile } from '../members/library';
import { useDesk } from '../session/use-editor';
import { CutFrame } from './cut-frame';
import { cutFile, type LoadedPicture, loadPicture } from './draw-cut';
import { useInstead } from './use-instead';

const sides = [
  ['left', 'Left'],
  ['top', 'Above'],
  ['width', 'Width'],
  ['height', 'Height'],
] as const;

const shapes = [
  ['Square', 1],
  ['4 : 3', 4 / 3],
  ['16 : 9', 16 / 9],
] as const;

interface CutViewProps {
  file: LibraryFile;
  show: (path: string) => void;
}

/** A picture to be turned and cut: what comes of it is a new file. */
export function CutView({ file: { path, uses }, show }: CutViewProps): ReactNode {
  const { editor, workspace } = useDesk();
  const { putNew } = useInstead(show);
  const [loaded, setLoaded] = useState<LoadedPicture | null>();
  const [turns, setTurns] = useState(0);
  const [drawn, setDrawn] = useState<Cut>();
  const [isWriting, setIsWriting] = useState(false);
  const id = useId();
  useEffect(() => takeAnswer(loadPicture(path, workspace), (found) => setLoaded(found ?? null)), [path, workspace]);
  if (loaded === undefined) return <p>The picture is being opened.</p>;
  if (loaded === null) return <p className="problem">This browser cannot open the picture.</p>;
  const { picture, isPublishedSize } = loaded;
  const size = turnedSize(picture, turns);
  const shownCut = drawn ?? wholeOf(size);
  const isSame = turns === 0 && isWholePicture(shownCut, size);
  const isReady = !isSame && !isWriting && shownCut.width > 0 && shownCut.height > 0;
  const turn = (times: number): void => {
    let [next, around] = [shownCut, size];
    for (let time = 0; time < times; time++) {
      next = turnedCut(next, around);
      around = turnedSize(around, 1);
    }
    setDrawn(next);
    setTurns((turns + times) % 4);
  };
  const write = async (from?: string): Promise<void> => {
    if (!isReady) return;
    setIsWriting(true);
    const file = await cutFile(path, picture, {
      turns,
      cut: shownCut,
      suffix: isWholePicture(shownCut, size) ? 'turned' : 'cut',
    });
    if (file) await putNew(file, from, path);
    else editor.announce('This picture is too large for this browser. Save it with 4000 on its longer side first.');
    setIsWriting(false);
  };
  return (
    <>
      <div className="actions">
        <button type="button" onClick={() => turn(3)}>
          Turn to the left
        </button>
        <button type="button" onClick={() => turn(1)}>
          Turn to the right
        </button>
        {shapes.map(([label, ratio]) => (
          <button key={label} type="button" onClick={() => setDrawn(largestCut(size, ratio))}>
            {label}
          </button>
        ))}
        <button type="button" onClick={() => setDrawn(wholeOf(size))}>
          Whole picture
        </button>
      </div>
      {isPublishedSize && (
        <p className="hint">
          The picture is worked on in the size in which it is published: as it was added, it can be had here once you
          have given the key, at Publish.
        </p>
      )}
      <CutFrame picture={picture} turns={turns} cut={shownCut} draw={setDrawn} />
      <small className="hint">
        Draw with the pointer what is to stay, move it, or write it here, in pixels of {size.width} × {size.height}.
      </small>
      <div className="cut-numbers">
        {sides.map(([side, label]) => (
          <div key={side} className="plain">
            <label htmlFor={`${id}-${side}`}>{label}</label>
            <input
              id={`${id}-${side}`}
              type="number"
              inputMode="numeric"
              min={0}
              value={shownCut[side]}
              onChange={({ target }) => setDrawn(cutWith(shownCut, side, target.valueAsNumber, size))}
            />
          </div>
        ))}
      </div>
      <div className="actions">
        {uses.length > 0 && (
          <button type="button" className="main" aria-disabled={!isReady} onClick={() => write(path)}>
            Use it everywhere instead
          </button>
        )}
        <button type="button" aria-disabled={!isReady} onClick={() => write()}>
          Keep it as a new file
        </button>
      </div>
      <small className="hint">The file that is here stays as it is, until you remove it among the unused ones.</small>
    </>
  );
}
