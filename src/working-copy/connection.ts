import type { Connection } from '../edit-api/workspace';
import { type Forge, ForgeFailure, type ForgeWorld, type RepositoryPlace } from '../forge/forge';
import type { SealedToken, SiteCopy } from './copy';
import type { Folder } from './folder';
import { loadFolders, loadForges } from './load-part';
import { sayFailure } from './say-failure';

/** A connection, and the forge behind it once there is a token. */
export interface ForgeConnection extends Connection {
  forge(): Forge | undefined;
  /** Where the forge puts what it is sent, in words. */
  target(): string;
}

/** The settings of a connection. */
export interface ConnectionOptions {
  place: RepositoryPlace | undefined;
  copy: SiteCopy;
  world: ForgeWorld;
  mayRemember: boolean;
  /** Lets somebody choose a folder of this computer; undefined where the browser has no way to. */
  chooseFolder: (() => Promise<Folder>) | undefined;
}

/** The rounds that derive an encryption key from a passphrase: about a second on a phone. */
const rounds = 600_000;

/** Makes the connection to the forge of a site. The token is in memory alone, unless somebody gives a passphrase. */
export async function connectForge(options: ConnectionOptions): Promise<ForgeConnection> {
  const { place, copy, world, mayRemember, chooseFolder } = options;
  let forge: Forge | undefined;
  let folder: string | undefined;
  let storedToken = mayRemember ? await copy.token() : undefined;
  return {
    place,
    mayRemember,
    takesFolder: chooseFolder !== undefined,
    forge: () => forge,
    target: () => (folder === undefined ? (place?.address ?? '') : `the folder “${folder}”`),
    isFolder: () => folder !== undefined,
    state: () => (forge ? 'open' : storedToken ? 'locked' : 'none'),
    async open(token, passphrase) {
      const failure = await tryToken(token);
      if (failure !== undefined) return failure;
      if (!mayRemember || !passphrase) return undefined;
      storedToken = await seal(token, passphrase);
      await copy.putToken(storedToken);
      return undefined;
    },
    async unlock(passphrase) {
      const token = storedToken && (await unseal(storedToken, passphrase));
      return token === undefined ? 'This is not the passphrase under which the key was stored.' : tryToken(token);
    },
    async openFolder() {
      try {
        const { openFolder } = await loadFolders();
        const chosenFolder = await chooseFolder?.();
        if (!chosenFolder) return undefined;
        const opening = openFolder(chosenFolder);
        await opening.head();
        forge = opening;
        folder = chosenFolder.name;
        return undefined;
      } catch (error) {
        // Whoever closes the choice has chosen nothing.
        return error instanceof DOMException && error.name === 'AbortError' ? undefined : sayFailure(error, undefined);
      }
    },
    async forget() {
      forge = undefined;
      folder = undefined;
      storedToken = undefined;
      await copy.putToken(undefined);
    },
  };

  async function tryToken(token: string): Promise<string | undefined> {
    if (!place) return 'The site does not say where it is kept, so nothing can be sent from here.';
    try {
      const { openForge } = await loadForges();
      const opening = openForge(place, token, world);
      if (!(await opening.mayWrite())) return sayFailure(new ForgeFailure('forbidden'), place);
      forge = opening;
      return undefined;
    } catch (error) {
      return sayFailure(error, place);
    }
  }
}

async function seal(token: string, passphrase: string): Promise<SealedToken> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const lock = await lockFrom(passphrase, salt);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, lock, new TextEncoder().encode(token));
  return { salt, iv, sealed };
}

async function unseal({ salt, iv, sealed }: SealedToken, passphrase: string): Promise<string | undefined> {
  try {
    const lock = await lockFrom(passphrase, salt);
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, lock, sealed));
  } catch {
    return undefined;
  }
}

async function lockFrom(passphrase: string, salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const words = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', words, 'PBKDF2', false, ['deriveKey']);
  const recipe = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return crypto.subtle.deriveKey(recipe, material, { name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}
