import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getPackage } from '../get-package';

/** What the checker says of a file: an error, a warning or a hint. */
export interface Finding {
  url: string;
  message: string;
  /** What it is about, with its surroundings. */
  extract?: string;
}

/** Holds the Nu HTML checker, which the W3C offers as validator.w3.org/nu. */
const packagedChecker = 'vnu-jar';
const leastJava = 17;

/** The program that runs the checker, from JAVA_HOME or PATH; nothing where there is none or an older one. */
export function findJava(): string | undefined {
  const { JAVA_HOME } = process.env;
  const programs = JAVA_HOME ? [join(JAVA_HOME, 'bin/java'), 'java'] : ['java'];
  return programs.find((program) => {
    const { status, stderr } = spawnSync(program, ['-version'], { encoding: 'utf8' });
    return status === 0 && Number(/version "(\d+)/.exec(stderr)?.[1]) >= leastJava;
  });
}

/** What to say where it is not found. */
export const javaIsMissing = `The Nu HTML checker needs Java ${leastJava} or later, in JAVA_HOME or PATH; the pages are not checked by it.`;

/** All that the checker says of the HTML, CSS and SVG files in some folders, in the order of the files. */
export function checkHtml(java: string, folders: string[]): Finding[] {
  const checker = join(getPackage(packagedChecker), 'build/dist/vnu.jar');
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', '--also-check-css', '--also-check-svg'];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(html|css|svg)$/.test(path))
      .map((path) => join(folder, path)),
  );
  const { stdout, stderr, error } = spawnSync(java, ['-jar', checker, ...options, ...files], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    timeout: 300_000,
  });
  if (!stdout) throw new Error(`The Nu HTML checker did not run: ${error?.message ?? stderr}`);
  return JSON.parse(stdout).messages;
}

/**
 * What its release knows nothing of yet: anchors, by which an open list of the menu stands beside its button, the order
 * in which a letter's edge and its inside are painted, animations that follow how far a page is scrolled, and gradients
 * whose stops are custom properties.
 */
const notKnownYet =
  /^CSS: “((anchor-(name|scope)|position-(anchor|try-fallbacks)|inset-(block|inline))”.*(doesn't exist|“anchor\((start|end)\)” is not)|(paint-order|animation-(timeline|range))”: Property|(background|(-webkit-)?mask)”: Too many values)/;

/** Tells whether a finding is of something that the checker's release knows nothing of yet. */
export const isUnknownYet = ({ message, extract = '' }: Finding): boolean =>
  notKnownYet.test(message) || (message === 'CSS: “min-inline-size”: Parse Error.' && extract.includes('e(width)'));
