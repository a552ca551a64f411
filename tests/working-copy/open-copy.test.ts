import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { openWorkingCopy } from '../../src/working-copy/open-copy';

test('where the network is gone, what belongs to the editor is told to be out of reach, in words of a phone', async () => {
  const gone: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const place = {
    address: '/gone/',
    repository: undefined,
    fetch: gone,
    isAlone: false,
    askToKeep() {},
    chooseFolder: undefined,
  };
  await expect(openWorkingCopy(place, '/', () => new Date(0))).rejects.toThrow(/Is this device connected/);
});
