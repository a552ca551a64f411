import checkWorkflow from './folder/check.yml?raw';
import publishWorkflow from './folder/publish.yml?raw';
import readme from './folder/README.md?raw';

/** The package managers, each with the command that installs in CI exactly what the lock file says. */
const installers = {
  npm: 'npm ci',
  pnpm: 'corepack enable && pnpm install --frozen-lockfile',
  yarn: 'corepack enable && yarn install --immutable',
} as const;

/** A program that installs packages, and its version, where that is known. */
export interface PackageManager {
  name: keyof typeof installers;
  version?: string | undefined;
}

/** Gives the package manager of a running command: each tells its name to the commands that it starts. */
export function packageManagerOf(userAgent: string | undefined): PackageManager {
  const [, name = '', version] = /^([a-z]+)(?:\/(\d+\.\d+\.\d+))?/.exec(userAgent ?? '') ?? [];
  return Object.hasOwn(installers, name) ? { name: name as PackageManager['name'], version } : { name: 'npm' };
}

/** Gives what installs the packages of a site in CI. */
function installerOf({ name, version }: PackageManager): string {
  return name === 'yarn' && version?.startsWith('1.') ? 'yarn install --frozen-lockfile' : installers[name];
}

/** The commands of the engine that the package of a site has as scripts. */
const commands = ['start', 'check', 'build', 'preview', 'artwork', 'rename-route', 'upgrade'];

/**
 * Gives the files of a site's folder beside the site itself, by their paths: its package, which needs nothing but the
 * engine of a version, what git leaves out, what VS Code should have, the workflows of GitHub, and a page for its owner.
 * Without a lock file, `isLocked`, the workflows install what the package asks for.
 */
export function siteFolder(
  name: string,
  version: string,
  manager: PackageManager,
  isLocked = true,
): Map<string, string> {
  const installer = isLocked ? installerOf(manager) : `${manager.name} install`;
  const install = (workflow: string): string => workflow.replace('INSTALL', installer);
  return new Map([
    ['package.json', packageOf(name, version, manager)],
    ['.gitignore', ['node_modules', 'dist', '.dist.*', '.outbox', '.history', '.pagewright', ''].join('\n')],
    ['.vscode/settings.json', '{\n  "[json]": { "editor.formatOnSave": false }\n}\n'],
    ['.github/workflows/check.yml', install(checkWorkflow)],
    ['.github/workflows/publish.yml', install(publishWorkflow)],
    ['README.md', readme.replace('NAME', name)],
    // Yarn's own way to keep packages leaves them in archives, from which no program can be started.
    ...(manager.name === 'yarn' ? [['.yarnrc.yml', 'nodeLinker: node-modules\n'] as const] : []),
  ]);
}

/** Writes the package of a site; nobody publishes it, so its name says only that it is a site. */
function packageOf(name: string, version: string, manager: PackageManager): string {
  const isYarn = manager.name === 'yarn';
  const content = {
    name: 'site',
    description: `The website of ${name}`,
    private: true,
    type: 'module',
    // By this, CI has the program that wrote the lock file; npm comes with Node.
    ...(manager.name !== 'npm' && manager.version && { packageManager: `${manager.name}@${manager.version}` }),
    scripts: {
      ...Object.fromEntries(commands.map((command) => [command, `pagewright ${command}`])),
      // Runs once packages are installed.
      ...(isYarn ? { postinstall: 'pagewright prepare' } : { prepare: 'pagewright prepare' }),
    },
    dependencies: { pagewright: `^${version}` },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
