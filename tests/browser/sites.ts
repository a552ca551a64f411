import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { Manifest } from '../../src/manifest/manifest';
import type { SiteName } from './serve-site';

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
}

/** One of the sites that the setup has built and serves. */
export function siteUnderTest(name: SiteName): SiteUnderTest {
  const { origin, base, outboxFolder, file, problem } = inject('sites')[name];
  if (problem) throw new Error(`${file} was not built: ${problem}`);
  const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'));
  return {
    manifest,
    address: origin + base.slice(0, -1),
    base: base.slice(0, -1),
    outboxFolder,
    paths: manifest.routes.map(({ path }) => path),
  };
}
