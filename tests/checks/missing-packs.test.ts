import { expect, test } from 'vitest';
import { missingPacks } from '../../src/checks/missing-packs';
import { allWords } from '../../src/registry/all-words';
import { createRegistry } from '../../src/registry/registry';
import { found, problemsOf } from './site-with';

test('a pack that is not installed, is of another version, or needs a newer engine, is told by its name, with what to do', () => {
  const registry = {
    ...createRegistry('', allWords),
    packs: { hours: { version: 2 }, rooms: { version: 0, needs: '0.4.0' } },
  };
  const beside = { later: { version: 2, types: ['later-hours'] } };
  const said = (packs: Record<string, number>): string[] =>
    missingPacks({ packs }, registry, { packs: beside }).map(({ pointer, message }) => `${pointer}: ${message}`);
  expect(said({ hours: 2 })).toEqual([]);
  expect(said({ rooms: 0 })).toEqual([
    '/packs/rooms: The pack "rooms" needs Pagewright 0.4.0, and an older one is installed. Run: npm install pagewright@0.4.0 @pagewright/kit@0.4.0',
  ]);
  expect(said({ '@of/beds': 1, hours: 3 })).toEqual([
    '/packs/@of~1beds: The pack "@of/beds" is not installed. If its name is right, run: npm install --save-dev @of/beds@1',
    '/packs/hours: This site is written for version 3 of the pack "hours", and version 2 is installed. Run: npm install --save-dev hours@3',
  ]);
  expect(said({ hours: 1 })).toEqual([
    '/packs/hours: Version 2 of the pack "hours" is installed, and this site is written for version 1. Run: npm install --save-dev hours@1 – or read what has changed in the pack, and write 2 here.',
  ]);
  expect(said({ constructor: 1 })).toHaveLength(1);
  expect(said({ later: 2 })).toEqual([
    '/packs/later: The pack "later" is installed, and is taken in when Pagewright starts. Stop it with Ctrl+C, and start it again.',
  ]);
  expect(said({ later: 1 })[0]).toContain('Version 2 of the pack "later" is installed');
});

test('a block of a pack that is installed and not named says which pack to name, where, and how', () => {
  const packs = {
    'pagewright-pack-hours': { version: 2, types: ['rest-days', 'opening'] },
    '@of/beds': { version: 0, types: ['beds'] },
  };
  const block = (type: string): { type: string } => ({ type });
  const two = { '/routes/0/blocks/-': block('rest-days'), '/shared': { days: block('opening') } };
  expect(found('schema', two, { packs })).toBe(
    '"opening" → "opening" is a block of the pack "pagewright-pack-hours", which is installed, but this site does not name it. Write it into site.json, before "site": "packs": { "pagewright-pack-hours": 2 },',
  );
  expect(problemsOf(two, { packs })[0]?.related?.map(({ pointer }) => pointer)).toEqual(['/routes/0/blocks/3/type']);
  expect(found('schema', { '/routes/0/blocks/-': block('beds'), '/packs': {} }, { packs })).toBe(
    '"beds" → "beds" is a block of the pack "@of/beds", which is installed, but this site does not name it. Write it into "packs" of site.json: "@of/beds": 0',
  );
  // A pack that is named is taken in; that a type of no pack is unknown is said as ever.
  expect(found('schema', { '/routes/0/blocks/-': block('rests') }, { packs })).toContain('not one of the choices');
});
