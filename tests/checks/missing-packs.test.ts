import { expect, test } from 'vitest';
import { missingPacks } from '../../src/checks/missing-packs';
import { allWords } from '../../src/registry/all-words';
import { createRegistry } from '../../src/registry/registry';

test('a pack that is not installed, is of another version, or needs a newer engine, is told by its name, with what to do', () => {
  const registry = {
    ...createRegistry('', allWords),
    packs: { hours: { version: 2 }, rooms: { version: 0, needs: '0.4.0' } },
  };
  const said = (packs: Record<string, number>): string[] =>
    missingPacks({ packs }, registry).map(({ pointer, message }) => `${pointer}: ${message}`);
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
});
