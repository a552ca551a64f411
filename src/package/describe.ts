import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the packages take from that of the project. */
export interface Description {
  version: string;
  description: string;
  license: string;
  /** The address of the repository that publishes them. */
  repository?: string;
  engines: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Reads the package.json of the project. */
export function readDescription(root: string): Description {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
}
