import type { Assets } from '../compose/assets';
import type { OnlineState, PublishedState } from '../edit-api/messages';
import type { Workspace } from '../edit-api/workspace';
import type { Forge } from '../forge/forge';
import type { ForgeConnection } from './connection';
import type { SiteCopy } from './copy';
import type { ListedUploads } from './listed-uploads';
import { loadFolders, loadForges, loadKinds } from './load-part';
import { type PublishedPlace, readBeside, readJsonBeside } from './place-of-site';
import { publishCopy, stagedFiles } from './publish';
import { reaches } from './reaches';
import { nameOfForge, nothingLost, sayFailure } from './say-failure';
import { sendDraft } from './send-draft';
import { siteTextOf } from './site-text';
import { blobOf, type CopiedUploads, type FormerContent } from './uploads';

/** The parts of a working copy. */
export interface WorkingCopyParts {
  name: string;
  place: PublishedPlace;
  copy: SiteCopy;
  uploads: CopiedUploads;
  listed: ListedUploads;
  connection: ForgeConnection;
  now: () => Date;
}

/** Makes the workspace of a copy in the browser's database. */
export function workingCopy(parts: WorkingCopyParts): Workspace {
  const { name, place, copy, uploads, listed, connection, now } = parts;
  let icons: Promise<Record<string, string>> | undefined;
  let lastAssets: string | undefined;
  const readNewAssets = async (): Promise<Assets> => {
    lastAssets = await stampOf(copy, listed);
    return uploads.assets();
  };
  return {
    name,
    connection,
    async loadRest() {
      await Promise.all([loadForges(), loadKinds(), loadFolders()]);
    },
    async readSite() {
      const site = await copy.site();
      return site
        ? { text: site.text, version: site.version }
        : { failure: 'The browser has lost its copy of the site.' };
    },
    async readSiteIfOther(version) {
      const site = await copy.site();
      return site && site.version !== version ? { text: site.text, version: site.version } : undefined;
    },
    writeSite(text, basedOn) {
      place.askToKeep();
      return copy.write(text, basedOn, now());
    },
    readAssets: readNewAssets,
    readAssetsIfOther: async () => ((await stampOf(copy, listed)) === lastAssets ? undefined : readNewAssets()),
    iconsUsed: () => readJsonBeside(place, 'icons'),
    async iconsNamed(names) {
      icons ??= readJsonBeside(place, 'allIcons');
      icons.catch(() => {
        icons = undefined;
      });
      const all = await icons;
      return Object.fromEntries(names.flatMap((icon) => (all[icon] === undefined ? [] : [[icon, all[icon]]])));
    },
    addUpload: uploads.add,
    removeUpload: uploads.remove,
    bringBackUpload: (path) => uploads.bringBack(path, () => formerContentOf(path, connection)),
    async renameUpload(path, to) {
      const content = await contentOf(path, copy, connection);
      if ('failure' in content) return content;
      return uploads.add(new File([content.bytes], to), path);
    },
    async fetchUpload(path) {
      const content = await contentOf(path, copy, connection);
      if ('failure' in content) return content.failure;
      await copy.putFile(path, { content: blobOf(path, content.bytes), isSent: false });
      return undefined;
    },
    async readOriginal(path) {
      const content = await contentOf(path, copy, connection);
      return 'failure' in content ? undefined : new Blob([content.bytes]);
    },
    drafts: copy.drafts,
    async storeDraft(draft, text, base) {
      await copy.putDraft({ name: draft, text, base });
      return undefined;
    },
    async deleteDraft(draft) {
      await copy.dropDraft(draft);
      return undefined;
    },
    async versions() {
      const here = await copy.versions();
      const sent = await sentVersions(connection);
      return [...here, ...sent].sort((one, other) => other.time.localeCompare(one.time));
    },
    async versionNamed(version) {
      const [, commit] = /^sent (\w+)$/.exec(version) ?? [];
      if (commit === undefined) return copy.version(version);
      const content = await connection.forge()?.read('site.json', commit);
      return content && siteTextOf(content);
    },
    beginning: async () => undefined,
    begin: async () => 'There is a site here already.',
    published: () => readPublished(copy, connection),
    async publish(publishing) {
      const forge = connection.forge();
      if (!forge) return { state: 'refused', says: 'Give the key first.' };
      const where = { place: connection.isFolder() ? undefined : connection.place, target: connection.target() };
      const publication = await publishCopy({ copy, forge, ...where, now }, publishing);
      listed.forget();
      return publication;
    },
    deployPreview: {
      async send() {
        const forge = connection.forge();
        if (connection.isFolder())
          return {
            failure: 'A folder of this computer has no drafts beside what it holds. Make the file above instead.',
          };
        return forge ? sendDraft({ copy, forge, place: connection.place, now }) : { failure: 'Give the key first.' };
      },
      addressOf: async (commit) =>
        connection
          .forge()
          ?.deployPreview(commit)
          .catch(() => undefined),
    },
    async compareOnline() {
      const site = await copy.site();
      const online = await lookOnline(place, copy, connection.forge(), site?.sent?.commit);
      const isWaitedFor = !online.isOnline && site?.sent;
      return { ...online, time: now().toISOString(), ...(isWaitedFor && { since: isWaitedFor.time }) };
    },
  };
}

