import { type ReactNode, useState } from 'react';
import type { Json } from '../../manifest/manifest';
import { addresses } from '../naming/addresses';

interface MiniatureProps {
  /** The type of the block. */
  type: string;
  /** What it shows, in words. */
  title: string;
  theme: Json | undefined;
}

/**
 * The first example of a block type in a theme, as the catalogue draws it, without scripts. It is drawn shortly before it
 * comes into view: a browser's own laziness draws some thousand pixels ahead. Nothing in a published editor, beside which
 * there is no catalogue.
 */
export function Miniature({ type, title, theme }: MiniatureProps): ReactNode {
  const [isNear, setIsNear] = useState(false);
  const address = addresses().example?.(type, theme);
  if (address === undefined) return null;
  return (
    <div
      className="miniature"
      inert
      aria-hidden="true"
      ref={isNear ? undefined : (place) => whenNear(place, () => setIsNear(true))}
    >
      {isNear && <iframe src={address} title={title} sandbox="allow-same-origin" tabIndex={-1} />}
    </div>
  );
}

/** Calls a function once an element is in view or a little below; gives the function that ends the watch. */
function whenNear(element: Element | null, tell: () => void): (() => void) | undefined {
  if (!element) return undefined;
  const observer = new IntersectionObserver(
    ([seen]) => {
      if (seen?.isIntersecting) tell();
    },
    { rootMargin: '300px', scrollMargin: '300px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
