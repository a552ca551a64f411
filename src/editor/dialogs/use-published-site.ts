import { useCallback, useEffect, useState } from 'react';
import type { PublishedState } from '../../edit-api/messages';
import type { Workspace } from '../../edit-api/workspace';
import type { JsonObject } from '../../manifest/manifest';
import { recogniseParts } from '../../manifest/recognise-parts';
import { readBase } from '../session/base';
import type { Editor } from '../session/editor';
import { useDesk } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';

/**
 * The last publication, with the value of its site.json, which is empty where there is none; or the reason why none can
 * be.
 */
export type PublishedSite =
  | Extract<PublishedState, { absent: string }>
  | (Exclude<PublishedState, { absent: string }> & { root: JsonObject });

/** Gives the site as it was published last, once it is known, and a function that looks again. */
export function usePublishedSite(): { published: PublishedSite | undefined; look: () => Promise<void> } {
  const { editor, workspace } = useDesk();
  const [published, setPublished] = useState<PublishedSite>();
  const look = useCallback(async () => setPublished(await readPublishedSite(editor, workspace)), [editor, workspace]);
  useEffect(() => void look(), [look]);
  return { published, look };
}

/** Reads what was published last; gives its parts the identities of the edited ones. */
export async function readPublishedSite(editor: Editor, workspace: Workspace): Promise<PublishedSite> {
  try {
    const published = await workspace.published();
    if ('absent' in published) return published;
    const base = readBase({ text: published.text ?? '{}', version: '' });
    const root = 'root' in base ? base.root : {};
    recogniseParts(editor.state().edits.root, root);
    return { ...published, root };
  } catch (error) {
    return { absent: whyUnanswered(error) };
  }
}
