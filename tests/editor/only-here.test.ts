import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CheckMemory } from '../../src/checks/check-memory';
import { checkManifest } from '../../src/checks/check-site';
import type { Assets } from '../../src/compose/assets';
import { composePage } from '../../src/compose/compose-page';
import { composeShell } from '../../src/compose/compose-shell';
import { pagesOf, siteOf } from '../../src/editor/drawing/engine';
import type { Edit } from '../../src/editor/members/members';
import { separateBlock, valuesInText, writeOutValue } from '../../src/editor/only-here/only-here';
import { readAssets } from '../../src/frame/read-assets';
import type { Json, JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { memberPointer, type Pointer, valueAt } from '../../src/manifest/pointer';
import { fewByDay, isLong } from '../is-long';
import { root as project } from '../project';
import { registry } from '../registry';
import { now } from './now';

/** Texts whose braces name a field of an entry that is called like a value. */
const namedLikeValues: Record<string, string[]> = {
  agency: [],
  kajak: ['/routes/0/blocks/3/items/as/role {town}, {trip.name}', '/routes/2/blocks/4/items/as/role {town}'],
};

const sites = fewByDay(1, Object.entries(namedLikeValues)).map(([name, fieldsOfEntries]) => {
  const folder = join(project, 'tests/fixtures', name);
  const root: JsonObject = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  const { assets } = readAssets(folder);
  const memory = new CheckMemory();
  const shown = shownBy(root, assets);
  return { name, fieldsOfEntries, root, assets, memory, shown, errors: errorsOf(root, assets, memory) };
});

for (const { name, fieldsOfEntries, root, assets, memory, shown, errors } of sites) {
  test(`every placement of a shared block in the site ${name} can be a block of its page that shows the same`, () => {
    const placements = [...partsOf(root)].filter(({ value }) => isPlacement(value));
    expect(placements.length).toBeGreaterThan(4);
    for (const { pointer } of isLong ? placements : placements.slice(0, 4)) {
      const edit = separateBlock(root, now, pointer) as Edit;
      expect(valueAt(edit.after, pointer)).toHaveProperty('type', expect.not.stringMatching('shared'));
      expect(shownBy(edit.after, assets)).toBe(shown);
      expect(errorsOf(edit.after, assets, memory)).toEqual(errors);
    }
  });

  test(`every value in a text of the site ${name} can be its words in that text, which shows the same`, () => {
    const isShown = /^\/(routes|notFound|shared|collections|header|footer)\//;
    const uses = [...partsOf(root)].flatMap(({ value, pointer }) =>
      typeof value === 'string' && isShown.test(pointer)
        ? valuesInText(root, value).map((used) => ({ used, pointer, value }))
        : [],
    );
    expect(uses.length).toBeGreaterThan(4);
    const refused: string[] = [];
    const tried = uses.filter(({ pointer, value }, index) => {
      return isLong || index % 5 === 0 || fieldsOfEntries.includes(`${pointer} ${value}`);
    });
    for (const { used, pointer, value } of tried) {
      const edit = writeOutValue(root, pointer, used, assets, registry, now);
      if (!edit) {
        refused.push(`${pointer} ${value}`);
        continue;
      }
      expect(valuesInText(edit.after, String(valueAt(edit.after, pointer)))).not.toContain(used);
      expect(shownBy(edit.after, assets)).toBe(shown);
      expect(errorsOf(edit.after, assets, memory)).toEqual(errors);
    }
    expect(refused).toEqual(fieldsOfEntries);
  });
}

test('words of a value that look like marks or braces stay words where they are written out', () => {
  const { root, assets } = sites[0] as (typeof sites)[0];
  const text = 'Ask **{phone}** now, [{phone}](tel:{phone}).';
  const odd = { ...root, values: { ...(root.values as JsonObject), phone: '*1* [2] {email} 3' } };
  const place = '/routes/0/blocks/0/text';
  const [first, ...others] = root.routes as JsonObject[];
  const [hero, ...blocks] = (first as JsonObject).blocks as JsonObject[];
  const site = { ...odd, routes: [{ ...first, blocks: [{ ...hero, text }, ...blocks] }, ...others] } as JsonObject;
  const before = shownBy(site, assets);
  const edit = writeOutValue(site, place, 'phone', assets, registry, now) as Edit;
  expect(valueAt(edit.after, place)).toContain('**\\*1\\* \\[2\\] {{email}} 3**');
  expect(shownBy(edit.after, assets)).toBe(before);
});

test('a value that one text alone says moves into it, and nothing is left that nothing uses', () => {
  const { root, assets, memory, errors } = sites[0] as (typeof sites)[0];
  const place = '/routes/0/blocks/0/text';
  const told = { ...root, values: { ...(root.values as JsonObject), story: 'Founded by two sisters.' } };
  const site = set(told, place, '{story}') as JsonObject;
  const { after } = writeOutValue(site, place, 'story', assets, registry, now) as Edit;
  expect([valueAt(after, place), valueAt(after, '/values/story')]).toEqual(['Founded by two sisters.', undefined]);
  expect(errorsOf(after, assets, memory)).toEqual(errors);
  const twice = set(site, '/routes/0/description', 'About us. {story}') as JsonObject;
  const kept = writeOutValue(twice, place, 'story', assets, registry, now) as Edit;
  expect(valueAt(kept.after, '/values/story')).toBe('Founded by two sisters.');
});

function isPlacement(value: Json): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'shared';
}

function* partsOf(value: Json, pointer: Pointer = ''): Generator<{ value: Json; pointer: Pointer }> {
  yield { value, pointer };
  if (value === null || typeof value !== 'object') return;
  for (const [key, part] of Object.entries(value)) yield* partsOf(part, memberPointer(pointer, key));
}

function shownBy(root: JsonObject, assets: Assets): string {
  const site = siteOf(root, assets, registry, now);
  return JSON.stringify([composeShell(site).shell, ...pagesOf(site).map((route) => composePage(site, route).page)]);
}

/** The messages of the errors; what an edit has not reached is remembered from the check before it. */
function errorsOf(root: JsonObject, assets: Assets, memory: CheckMemory): string[] {
  const { findings } = checkManifest(root, assets, { now, registry, showsDrafts: true, memory });
  return findings.filter(({ severity }) => severity === 'error').map(({ message }) => message);
}
