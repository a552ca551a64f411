import { accessSync, constants, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { getPackage } from '../get-package';

/** A browser that the tests can start. */
export interface FoundBrowser {
  executablePath: string;
  /** What it needs on its command line. */
  args: string[];
  /** Where it was unpacked, to be deleted after the tests. */
  temporaryFolder?: string;
}

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((folder) =>
    join(process.env[folder] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
];
/** Carries Chromium inside a package, for a machine without a browser; it runs on Linux alone. */
const packagedBrowser = '@sparticuz/chromium@153.0.0';
const usualArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds Chromium: the one that CHROMIUM_PATH names, one that is installed, Playwright's own, or else one
 * from the npm registry. Throws a sentence that says how to get one.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return { executablePath: named, args: usualArgs };
    throw new Error(`CHROMIUM_PATH is ${named}, where there is no program. Name the one of Chromium or Chrome.`);
  }
  const executablePath = [...onPath(), ...usualPlaces, chromium.executablePath()].find(isExecutable);
  if (executablePath) return { executablePath, args: usualArgs };
  try {
    return await installBrowser();
  } catch {
    throw new Error(
      'The browser tests found no Chromium, and could not get one from npm. Install Chrome or Chromium, or set CHROMIUM_PATH to its program.',
    );
  }
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const ending = process.platform === 'win32' ? '.exe' : '';
  return folders.flatMap((folder) => names.map((name) => join(folder, name + ending)));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface PackagedBrowser {
  args: string[];
  executablePath(): Promise<string>;
}

async function installBrowser(): Promise<FoundBrowser> {
  const entry = join(getPackage(packagedBrowser), 'build/index.js');
  // The package unpacks its libraries and fonts only where it believes itself on this service, and into TMPDIR.
  const temporaryFolder = mkdtempSync(join(tmpdir(), 'pagewright-chromium-'));
  const { TMPDIR } = process.env;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs22.x';
  process.env.TMPDIR = temporaryFolder;
  const { default: packaged }: { default: PackagedBrowser } = await import(pathToFileURL(entry).href);
  const executablePath = await packaged.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  return { executablePath, args: [...packaged.args, ...usualArgs], temporaryFolder };
}
