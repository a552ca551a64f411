import { expect, test } from 'vitest';
import { Merger } from '../../src/checks/merger';
import { type Finding, mostRelated } from '../../src/checks/problem';

/** Makes a finding of one cause at a place, with others that take part. */
function findingAt(pointer: string, related: string[] = []): Finding {
  const places = related.map((place) => ({ pointer: place }));
  return {
    ...{ rule: 'a-rule', severity: 'error', message: 'Wrong.', cause: 'one', pointer },
    ...(related.length > 0 && { related: places }),
  };
}

test('findings of one cause are one, with the places of all and the number of those that are left out', () => {
  const merger = new Merger();
  const many = Array.from({ length: mostRelated + 3 }, (_, index) => `/routes/${index}`);
  merger.add([findingAt('/a'), findingAt('/b'), findingAt('/a')]);
  const [few, ...others] = merger.findings;
  expect(others).toEqual([]);
  expect(few?.related?.map(({ pointer }) => pointer)).toEqual(['/b']);
  expect(few).not.toHaveProperty('further');
  merger.add([findingAt('/b', many)]);
  const [all] = merger.findings;
  expect(all?.related).toHaveLength(mostRelated);
  expect(all?.further).toBe(4);
  merger.add([findingAt('/c'), findingAt('/a')]);
  expect(merger.findings[0]?.further).toBe(5);
});
