import { dirname, join, relative, resolve } from 'node:path';
import { remedyOfLink } from '../checks/behind-link';
import type { Development } from '../develop/develop';
import { editorPath } from '../edit-api/addresses';
import { findUploads } from '../frame/uploads';
import { commands } from '../kit/commands.js';
import type { GuestOptions } from '../live/guest-door';
import type { LiveServerOptions, PortHolder } from '../live/serve-live';
import { asJson } from '../manifest/manifest';
import { newGuestCode } from '../serve/guest-code';
import { guestTime } from '../serve/guests';
import { privateAddresses } from '../serve/private-addresses';
import { beginningOf, isToBegin } from './begin-site';
import { buildBeside } from './build-beside';
import { type BundledProject, type ExitCode, type OwnCode, whyRefused } from './command';
import { folderOfSite, siteFile } from './find-site';
import { readOptions, readPort, refuse, siteOption } from './options';
import { putSchema } from './put-schema';

const line = {
  start: 'npm start --',
  says: commands.start.says,
  options: {
    site: siteOption,
    port: { type: 'string', value: 'N', says: 'the port; without it, 5173' },
    share: { type: 'boolean', says: 'opens the editor to other devices in this network too, for an hour, by a code' },
    'read-only': { type: 'boolean', says: 'with --share: other devices may look, and change nothing' },
  },
} as const;

/** The code that draws a site while it is edited, and the files that go with it. */
type ServedCode = Pick<LiveServerOptions, 'openCode' | 'exampleFolder' | 'checkFile'>;

/** `npm start`: serves the site, live while its site.json is edited. */
export async function run(args: string[], project: BundledProject): Promise<ExitCode> {
  const options = readOptions(args, line);
  if ('code' in options) return options.code;
  const name = siteFile(options.values.site ?? options.file);
  const port = readPort(options.values.port, 5173);
  if (port === undefined) return refuse(`"${options.values.port}" is no port. Write a number, such as --port 5173.`);
  const { share = false, 'read-only': isReadOnly = false } = options.values;
  if (isReadOnly && !share)
    return refuse('--read-only says what other devices may do: npm start -- --share --read-only');
  const guests = share ? guestsFor(!isReadOnly) : undefined;
  if (guests?.addresses.length === 0) return refuse(noNetwork);
  const file = resolve(name);
  const isNew = isToBegin(file);
  const refusal = isNew ? undefined : whyRefused(name);
  if (refusal !== undefined) return refuse(refusal);
  putSchema(file, project.root);
  const { serveLive } = await import('../live/serve-live');
  let drawings = Promise.resolve();
  const server = await serveLive({
    file,
    ...(await (import.meta.env.IS_PUBLISHED ? publishedCode(project) : sourceCode(project))),
    beginning: beginningOf(file, project.root),
    build: buildBeside(file),
    port,
    outboxFolder: join(folderOfSite(), '.outbox'),
    ...(guests && { guests }),
    // What a collection declares, editors of text know at once.
    siteChanged: (site) => putSchema(file, project.root, site && asJson(site)),
    themeChanged(before, after) {
      const draw = async (): Promise<void> => (await import('./draw-again')).drawAgain(file, before, after);
      drawings = drawings.then(draw).catch(console.error);
    },
  });
  if ('portHolder' in server) return tellPortHolder(server.portHolder, name, port);
  const editor = new URL(editorPath, server.address).href;
  if (isNew) {
    console.log(
      `There is no site in ${dirname(file)} yet. Open the next address to begin one: it asks what it must know.`,
    );
    console.log(`Begin here:   ${editor}`);
  } else {
    console.log(`The site:     ${server.address}`);
    console.log(`Edit it:      ${editor}`);
    console.log(`Or its file:  ${relative('.', file)}   (every save shows at once)`);
  }
  console.log(`Blocks:       ${new URL('/__catalogue', server.address).href}`);
  console.log(`Sent forms:   ${new URL('/__outbox', server.address).href}`);
  if (guests) tellGuests(guests, server.guestAddresses);
  for (const link of findUploads(dirname(file)).linkedFolders) console.log(`\n${remedyOfLink(link)}\n`);
  console.log('Stop with Ctrl+C.');
  server.prepare().catch(console.error);
  if (project.own) void followOwnCode(project.own, join(project.root, 'schema'), () => putSchema(file, project.root));
  // The addresses are told before the site is read, which takes the longest.
  const complaint = await server.open();
  if (!isNew && complaint !== undefined) console.error(`\n${complaint}`);
  return new Promise(() => {});
}

