/** Loads the module of the forges: whoever looks around needs none of it. */
export const loadForges = (): Promise<typeof import('../forge/open-forge')> => part(import('../forge/open-forge'));

/** Loads the module for kinds of files. */
export const loadKinds = (): Promise<typeof import('../uploads/kind-of-upload')> =>
  part(import('../uploads/kind-of-upload'));

/** Loads the module for folders of this computer. */
export const loadFolders = (): Promise<typeof import('./folder')> => part(import('./folder'));

/** Gives a module of the editor that is loaded now; rejects in words where it cannot be had. */
async function part<Module>(loading: Promise<Module>): Promise<Module> {
  try {
    return await loading;
  } catch {
    throw new Error(
      'A part of the editor could not be loaded. Is this device connected to the internet? Then load this page again.',
    );
  }
}
