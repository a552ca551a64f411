import { existsSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { nearestSite } from '../serve/nearest-site.js';

/** Gives the site.json that a command line means: a folder stands for the one in it, nothing for the nearest one. */
export function siteFile(name: string | undefined): string {
  if (name === undefined) return join(relative('.', folderOfSite()), 'site.json');
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() ? join(name, 'site.json') : name;
}

/**
 * Gives the folder of the site for a command that names none: this folder or the nearest above it that holds a
 * site.json, as git finds its repository; this folder where there is none.
 */
export function folderOfSite(): string {
  return nearestSite() ?? resolve();
}

/** Says that a site.json is not there, where it was looked for, and what to do. */
export function sayMissing(name: string): string {
  const file = resolve(name);
  if (file === resolve('site.json') && nearestSite() === undefined)
    return `There is no site.json in ${resolve()}, nor in a folder above it. Go to the folder of your site with cd, or name it: --site FOLDER. A new site begins with npm create pagewright@latest.`;
  const place = existsSync(dirname(file)) ? '' : `: there is no folder ${dirname(name)}`;
  return `There is no file ${name}${place}. Name the folder that holds the site.json.`;
}
