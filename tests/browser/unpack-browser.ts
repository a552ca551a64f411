import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getPackage, versionOf } from '../get-package';
import { projectCache } from '../project';

const packaged = '@sparticuz/chromium';

/** Whether the browser from the npm registry runs on this machine. */
export const packagedBrowserRuns = process.platform === 'linux' && process.arch === 'x64';

/** The package's own file names a folder that is not there; without a font Chromium ends at the first form. */
const fontsConfig = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
</fontconfig>
`;

/**
 * Where Chromium from the npm registry lies, and what its environment must say. It is unpacked once, with its
 * libraries and fonts, into the cache; its fonts are the only ones that it sees. Throws where npm cannot get it.
 */
export function unpackBrowser(): { executablePath: string; env: Record<string, string> } {
  const folder = join(projectCache, `chromium-${versionOf(packaged)}`);
  if (!existsSync(folder)) unpack(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_FILE: join(folder, 'fonts/fonts.conf') },
  };
}

/** Unpacks into a folder that appears only when it is complete. */
function unpack(folder: string): void {
  const entry = pathToFileURL(join(getPackage(packaged), 'build/index.js')).href;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    // The package unpacks into TMPDIR, its libraries only where it believes itself on this service, and changes the
    // environment of the process.
    const script = `import chromium from ${JSON.stringify(entry)}; await chromium.executablePath();`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      env: { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
      stdio: 'ignore',
    });
    writeFileSync(join(unfinished, 'fonts/fonts.conf'), fontsConfig);
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
