import { type UploadOutcome, useUploads } from '../fields/add-upload';
import { replaceEverywhere } from '../members/library';
import { useDesk } from '../session/use-editor';

/** What can be done with a file that another one came from. */
interface Instead {
  /** Has all places that use one file use another that is there, as one step. */
  put: (from: string, to: string) => void;
  /**
   * Adds a file; with `from`, all places that use that one use it from then on. It lies in the folder
   * of that, or of the one that it is made of, `beside`. Gives its path; undefined where it could not be added.
   */
  putNew: (file: File, from?: string, beside?: string) => Promise<string | undefined>;
}

/** Gives what puts a file in the place of another, which stays as long as something names it; each shows the new one. */
export function useInstead(show: (path: string) => void): Instead {
  const { editor } = useDesk();
  const upload = useUploads();
  const put = (from: string, to: string): void => {
    // What was written while a file was on its way stays.
    const edit = replaceEverywhere(editor.state().edits.root, from, to);
    if (edit) editor.change(edit);
    show(to);
  };
  return {
    put,
    async putNew(file, from, beside = from) {
      let path: string | undefined;
      const told = (outcome: UploadOutcome): void => {
        if ('path' in outcome) path = outcome.path;
        else editor.announce(outcome.failure);
      };
      await upload([file], told, beside);
      if (path === undefined || path === from) return path;
      editor.announce(`${path} added`);
      if (from === undefined) show(path);
      else put(from, path);
      return path;
    },
  };
}
