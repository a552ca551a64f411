import type { Forge, ListedFile } from '../forge/forge';
import type { ForgeConnection } from './connection';

/** The uploads at the forge as they were listed last, of which the published site has those alone that something names. */
export interface ListedUploads {
  /** Gives those that are known by now; lists them where that was not done yet for this connection. */
  files(): readonly ListedFile[];
  /** Lists them anew, as after a publication; what was known stays until then. */
  forget(): void;
}

/** Lists the uploads at the forge of a connection, one time for each key that is given. */
export function listUploads({ forge }: Pick<ForgeConnection, 'forge'>): ListedUploads {
  let askedForge: Forge | undefined;
  let listedFiles: readonly ListedFile[] = [];
  const list = async (of: Forge): Promise<void> => {
    try {
      const listed = await of.list('uploads', await of.head());
      if (of === askedForge) listedFiles = listed;
    } catch {
      // Whoever cannot be asked now is asked after the next publication; nothing hangs on it.
    }
  };
  return {
    files() {
      const now = forge();
      if (now !== askedForge) {
        askedForge = now;
        if (now) list(now);
        else listedFiles = [];
      }
      return listedFiles;
    },
    forget() {
      askedForge = undefined;
    },
  };
}
