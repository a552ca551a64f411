import { type PointerEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { type Cut, heldCut, type PixelPoint, turnedSize, wholeOf } from '../members/cutting';
import { drawCut, drawPart, gripWidth } from './draw-cut';

/** How large the picture is drawn, in pixels of its longer side. */
const longestSide = 1000;

interface CutFrameProps {
  picture: ImageBitmap;
  turns: number;
  cut: Cut;
  draw: (cut: Cut) => void;
}

/** The picture with what is to stay of it, which is drawn, moved or pulled at its corners. */
export function CutFrame({ picture, turns, cut, draw }: CutFrameProps): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const cutTo = useRef<(to: PixelPoint) => Cut>(undefined);
  const size = turnedSize(picture, turns);
  // What a camera takes would be drawn too slowly at each move.
  const { small, scale } = useMemo(() => {
    const whole = turnedSize(picture, turns);
    const scale = Math.min(1, longestSide / Math.max(whole.width, whole.height));
    const small = document.createElement('canvas');
    drawCut(small, picture, turns, wholeOf(whole), scale);
    return { small, scale };
  }, [picture, turns]);
  useEffect(() => {
    const { left, top, width, height } = cut;
    const part = { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
    if (canvas.current) drawPart(canvas.current, small, part);
  }, [small, scale, cut]);
  // A quick stroke would else be taken for a swipe, and the next tap for what stops that.
  useEffect(() => {
    const place = canvas.current;
    const keep = (event: Event): void => event.preventDefault();
    place?.addEventListener('touchstart', keep, { passive: false });
    return () => place?.removeEventListener('touchstart', keep);
  }, []);
  const pointAt = ({ clientX, clientY }: PointerEvent, { left, top, width, height }: DOMRect): PixelPoint => ({
    left: ((clientX - left) / width) * size.width,
    top: ((clientY - top) / height) * size.height,
  });
  const hold = (event: PointerEvent<HTMLCanvasElement>): void => {
    const place = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    cutTo.current = heldCut(cut, pointAt(event, place), size, (gripWidth / place.width) * size.width);
  };
  const letGo = (): void => {
    cutTo.current = undefined;
  };
  return (
    <canvas
      ref={canvas}
      className="cut"
      role="img"
      aria-label="The picture, with the part that stays"
      onPointerDown={hold}
      onPointerMove={(event) =>
        cutTo.current && draw(cutTo.current(pointAt(event, event.currentTarget.getBoundingClientRect())))
      }
      onPointerUp={letGo}
      onPointerCancel={letGo}
    />
  );
}
