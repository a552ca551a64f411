/** The times at which forms were last sent from this browser, as the e-mail client keeps them. */
interface SentTimes {
  storage: {
    get: (key: string) => Promise<string | null>;
    set: (key: string, value: string) => Promise<void>;
    remove: (key: string) => Promise<void>;
  };
  /** Writes the times that the client has noted into the browser's storage. */
  keep: () => void;
}

/**
 * Makes the storage in which the client notes the times of sending. A time counts once `keep` is called, after a
 * success: the client would refuse to try again after a failure.
 */
export function openSentTimes(): SentTimes {
  const noted = new Map<string, string>();
  return {
    storage: {
      get: async (key) => noted.get(key) ?? withStorage((storage) => storage.getItem(key)),
      set: async (key, value) => void noted.set(key, value),
      remove: async (key) => {
        noted.delete(key);
        withStorage((storage) => storage.removeItem(key));
      },
    },
    keep: () => {
      for (const [key, value] of noted) withStorage((storage) => storage.setItem(key, value));
    },
  };
}

function withStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(localStorage);
  } catch {
    // A browser that stores nothing cannot count, and is not refused for it.
    return null;
  }
}
