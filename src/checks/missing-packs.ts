import { isObject, type JsonObject } from '../manifest/manifest';
import { memberPointer } from '../manifest/pointer';
import type { Finding } from './problem';
import type { Registry } from './registry';

/** Gives what is wrong with the packs that a site names: one that is not installed, or is of another version. */
export function missingPacks({ packs }: JsonObject, { packs: installed }: Registry): Finding[] {
  if (!isObject(packs)) return [];
  return Object.entries(packs).flatMap(([name, asked]) => {
    const there = Object.hasOwn(installed, name) ? installed[name] : undefined;
    if (there === asked || typeof asked !== 'number') return [];
    const message =
      there === undefined
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
