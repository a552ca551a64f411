import { expect, test } from 'vitest';
import { found } from '../site-with';

const rule = 'shared-block-exists';

test('reports the placement of a block that is not there', () => {
  expect(found(rule, { '/routes/0/blocks/2/block': 'raedy' })).toMatchInlineSnapshot(
    `"raedy → No block on several pages is named "raedy". Did you mean "ready"?"`,
  );
  expect(found(rule, { '/shared': undefined })).toMatchInlineSnapshot(
    `"ready → No block on several pages is named "ready". Write it under "shared"."`,
  );
  expect(found(rule, { '/routes/0/blocks/2/block': 'constructor' })).toMatchInlineSnapshot(
    `"constructor → No block on several pages is named "constructor". There is: "ready"."`,
  );
});

test('accepts a block that is placed twice', () => {
  expect(found(rule, { '/routes/1/blocks/-': { type: 'shared', block: 'ready' } })).toBe('nothing');
});
