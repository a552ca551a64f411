import { Ajv } from 'ajv';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import siteSchema from '../../schema/site.schema.json';
import { validateManifest } from '../../src/checks/validate';
import { withoutComments } from '../../src/manifest/comments';
import type { JsonObject } from '../../src/manifest/manifest';
import { isLong } from '../is-long';
import { textOf } from '../project';
import { registry } from '../registry';
import { undeclared } from '../undeclared';
import { applyEdit, randomEdit } from './random-edit';

const ajv = new Ajv({ strict: false });
const acceptsByPublishedSchema = ajv.compile(siteSchema);
/** Sites whose collections declare nothing: what entries say of declared fields is held to no published schema. */
const fixtures = ['agency', 'werkstatt', 'tajlid', 'kajak', 'contact-form'].map((name) =>
  JSON.stringify(undeclared(withoutComments(JSON.parse(textOf(`tests/fixtures/${name}/site.json`))))),
);

test('the validators of the block types agree, together, with the published schema on any edit', {
  timeout: 900_000,
}, () => {
  let refused = 0;
  const numRuns = isLong ? 10_000 : 150;
  fc.assert(
    fc.property(
      fc.constantFrom(...fixtures),
      fc.array(randomEdit, { minLength: 1, maxLength: 2 }),
      (fixture, edits) => {
        const site: JsonObject = JSON.parse(fixture);
        for (const edit of edits) applyEdit(site, edit);
        const isAccepted = acceptsByPublishedSchema(site);
        if (!isAccepted) refused++;
        // Days are known by their declaration alone, so the published schema holds those of entries to nothing.
        const isOfEntry = /^\/collections\/[^/]+\/entries\//;
        const findings = validateManifest(site, registry);
        const comparable = isAccepted ? findings.filter((one) => !isOfEntry.test(one.instancePath)) : findings;
        expect(comparable.length === 0).toBe(isAccepted);
      },
    ),
    { numRuns, seed: 11 },
  );
  expect(refused).toBeGreaterThan(numRuns / 5);
  expect(refused).toBeLessThan(numRuns);
});
