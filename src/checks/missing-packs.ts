import { isObject, type JsonObject } from '../manifest/manifest';
import { memberPointer } from '../manifest/pointer';
import type { Finding } from './problem';
import type { Registry } from './registry';

/** Gives what is wrong with the packs that a site names: one that is not installed, is of another version, or needs a newer engine. */
export function missingPacks({ packs }: JsonObject, { packs: installed }: Registry): Finding[] {
  if (!isObject(packs)) return [];
  return Object.entries(packs).flatMap(([name, asked]) => {
    const { version: there, needs } = (Object.hasOwn(installed, name) && installed[name]) || {};
    if (typeof asked !== 'number' || (there === asked && needs === undefined)) return [];
    const message =
      there === asked
        ? `The pack "${name}" needs Pagewright ${needs}, and an older one is installed. Run: npm install pagewright@${needs} @pagewright/kit@${needs}`
        : there === undefined
          ? `The pack "${name}" is not installed. If its name is right, run: npm install --save-dev ${name}@${asked}`
          : there > asked
            ? `Version ${there} of the pack "${name}" is installed, and this site is written for version ${asked}. Run: npm install --save-dev ${name}@${asked} – or read what has changed in the pack, and write ${there} here.`
            : `This site is written for version ${asked} of the pack "${name}", and version ${there} is installed. Run: npm install --save-dev ${name}@${asked}`;
    return [
      {
        rule: 'schema',
        severity: 'error',
        pointer: memberPointer('/packs', name),
        message,
        stops: 'all',
      } satisfies Finding,
    ];
  });
}
