import { type ReactNode, useState } from 'react';
import { useEditor } from '../session/use-editor';

/** The announcement since this window was opened, which covers the one that announces elsewhere. */
export function SaidHere(): ReactNode {
  const announcement = useEditor((state) => state.announcement);
  const [first] = useState(announcement);
  return <p role="status">{announcement !== first && announcement}</p>;
}
