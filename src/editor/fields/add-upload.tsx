import { type ReactNode, useState } from 'react';
import type { Workspace } from '../../edit-api/workspace';
import { ProblemNote } from '../controls/field-note';
import { takeAssets } from '../session/save';
import { useDesk } from '../session/use-editor';
import { whyUnanswered } from '../session/workspace';

/**
 * The outcome of adding a file: its path and whether it was there before, or the reason in words why it was not added.
 */
export type UploadOutcome = { name: string } & ({ path: string; isKnown: boolean } | { failure: string });

/**
 * Gives a function that adds files to the uploads, into the folder of another one, `beside`, where they are made of that;
 * one after the other, and tells of each what became of it.
 */
export function useUploads(): (
  files: readonly File[],
  onEach: (outcome: UploadOutcome) => void,
  beside?: string,
) => Promise<void> {
  const { editor, workspace } = useDesk();
  return async (files, onEach, beside) => {
    const { pictures, files: others } = editor.state().assets;
    const knownFiles = new Set([pictures, others].flatMap(Object.keys));
    for (const file of files) {
      const answer = (await isReadable(file))
        ? await send(workspace, file, beside).catch((error: unknown) => ({ failure: whyUnanswered(error) }))
        : { failure: 'This cannot be read. If it is a folder, open it and choose the files in it.' };
      onEach({ name: file.name, ...('path' in answer ? { ...answer, isKnown: knownFiles.has(answer.path) } : answer) });
    }
    // Where the server is gone, that is said already.
    await takeAssets(editor, workspace).catch(() => {});
  };
}

/** Sends a file; of a photo, nothing leaves this device but the picture. */
async function send(workspace: Workspace, file: File, beside?: string): ReturnType<Workspace['addUpload']> {
  const { readyPhoto } = await import('./ready-photo');
  return workspace.addUpload(await readyPhoto(file), beside);
}

/** Tells whether a file has a content: a folder that is dropped comes as a file without one. */
function isReadable(file: File): Promise<boolean> {
  return file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );
}

/** Gives a function that adds a file to the uploads and calls `onAdd` with its path, or announces why it cannot. */
export function useUpload(onAdd: (path: string) => void): (files: readonly File[]) => Promise<void> {
  const { editor } = useDesk();
  const upload = useUploads();
  return async (files) => {
    let path: string | undefined;
    await upload(files.slice(0, 1), (outcome) => {
      if ('path' in outcome) path = outcome.path;
      else editor.announce(outcome.failure);
    });
    if (path !== undefined) onAdd(path);
  };
}

interface FileButtonProps {
  /** Which files it offers: types or endings, as HTML writes them. */
  accept: string;
  isSeveral?: boolean | undefined;
  words?: string;
  onChoose: (files: readonly File[]) => void | Promise<void>;
}

/** A button that chooses files of this device, and says that it is at work: a photo of a phone takes seconds. */
export function FileButton({ accept, isSeveral, words, onChoose }: FileButtonProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const offers = words ?? (offersCamera(accept) ? 'Take or choose a photo' : 'Add from this device');
  return (
    <label className="upload" aria-busy={isBusy}>
      {isBusy ? 'Getting it ready…' : offers}
      <input
        type="file"
        accept={withCamera(accept)}
        multiple={isSeveral}
        onChange={async ({ target }) => {
          const files = [...(target.files ?? [])];
          // Whoever chooses the same file once more has changed it.
          target.value = '';
          setBusy(true);
          try {
            await onChoose(files);
          } finally {
            setBusy(false);
          }
        }}
      />
    </label>
  );
}

/** Tells whether what chooses pictures here offers the camera, too: it does where a finger points. */
function offersCamera(accept: string): boolean {
  return accept === 'image/*' && matchMedia('(pointer: coarse)').matches;
}

/**
 * Gives what a file may be with a type more that no file has: where only pictures are taken, Chrome on Android leaves
 * out the camera otherwise (crbug.com/40937303). With `capture`, it would leave out all photos that there are.
 */
function withCamera(accept: string): string {
  const isChromeOfAndroid = /Android/.test(navigator.userAgent) && !/Firefox/.test(navigator.userAgent);
  return isChromeOfAndroid && offersCamera(accept) ? `${accept},android/allowCamera` : accept;
}

/** A button that adds a file of this device to the uploads, and says where it stands why it cannot. */
export function AddUpload({ onAdd, accept }: { onAdd: (path: string) => void; accept: string }): ReactNode {
  const upload = useUploads();
  const [failure, setFailure] = useState<string>();
  const add = async (files: readonly File[]): Promise<void> => {
    let path: string | undefined;
    await upload(files, (outcome) => {
      if ('path' in outcome) path = outcome.path;
      setFailure('path' in outcome ? undefined : outcome.failure);
    });
    if (path !== undefined) onAdd(path);
  };
  return (
    <>
      <FileButton accept={accept} onChoose={add} />
      <ProblemNote says={failure} />
    </>
  );
}
