import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { originOf } from '../../src/checks/origins';
import { plainCopy } from '../../src/compose/parse-copy';
import { drawPage, siteOf } from '../../src/editor/drawing/engine';
import { readings } from '../../src/editor/words/say-text';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { memberPointer, type Pointer, valueAt } from '../../src/manifest/pointer';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';

const isCopy = (value: unknown): value is Parameters<typeof plainCopy>[0] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((one) => (Array.isArray(one) ? one.every(isInline) : isInline(one) && typeof one !== 'string'));

const isInline = (value: unknown): boolean =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'content' in value);

/** Every text of a composed part, as it is read, with its pointer. */
function* textsOf(part: unknown, pointer: Pointer): Generator<{ pointer: Pointer; reads: string; isCopy: boolean }> {
  if (typeof part === 'string') yield { pointer, reads: part, isCopy: false };
  else if (isCopy(part)) yield { pointer, reads: plainCopy(part), isCopy: true };
  else if (part !== null && typeof part === 'object') {
    for (const [key, member] of Object.entries(part)) yield* textsOf(member, memberPointer(pointer, key));
  }
}

test.each(['agency', 'werkstatt', 'tajlid', 'kajak', 'contact-form'])(
  'what is read of a text in its field is what the page says of it: %s',
  (name) => {
    const file = join(project, 'tests/fixtures', name, 'site.json');
    const root: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
    const site = siteOf(root, readAssets(dirname(file)).assets, registry, now);
    const paths = site.manifest.routes.map(({ path }) => path);
    let compared = 0;
    for (const path of paths) {
      const drawnPage = drawPage(site, path);
      if (!drawnPage) continue;
      const seen = new Set<Pointer>();
      const blocks = drawnPage.clean.page.blocks.flatMap((block, index) => [
        ...textsOf(block, drawnPage.blocks[index] ?? ''),
      ]);
      for (const { pointer, reads, isCopy } of blocks) {
        const origin = originOf(pointer, drawnPage.origins);
        const text = valueAt(root, origin.pointer);
        // A picture is shown, and not read.
        if (typeof text !== 'string' || text.startsWith('uploads/') || seen.has(origin.pointer)) continue;
        seen.add(origin.pointer);
        compared++;
        expect
          .soft([
            path,
            origin.pointer,
            readings(text, origin.pointer, root, now, isCopy ? 'article' : undefined, drawnPage).pageText,
          ])
          .toEqual([path, origin.pointer, reads]);
      }
    }
    expect(compared).toBeGreaterThan(30);
  },
);