const noNetwork =
  'This machine is in no network of a house or an office, so no other device can be shown anything. Connect it, then start again; or start without --share.';

/** Makes what the guests of the next hour are told. */
function guestsFor(mayWrite: boolean): GuestOptions {
  const until = Date.now() + guestTime;
  return { code: newGuestCode(), mayWrite, until, now: Date.now, addresses: privateAddresses() };
}

/** Says where other devices find the editor, and what they are asked for. */
function tellGuests({ code, mayWrite, until }: GuestOptions, addresses: string[]): void {
  const clock = new Date(until).toTimeString().slice(0, 5);
  const may = mayWrite ? 'edit the site' : 'look at the site, and change nothing,';
  console.log(`\nWho is in the same network may ${may} until ${clock}, on any device, with this code:`);
  console.log(`The code:     ${code}`);
  for (const address of addresses) console.log(`The address:  ${address}`);
  if (addresses.length === 0) console.log('But another program has this port there. Choose another with --port.');
  console.log('What they send is not encrypted: do this in a network that you trust.\n');
}

/** Says who has the port; for a server of the same site, that it runs already. */
function tellPortHolder(holder: PortHolder, name: string, port: number): ExitCode {
  const address = `http://localhost:${port}/`;
  if (holder === 'this-site') {
    console.log('This site was started before, and is still served. Ctrl+C ends it in the window where it runs.');
    console.log(`The site:     ${address}\nEdit it:      ${new URL(editorPath, address).href}`);
    return 0;
  }
  const by =
    holder === 'another-site'
      ? 'another site, which was started in another window: Ctrl+C ends it there'
      : 'another program';
  const quoted = /\s/.test(name) ? `"${name}"` : name;
  const site = name === 'site.json' ? '' : `--site ${quoted} `;
  return refuse(`Port ${port} is taken by ${by}. Choose another port: npm start -- ${site}--port ${port + 1}`);
}

/**
 * Assembles the engine with the site's own code anew whenever that changes, and writes the schema that follows from it
 * beside the site.
 */
async function followOwnCode({ folders, refresh }: OwnCode, schemas: string, tell: () => void): Promise<void> {
  const { watchFolders } = await import('../live/watch-folders');
  const follow = (): void => watcher.follow(new Map([...folders(), schemas].map((folder) => [folder, undefined])));
  let resting: ReturnType<typeof setTimeout> | undefined;
  const watcher = watchFolders(new AbortController().signal, () => {
    clearTimeout(resting);
    resting = setTimeout(() => {
      const faults = refresh();
      if (faults.length > 0) console.error(faults.join('\n'));
      tell();
      follow();
    }, restOfOwnCode);
  });
  follow();
}

/** The time without changes after which a site's code is read, in milliseconds: a save writes several files at once. */
const restOfOwnCode = 30;

/** Gives the code that draws the site, as it was published. */
async function publishedCode(project: BundledProject): Promise<ServedCode> {
  const { servePublishedCode } = await import('../live/published-code');
  const { root, codeFolder, codeKey, loadBundle, keepBytecode } = project;
  const commands = join(codeFolder, 'commands');
  const { development }: { development: Development } = loadBundle(join(commands, 'develop.cjs'));
  const published = {
    development,
    version: codeKey,
    browserFolder: join(codeFolder, 'live'),
    editorFolder: join(codeFolder, 'editor'),
    keepBytecode,
  };
  return {
    openCode: () => servePublishedCode(published),
    exampleFolder: join(root, 'catalogue'),
    checkFile: join(commands, 'check-thread.cjs'),
  };
}

/** Gives the code that draws the site, as it is in the sources. */
async function sourceCode(project: BundledProject): Promise<ServedCode> {
  const { root, codeFolder } = project;
  const [{ openSources }, { editorKey, readCode }] = await Promise.all([
    import('../vite/source-code'),
    import('./code-key.js'),
  ]);
  return {
    openCode: openSources({ project, readCode: () => readCode(root), editorKey: () => editorKey(root) }),
    exampleFolder: join(root, 'src/catalogue'),
    checkFile: join(codeFolder, 'start/check-thread.cjs'),
  };
}
