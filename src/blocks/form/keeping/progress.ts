import type { Draft } from './draft';
import { keep, keysOnDevice, readKept, removeKept } from './storage';

/** How far a visitor has come with a form, as it is kept in the browser. */
export interface Progress {
  draft: Draft;
  /** The answers that the address of the page has filled in. */
  given?: Draft | undefined;
  /** The reference under which the form was sent, or was tried to be. */
  reference?: string | undefined;
  /** Whether it went out, and no answer has come yet. */
  mayHaveArrived?: boolean | undefined;
}

interface Kept extends Progress {
  savedAt: number;
}

const prefix = 'form:';
const lifetime = 30 * 24 * 60 * 60 * 1000;

/** Gives the progress that the tab or the device keeps for a form, the later of both; that of a device for 30 days. */
export function recallProgress(formName: string): (Progress & { isOnDevice: boolean }) | undefined {
  const inTab = readProgress('tab', formName);
  const onDevice = readProgress('device', formName);
  const [latest] = [inTab, onDevice]
    .filter((savedProgress) => savedProgress !== undefined)
    .sort((one, other) => other.savedAt - one.savedAt);
  return latest && { ...latest, isOnDevice: onDevice !== undefined };
}

/** Keeps progress in the tab, and on the device if the visitor wishes it; gives where it could be kept. */
export function keepProgress(
  formName: string,
  progress: Progress,
  isForDevice: boolean,
): { isInTab: boolean; isOnDevice: boolean } {
  const savedProgress: Kept = { ...progress, savedAt: Date.now() };
  const isInTab = keep('tab', keyOf(formName), savedProgress);
  const isOnDevice = isForDevice && keep('device', keyOf(formName), savedProgress);
  // Where the new progress could not be kept, the old one must go.
  if (!isInTab) removeKept('tab', keyOf(formName));
  if (!isOnDevice) removeKept('device', keyOf(formName));
  return { isInTab, isOnDevice };
}

/** Removes what is kept of a form. */
export function forgetProgress(formName: string): void {
  removeKept('tab', keyOf(formName));
  removeKept('device', keyOf(formName));
}

/** Removes what the device has kept for more than 30 days, also for forms that the site no longer has. */
export function forgetOldProgress(): void {
  for (const key of keysOnDevice(prefix)) readProgress('device', key.slice(prefix.length));
}

function readProgress(place: 'tab' | 'device', formName: string): Kept | undefined {
  const savedProgress = readKept(place, keyOf(formName));
  if (isKept(savedProgress) && savedProgress.savedAt + lifetime > Date.now()) return savedProgress;
  if (savedProgress !== undefined) removeKept(place, keyOf(formName));
  return undefined;
}

function keyOf(formName: string): string {
  return prefix + formName;
}

function isKept(savedProgress: unknown): savedProgress is Kept {
  if (typeof savedProgress !== 'object' || savedProgress === null) return false;
  const { savedAt, draft } = savedProgress as Partial<Kept>;
  return (
    typeof savedAt === 'number' &&
    typeof draft === 'object' &&
    draft !== null &&
    Object.values(draft).every(Array.isArray)
  );
}
