import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Manifest } from '../../src/manifest/manifest';
import type { BuiltPage } from '../build-file';
import { isLong } from '../is-long';
import type { ServedSite } from './serve-site';
import { type SiteName, siteFile } from './site-names';

/** A built site as a browser test sees it. */
export interface SiteUnderTest {
  manifest: Manifest;
  /** Where it is served, base included, without a slash at its end. */
  address: string;
  /** The base, without a slash at its end. */
  base: string;
  /** Where sent forms arrive. */
  outboxFolder: string;
  /** The paths of its pages. */
  paths: string[];
  /** Those of its pages in further languages. */
  translatedPaths: string[];
  /** Those that are looked at, and one that is not there: enough to see every type of block; in the long tests, all. */
  samplePaths: string[];
}

const asked = new Map<SiteName, Promise<ServedSite>>();

/** A site as it is built and served, once for all tests: it is when it is first asked for. Rejects where it could not be built. */
export function servedSite(name: SiteName): Promise<ServedSite> {
  const known = asked.get(name) ?? askFor(name);
  asked.set(name, known);
  return known;
}

async function askFor(name: SiteName): Promise<ServedSite> {
  const answer = await fetch(`${inject('sitesHost')}/${name}`);
  if (!answer.ok) throw new Error(await answer.text());
  const site: ServedSite = await answer.json();
  if (site.problem) throw new Error(`${siteFile(name)} was not built: ${site.problem}`);
  return site;
}

/** One of the sites that are built and served for all tests. */
export async function siteUnderTest(name: SiteName): Promise<SiteUnderTest> {
  const { origin, base, outboxFolder, file, pages, translatedPaths } = await servedSite(name);
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  return {
    manifest,
    address: origin + base.slice(0, -1),
    base: base.slice(0, -1),
    outboxFolder,
    paths: pages.map(({ path }) => path),
    translatedPaths,
    samplePaths: [...pagesOfEveryType(pages), '/no-such-page'],
  };
}

/** Paths of some sites that are looked at, each with the name of its site; no more of one than `most`. */
export async function samplesOf(names: SiteName[], most?: number): Promise<[name: SiteName, path: string][]> {
  const samples: [SiteName, string][] = [];
  for (const name of names) {
    const { samplePaths } = await siteUnderTest(name);
    samples.push(...samplePaths.slice(0, most).map((path): [SiteName, string] => [name, path]));
  }
  return samples;
}

/** Pages that together have every type of block, with and without pictures. */
function pagesOfEveryType(pages: BuiltPage[]): string[] {
  if (isLong) return pages.map(({ path }) => path);
  const seen = new Set<string>();
  const chosen = pages.filter(({ types }) => {
    const isNew = types.some((type) => !seen.has(type));
    for (const type of types) seen.add(type);
    return isNew;
  });
  return chosen.map(({ path }) => path);
}