/** Gives the content of an upload as it was added, of which visitors get renditions. */
async function contentOf(path: string, copy: SiteCopy, connection: ForgeConnection): Promise<FormerContent> {
  const { content } = (await copy.files()).get(path) ?? {};
  if (content) return { bytes: new Uint8Array(await content.arrayBuffer()) };
  const { place } = connection;
  const forge = connection.forge();
  if (!place || !forge) return { failure: `Give the key first: ${path} lies where the site is kept.` };
  try {
    const bytes = await forge.read(path, await forge.head());
    return bytes ? { bytes: new Uint8Array(bytes) } : { failure: `${path} is not there any more.` };
  } catch (error) {
    return { failure: sayFailure(error, place) };
  }
}

/** Gives what a file was before its removal was published, out of the commits at the forge. */
async function formerContentOf(path: string, { place, forge }: ForgeConnection): Promise<FormerContent> {
  const openedForge = forge();
  if (!place || !openedForge)
    return { failure: `Give the key first: ${path} is among the earlier versions where the site is kept.` };
  try {
    // The first is the one that took it away.
    for (const { commit } of await openedForge.versions(path)) {
      const bytes = await openedForge.read(path, commit);
      if (bytes) return { bytes: new Uint8Array(bytes) };
    }
    return { failure: `${path} is not there any more.` };
  } catch (error) {
    return { failure: sayFailure(error, place) };
  }
}

/** Gives a text that changes whenever any window adds or removes a file, or those at the forge are listed. */
async function stampOf(copy: SiteCopy, listed: ListedUploads): Promise<string> {
  const files = [...(await copy.files())].map(([path, { content }]) => [path, content?.size]);
  return JSON.stringify([files, listed.files().map(({ path }) => path)]);
}

/** Gives the earlier published versions, as far as the forge tells them. */
async function sentVersions({ forge }: ForgeConnection): Promise<{ name: string; time: string }[]> {
  try {
    const sent = (await forge()?.versions('site.json')) ?? [];
    // The first is what was published last.
    return sent.slice(1).map(({ commit, time }) => ({ name: `sent ${commit}`, time: new Date(time).toISOString() }));
  } catch {
    return [];
  }
}

async function readPublished(copy: SiteCopy, connection: ForgeConnection): Promise<PublishedState> {
  const { place } = connection;
  const site = await copy.site();
  if (!site) return { absent: 'The browser has lost its copy of the site. Load this page again.' };
  const uploads = stagedFiles(site.text, await copy.files());
  if (!connection.forge()) {
    const absent = place
      ? `The files of this site are kept at ${nameOfForge(place)}. To change them from here, it asks for your key.`
      : 'The site does not say where its files are kept.';
    return { absent, uploads };
  }
  return {
    text: site.base,
    uploads,
    target: connection.target(),
    waiting: 0,
    asksWho: false,
  };
}

/** Looks whether the site beside the editor is the last publication. */
async function lookOnline(
  place: PublishedPlace,
  copy: SiteCopy,
  forge: Forge | undefined,
  commit: string | undefined,
): Promise<OnlineState> {
  const site = await copy.site();
  const online = { isOnline: true, says: 'It is online: visitors see it.' };
  if (site && site.seen === site.base) return online;
  try {
    const text = await readBeside(place, 'site');
    if (text === site?.base) {
      await copy.see(text);
      return online;
    }
    if (site && reaches(text, site)) return online;
    const run = commit === undefined ? undefined : await forge?.runs(commit).catch(() => undefined);
    const withAddress = run?.address === undefined ? {} : { address: run.address };
    if (run?.state === 'failed' && commit !== undefined) {
      const refusal = { ...withAddress, isOnline: false, isRefused: true };
      const says = `What checks the site has refused it, so visitors see what was there before. ${nothingLost}`;
      const text = await forge?.read('site.json', commit).catch(() => undefined);
      if (!text) return { ...refusal, says: `${says} Show this to whoever set up the site.` };
      return { ...refusal, says, refusedText: siteTextOf(text) };
    }
    const says = run?.state === 'running' ? 'It is being checked and built.' : 'It is on its way.';
    return { ...withAddress, isOnline: false, says: `${says} Visitors still see what was there before.` };
  } catch {
    return { isOnline: false, says: `The site cannot be reached from here. ${nothingLost}` };
  }
}
