import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { assetsFolder } from '../addresses/asset-path';
import { decoded, pathOfAddress, pathOfPageData } from '../addresses/page-address';
import { type Inspected, inspectPage, inspectShell } from '../checks/inspect';
import { countWritten, type LimitCount } from '../checks/limit-counts';
import type { Registry } from '../checks/registry';
import { exceeded } from '../checks/rules/limit-exceeded';
import { validateManifest } from '../checks/validate';
import { editionAt } from '../compose/editions';
import { type RouteSource, routeSources } from '../compose/routes';
import { prepareSite, type Site } from '../compose/site';
import { isForSharing } from '../frame/read-asset';
import { readAssets } from '../frame/read-assets';
import { type BytesInMemory, bytesIn } from '../manifest/bytes';
import { withoutComments } from '../manifest/comments';
import { asManifest, type JsonObject } from '../manifest/manifest';
import { migrate } from '../manifest/migrations/migrate';
import { parseManifest } from '../manifest/parse';
import { allWords } from '../registry/all-words';
import { createRegistry } from '../registry/registry';
import { answerLive, draftsPath, type LiveAnswer, type LiveRequest } from './live-site';
import type { Live } from './read-live';

/**
 * The length of a site.json, in bytes, from which its pages are drawn before the whole site is checked; the check of a
 * shorter one takes at most half a second.
 */
const long = 2_000_000;

/** A site.json that is valid JSON and keeps to its schema, and is not checked further. */
export interface UncheckedSite extends Live {
  site: Site;
  registry: Registry;
  bytes: BytesInMemory;
  /** Its value as it is checked. */
  root: JsonObject;
  /** The version of the code that has read it. */
  version: string;
}

/** Reads a long site.json as far as drawing its pages takes; undefined where it is short, or already wrong. */
export function readUnchecked(file: string, version: string): UncheckedSite | undefined {
  try {
    if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) < long) return undefined;
    return readLong(file, version);
  } catch {
    // The check fails of the same, and says so.
    return undefined;
  }
}

function readLong(file: string, version: string): UncheckedSite | undefined {
  const registry = createRegistry(version, allWords);
  const bytes = readFileSync(file);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const { root, fault } = parseManifest(text);
  if (fault) return undefined;
  const value = withoutComments(migrate(root).root);
  if (validateManifest(value, registry).length > 0) return undefined;
  const gathered = readAssets(dirname(file));
  const site = prepareSite(asManifest(value), gathered.assets, registry, new Date(), true);
  if (isPast(countWritten(site, text.length))) return undefined;
  return isWhole(inspectShell(site, registry))
    ? { site, registry, gathered, bytes: bytesIn(bytes), root: value, version, problems: [] }
    : undefined;
}

/**
 * Answers a request before the site is checked: for a page with its data and files, where composing the page finds
 * nothing wrong. Gives undefined where the check has to be awaited.
 */
export async function answerUnchecked(unchecked: UncheckedSite, asked: LiveRequest): Promise<LiveAnswer | undefined> {
  const { site, registry } = unchecked;
  const { pathname } = asked.url;
  if (asked.isEdit) return undefined;
  if (pathname === draftsPath) return answerLive(unchecked, asked);
  const [edition, route] = routeBehind(pathname, site);
  return route && isWhole(inspectPage(edition, route, registry)) ? answerLive(unchecked, asked) : undefined;
}

/** Gives the page behind an address, that of its data, or of a file that pages show; undefined for all others. */
function routeBehind(address: string, site: Site): [edition: Site, route: RouteSource | undefined] {
  const within = address.startsWith(site.base) ? address.slice(site.base.length) : '';
  // A picture for sharing is that of one page, which only all pages tell.
  if (within.startsWith(`${assetsFolder}/`) && !isForSharing(within)) return [site, routeSources(site).at(-1)];
  const path = decoded(pathOfPageData(within) ?? pathOfAddress(address, site.base));
  const edition = editionAt(path, site);
  return [edition, routeSources(edition).find((route) => decoded(route.path) === path)];
}

/** Tells whether a part was composed to its end, and nothing that it must show is missing. */
function isWhole({ facts, findings, effects }: Inspected): boolean {
  return !isPast(facts.items) && findings.length === 0 && effects.length === 0;
}

function isPast(counts: LimitCount[]): boolean {
  return exceeded(counts).length > 0;
}
