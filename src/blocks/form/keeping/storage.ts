/** A storage of the browser: of the tab, until it closes, or of the device. */
export type StorageArea = 'tab' | 'device';

/** Reads the value that is kept under a key; undefined where there is none, or the browser keeps nothing. */
export function readKept(place: StorageArea, key: string): unknown {
  try {
    return JSON.parse(storageOf(place).getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value under a key; gives false where the browser is full or forbids it. */
export function keep(place: StorageArea, key: string, value: unknown): boolean {
  try {
    storageOf(place).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Gives the keys with a beginning under which something is kept on the device. */
export function keysOnDevice(beginning: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}

/** Removes the value under a key. */
export function removeKept(place: StorageArea, key: string): void {
  try {
    storageOf(place).removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to remove.
  }
}

function storageOf(place: StorageArea): Storage {
  return place === 'tab' ? sessionStorage : localStorage;
}
