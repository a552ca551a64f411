import { type PointerEvent as Press, useEffect, useRef, useState } from 'react';

/** The distance after which a press becomes a drag, in pixels. */
const farEnough = 6;

/** How near to the edge of its pane what is dragged scrolls that, and by how much at once, in pixels. */
const [edge, scrolled] = [56, 8];

/** The index from which a block is dragged, and the index at which it would land. */
interface Drag {
  from: number;
  over: number;
}

/**
 * Lets the items of a list be dragged: with a mouse anywhere, with a finger by their handles, since a finger elsewhere
 * scrolls. Gives what is dragged, and what begins it.
 */
export function useDrag(moveTo: (from: number, to: number) => void): {
  drag: Drag | undefined;
  begin: (from: number) => (event: Press<HTMLElement>) => void;
} {
  const [drag, setDrag] = useState<Drag>();
  const end = useRef<() => void>(undefined);
  useEffect(() => () => end.current?.(), []);
  const begin = (from: number) => (event: Press<HTMLElement>) => {
    const item = event.currentTarget;
    const isByHandle = event.target instanceof Element && event.target.closest('.handle') !== null;
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !isByHandle)) return;
    const [startY, pane] = [event.clientY, item.closest('.pane')];
    const items = [...(item.parentElement?.children ?? [])];
    let [y, over, frame] = [startY, -1, 0];
    const follow = (): void => {
      const room = pane?.getBoundingClientRect();
      if (room && y > room.bottom - edge) pane?.scrollBy(0, scrolled);
      else if (room && y < room.top + edge) pane?.scrollBy(0, -scrolled);
      const below = items.findIndex((one) => one.getBoundingClientRect().bottom > y);
      over = below < 0 ? items.length - 1 : below;
      setDrag({ from, over });
      frame = requestAnimationFrame(follow);
    };
    const move = ({ clientY }: PointerEvent): void => {
      y = clientY;
      if (frame === 0 && Math.abs(y - startY) > farEnough) follow();
    };
    const stop = (): void => {
      cancelAnimationFrame(frame);
      for (const [kind, hear] of heard) removeEventListener(kind, hear);
      setDrag(undefined);
    };
    const drop = (): void => {
      stop();
      if (frame === 0) return;
      // What was dragged is not pressed.
      const swallow = (click: Event): void => click.stopPropagation();
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      if (over !== from) moveTo(from, over);
    };
    const heard = [
      ['pointermove', move],
      ['pointerup', drop],
      ['pointercancel', stop],
    ] as const;
    for (const [kind, hear] of heard) addEventListener(kind, hear);
    end.current = stop;
  };
  return { drag, begin };
}
