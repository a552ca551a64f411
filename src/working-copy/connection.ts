import type { Connection } from '../edit-api/workspace';
import { type Forge, ForgeFailure, type ForgeWorld, type RepositoryPlace } from '../forge/forge';
import type { SiteCopy, StoredKey } from './copy';
import { sayFailure } from './say-failure';

/** A connection, and the forge behind it once there is a key. */
export interface ForgeConnection extends Connection {
  forge(): Forge | undefined;
  /** Who the key belongs to, where the forge says that. */
  who(): string | undefined;
}

/** The settings of a connection. */
export interface ConnectionOptions {
  place: RepositoryPlace | undefined;
  copy: SiteCopy;
  world: ForgeWorld;
  mayRemember: boolean;
}

/** The rounds that make a key of a passphrase: as many as a phone does in about a second. */
const rounds = 600_000;

/** Makes the connection to the forge of a site. The key is in memory alone, unless somebody gives a passphrase. */
export async function connectForge({ place, copy, world, mayRemember }: ConnectionOptions): Promise<ForgeConnection> {
  let forge: Forge | undefined;
  let who: string | undefined;
  let stored = mayRemember ? await copy.key() : undefined;
  return {
    place,
    mayRemember,
    forge: () => forge,
    who: () => who,
    state: () => (forge ? 'open' : stored ? 'locked' : 'none'),
    async open(key, passphrase) {
      const failure = await tryKey(key);
      if (failure !== undefined) return failure;
      if (!mayRemember || !passphrase) return undefined;
      stored = await seal(key, passphrase);
      await copy.putKey(stored);
      return undefined;
    },
    async unlock(passphrase) {
      const key = stored && (await unseal(stored, passphrase));
      return key === undefined ? 'This is not the passphrase under which the key was stored.' : tryKey(key);
    },
    async forget() {
      forge = undefined;
      who = undefined;
      stored = undefined;
      await copy.putKey(undefined);
    },
  };

  async function tryKey(key: string): Promise<string | undefined> {
    if (!place) return 'The site does not say where it is kept, so nothing can be sent from here.';
    try {
      // Whoever looks around needs none of it.
      const { openForge } = await import('../forge/open-forge');
      const opened = openForge(place, key, world);
      const introduction = await opened.introduce();
      if (!introduction.mayWrite) return sayFailure(new ForgeFailure('forbidden'), place);
      forge = opened;
      who = introduction.who;
      return undefined;
    } catch (error) {
      return sayFailure(error, place);
    }
  }
}

async function seal(key: string, passphrase: string): Promise<StoredKey> {
  const salt = crypto.getRandomValues(new Uint8Array(16));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const lock = await lockFrom(passphrase, salt);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, lock, new TextEncoder().encode(key));
  return { salt, iv, sealed };
}

async function unseal({ salt, iv, sealed }: StoredKey, passphrase: string): Promise<string | undefined> {
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
