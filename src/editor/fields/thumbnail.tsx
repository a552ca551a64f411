import type { ReactNode } from 'react';
import { useEditor } from '../session/use-editor';
import { addressOfSmall } from './upload-address';

interface ThumbnailProps {
  /** The path of the picture. */
  of: string;
  /** What stands in its place where there is no such picture. */
  otherwise?: ReactNode;
}

/** A picture of the uploads, no larger than it is listed. */
export function Thumbnail({ of, otherwise }: ThumbnailProps): ReactNode {
  const isThere = useEditor(({ assets }) => Object.hasOwn(assets.pictures, of));
  return isThere ? <img className="thumbnail" src={addressOfSmall(of)} alt="" loading="lazy" /> : otherwise;
}
