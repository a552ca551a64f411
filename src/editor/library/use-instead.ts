import { type UploadOutcome, useUploads } from '../fields/add-upload';
import { replaceEverywhere } from '../members/library';
import { useDesk } from '../session/use-editor';

/** The ways to replace a file by another one. */
interface Instead {
  /** Makes all places that use one file use another file of the uploads, as one step. */
  put: (from: string, to: string) => void;
  /**
   * Adds a file to the folder of `beside`, and makes all places that use `from` use the new file. Gives its path;
   * undefined where it could not be added.
   */
  putNew: (file: File, from?: string, beside?: string) => Promise<string | undefined>;
}

/**
 * Gives the functions that replace a file, and show the new one. The former file stays as long as something names it.
 */
export function useInstead(show: (path: string) => void): Instead {
  const { editor } = useDesk();
  const upload = useUploads();
  const put = (from: string, to: string): void => {
    // The present site, with the edits that were made during the upload.
    const edit = replaceEverywhere(editor.state().edits.root, from, to);
    if (edit) editor.change(edit);
    show(to);
  };
  return {
    put,
    async putNew(file, from, beside = from) {
      let path: string | undefined;
      const tell = (outcome: UploadOutcome): void => {
        if ('path' in outcome) path = outcome.path;
        else editor.announce(outcome.failure);
      };
      await upload([file], tell, beside);
      if (path === undefined || path === from) return path;
      editor.announce(`${path} added`);
      if (from === undefined) show(path);
      else put(from, path);
      return path;
    },
  };
}
