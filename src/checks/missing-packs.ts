import type { Assets, PackBeside } from '../compose/assets';
import { isObject, type JsonObject, ownMember } from '../manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../manifest/pointer';
import { type Finding, mostRelated } from './problem';
import type { Registry } from './registry';

/** Gives the findings about packs that a site names: one is not installed, is of another version, or needs a newer engine. */
export function missingPacks(
  { packs }: JsonObject,
  { packs: installed }: Registry,
  { packs: beside = {} }: Pick<Assets, 'packs'>,
): Finding[] {
  if (!isObject(packs)) return [];
  return Object.entries(packs).flatMap(([name, asked]) => {
    const { version: taken, needs } = ownMember(installed, name) ?? {};
    if (typeof asked !== 'number' || (taken === asked && needs === undefined)) return [];
    const there = taken ?? ownMember(beside, name)?.version;
    const message =
      taken === undefined && there === asked
        ? `The pack "${name}" is installed, and is taken in when Pagewright starts. Stop it with Ctrl+C, and start it again.`
        : there === asked
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

/**
 * Says of blocks whose type is none that is known, but comes with a pack that is installed, that the site must name it:
 * once for each pack, where the first of them stands. All other findings stay as they are.
 */
export function tellUnnamedPacks(
  findings: Finding[],
  root: JsonObject,
  { packs = {} }: Pick<Assets, 'packs'>,
): Finding[] {
  const packsOfSite = isObject(root.packs) ? root.packs : {};
  const unnamed = Object.entries(packs).filter(([name]) => !Object.hasOwn(packsOfSite, name));
  if (unnamed.length === 0) return findings;
  const places = new Map<string, Pointer[]>();
  const others = findings.filter(({ pointer, keyword }) => {
    const type = keyword === 'enum' && isTypeOfBlock.test(pointer) ? valueAt(root, pointer) : undefined;
    const [pack] = unnamed.find(([, { types }]) => types.some((known) => known === type)) ?? [];
    if (pack === undefined) return true;
    places.set(pack, [...(places.get(pack) ?? []), pointer]);
    return false;
  });
  const faultsOfUnnamed = unnamed.flatMap(([name, pack]) => unnamedPack(name, pack, places.get(name) ?? [], root));
  return [...others, ...faultsOfUnnamed];
}

const isTypeOfBlock = /\/(blocks|shared)\/[^/]+\/type$/;

function unnamedPack(
  name: string,
  { version }: PackBeside,
  [pointer, ...further]: Pointer[],
  root: JsonObject,
): Finding[] {
  if (pointer === undefined) return [];
  const member = `"${name}": ${version}`;
  const remedy = isObject(root.packs)
    ? `Write it into "packs" of site.json: ${member}`
    : `Write it into site.json, before "site": "packs": { ${member} },`;
  const related = further.slice(0, mostRelated).map((place) => ({ pointer: place }));
  return [
    {
      rule: 'schema',
      severity: 'error',
      pointer,
      message: `"${valueAt(root, pointer)}" is a block of the pack "${name}", which is installed, but this site does not name it. ${remedy}`,
      ...(related.length > 0 && { related }),
      ...(further.length > mostRelated && { further: further.length - mostRelated }),
    },
  ];
}
