import { useCallback, useEffect, useState } from 'react';
import type { Published } from '../../edit-api/messages';
import type { JsonObject } from '../../manifest/manifest';
import { parseManifest } from '../../manifest/parse';
import { recogniseParts } from '../../manifest/recognise-parts';
import type { Editor } from '../session/editor';
import { useDesk } from '../session/use-editor';
import type { Workspace } from '../session/workspace';

/** What was published last, with the site as it was then: an empty one where none was. */
export type PublishedSite = { absent: string } | (Exclude<Published, { absent: string }> & { root: JsonObject });

/** What was published last, once it is known, and a way to look again. */
export function usePublished(): { published: PublishedSite | undefined; look: () => Promise<void> } {
  const { editor, workspace } = useDesk();
  const [published, setPublished] = useState<PublishedSite>();
  const look = useCallback(async () => setPublished(await readPublished(editor, workspace)), [editor, workspace]);
  useEffect(() => void look(), [look]);
  return { published, look };
}

/** Reads what was published last; its parts are known as those that are edited. */
export async function readPublished(editor: Editor, workspace: Workspace): Promise<PublishedSite> {
  try {
    const published = await workspace.published();
    if ('absent' in published) return published;
    const root = parseManifest(published.text ?? '{}').root ?? {};
    recogniseParts(editor.state().edits.root, root);
    return { ...published, root };
  } catch {
    return { absent: 'The server cannot be reached. Is the window still open in which npm start runs?' };
  }
}
