/** Remembers for the e-mail client when a form was last sent from this browser. */
interface SentTimes {
  storage: {
    get: (key: string) => Promise<string | null>;
    set: (key: string, value: string) => Promise<void>;
    remove: (key: string) => Promise<void>;
  };
  /** Keeps what the client noted. */
  keep: () => void;
}

/** The client notes every try; here a try counts once it has succeeded, so that trying again after a failure is not refused. */
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
