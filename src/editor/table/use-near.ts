import { type RefObject, useEffect, useState } from 'react';

/** How far from what is visible something is near, in pixels. */
const reach = 400;

const told = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** Makes the observer, one for all that is observed: a table has thousands of rows. */
function observerOf(): IntersectionObserver {
  // What lies in a pane that is scrolled has its reach by the margin of that.
  const margins = { rootMargin: `${reach}px`, scrollMargin: `${reach}px` };
  observer ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) told.get(target)?.(isIntersecting);
  }, margins);
  return observer;
}

/** Tells whether an element is visible, nearly, or has the focus in it; always, where `isAlways`. */
export function useNear(element: RefObject<HTMLElement | null>, isAlways: boolean): boolean {
  const [isNear, setNear] = useState(isAlways);
  useEffect(() => {
    const { current } = element;
    if (isAlways || !current) return;
    told.set(current, (isVisible) => setNear(isVisible || current.contains(document.activeElement)));
    observerOf().observe(current);
    return () => observerOf().unobserve(current);
  }, [element, isAlways]);
  return isNear || isAlways;
}
