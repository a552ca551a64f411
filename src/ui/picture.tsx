import type { ReactNode } from 'react';
import type { Picture as PictureOf } from '../compose/page';

interface PictureProps {
  of: PictureOf;
  /** The width in which it is drawn, as `sizes` of HTML, by which the browser chooses a file. */
  sizes: string;
  className?: string | undefined;
}

/** A picture; it is loaded when it comes near, unless compose gave it priority. */
export function Picture({ of, sizes, className }: PictureProps): ReactNode {
  const { src, alt, width, height, sources, focus, isPriority } = of;
  const image = (
    <img
      className={className}
      data-focus={focus}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isPriority ? undefined : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
    />
  );
  if (!sources) return image;
  return (
    <picture>
      {sources.map(({ media, type, srcset }) => (
        <source key={type} media={media} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
