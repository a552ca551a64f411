import { takeAssets } from '../session/save';
import { useDesk } from '../session/use-editor';

/**
 * Gives a function that fetches a file which lies with the files of the site alone, so that it can be seen and used; it
 * gives the reason, in words, where that cannot be.
 */
export function useFetchUpload(): (path: string) => Promise<string | undefined> {
  const { editor, workspace } = useDesk();
  return async (path) => {
    const failure = await workspace.fetchUpload?.(path);
    await takeAssets(editor, workspace);
    return failure;
  };
}
