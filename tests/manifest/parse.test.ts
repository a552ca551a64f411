import { expect, test } from 'vitest';
import { parseManifest } from '../../src/manifest/parse';

test('gives the object that a text holds, its keys in their order', () => {
  const { root, fault } = parseManifest('{"z": 1, "a": {"y": [true], "b": null}}');
  expect(fault).toBeUndefined();
  expect(JSON.stringify(root)).toBe('{"z":1,"a":{"y":[true],"b":null}}');
});

test('gives the fault of a text that is no JSON object', () => {
  const { root, fault } = parseManifest('{"z": 1,}');
  expect(root).toBeUndefined();
  expect(fault).toMatchObject({ offset: 7, length: 1 });
});
