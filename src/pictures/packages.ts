import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);

/**
 * The folder with all that the published engine has of other packages, each under its name: their data, and the code
 * that is loaded when it is needed. Undefined where the code runs in its own project, which has the packages
 * themselves.
 */
const ownFolder = import.meta.env.IS_PUBLISHED ? besideCode(fileURLToPath(import.meta.url)) : undefined;

/** Gives the absolute path of a file that would be imported under a name, such as `svgo` or `outfit/files/a.woff2`. */
export function packageFile(name: string): string {
  const file = ownFolder && join(ownFolder, name);
  return require.resolve(file && existsSync(file) ? file : name);
}

/**
 * The error for a package of the engine that cannot be loaded: a fault of the installation, and of no file of a site.
 */
export class MissingPackage extends Error {}

/** Loads a package that loads slowly and that few need; throws a `MissingPackage` where it is missing. */
export function loadPackage<T>(name: string): T {
  try {
    return require(packageFile(name));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new MissingPackage(
      `the engine cannot load its package ${name} (${reason}). Install its packages anew: npm ci.`,
      { cause: error },
    );
  }
}

/** Gives the folder in which a package lies. */
export function packageFolder(name: string): string {
  const around = [...(ownFolder === undefined ? [] : [ownFolder]), ...(require.resolve.paths(name) ?? [])];
  const folder = around.map((one) => join(one, name)).find((one) => existsSync(one));
  if (folder === undefined) throw new Error(`The package ${name} is not installed.`);
  return folder;
}

/** Gives a folder beside the one with the code, in which a bundled file lies at some depth. */
function besideCode(file: string): string {
  const [root = ''] = /^.*[/\\](?=code[/\\])/s.exec(file) ?? [];
  return join(root, 'packages');
}
