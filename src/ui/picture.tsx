import type { ReactNode } from 'react';
import type { Picture as PictureOf } from '../compose/page';

/** A picture; it is loaded when it comes near, unless compose gave it priority. */
export function Picture({ of, className }: { of: PictureOf; className?: string | undefined }): ReactNode {
  return (
    <img
      className={className}
      src={of.src}
      alt={of.alt}
      width={of.width}
      height={of.height}
      loading={of.isPriority ? undefined : 'lazy'}
      fetchPriority={of.isPriority ? 'high' : undefined}
    />
  );
}
