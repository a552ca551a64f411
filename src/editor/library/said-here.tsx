import { type ReactNode, useState } from 'react';
import { useEditor } from '../session/use-editor';

/** What was said since this window was opened: what announces it elsewhere is behind the window. */
export function SaidHere(): ReactNode {
  const announcement = useEditor((state) => state.announcement);
  const [first] = useState(announcement);
  return <p role="status">{announcement !== first && announcement}</p>;
}
