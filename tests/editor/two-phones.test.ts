import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishSite } from '../../src/editor/publish/publish-site';
import { readBase } from '../../src/editor/session/base';
import { createEditor } from '../../src/editor/session/editor';
import { createIconDrawings } from '../../src/editor/session/icons';
import { save } from '../../src/editor/session/save';
import type { Desk } from '../../src/editor/session/use-editor';
import { readAssets } from '../../src/frame/read-assets';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { type Pointer, valueAt } from '../../src/manifest/pointer';
import { type FakeForge, type Fault, kinds, startFakeForge } from '../forge/start-fake-forge';
import { root } from '../project';
import { registry } from '../registry';
import { type Browser, key, newBrowser, siteIn } from '../working-copy/browser-parts';
import { now } from './now';
import { checker } from './opened-file';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

const file = join(root, 'tests/fixtures/contact-form/site.json');
const first = readFileSync(file, 'utf8');
const { assets } = readAssets(dirname(file));

/** The fields that each of two people changes alone, and the one that both do. */
const own: Pointer[][] = [
  ['/site/name', '/routes/0/title'],
  ['/site/description', '/footer/copyright'],
];
const ofBoth = '/routes/0/description';

/** What somebody does: 0 and 1 are the two people. */
type Action = { who: 0 | 1 } & (
  | { does: 'type'; field: 0 | 1 | 2 }
  | { does: 'save' }
  | { does: 'publish'; faults: Fault[]; isAtOnce: boolean }
);

const who = fc.constantFrom(0 as const, 1 as const);
const fault: fc.Arbitrary<Fault> = fc.record({
  at: fc.integer({ min: 1, max: 14 }),
  does: fc.constantFrom('cutBefore', 'cutAfter', 'truncate', 'wrongJson'),
});
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ who, does: fc.constant('type' as const), field: fc.constantFrom(0 as const, 1 as const, 2 as const) }),
  fc.record({ who, does: fc.constant('save' as const) }),
  fc.record({
    who,
    does: fc.constant('publish' as const),
    faults: fc.array(fault, { maxLength: 2 }),
    isAtOnce: fc.boolean(),
  }),
);

/** One of the two, in the editor, with what they have typed and nobody else may change. */
interface Phone {
  desk: Desk;
  typed: Map<Pointer, string>;
}

test('two people in the editor on two phones: no field is lost, and no commit is half of one', {
  tags: 'night',
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.array(action, { minLength: 3, maxLength: 10 }),
      async (kind, all) => {
        await fake.control({ do: 'begin', tokens: { [key]: { mayWrite: true } }, files: { 'site.json': first } });
        const phones = [await open(newBrowser(fake, kind)), await open(newBrowser(fake, kind))] as const;
        let count = 0;
        for (const one of all) {
          const phone = phones[one.who];
          if (one.does === 'type') type(phone, own[one.who]?.[one.field] ?? ofBoth, `Words ${++count}`);
          else if (one.does === 'save') await save(phone.desk.editor, phone.desk.workspace, checker);
          else {
            await fake.control({ do: 'faults', faults: one.faults });
            await Promise.all((one.isAtOnce ? phones : [phone]).map(publishOnce));
            await fake.control({ do: 'faults', faults: [] });
          }
          await whole();
          for (const each of phones) expectKept(each, each.desk.editor.state().edits.root);
        }
        // Once nothing goes wrong any more, all of it is published.
        for (const phone of [...phones, ...phones]) await untilPublished(phone);
        const published = await whole();
        for (const phone of phones) expectKept(phone, published);
      },
    ),
    { numRuns: 60 },
  );
});

async function open(browser: Browser): Promise<Phone> {
  const { workspace } = await browser.open(first);
  expect(await workspace.connection?.open(key)).toBeUndefined();
  const base = readBase(await siteIn(workspace));
  if ('failure' in base) throw new Error(base.failure);
  const icons = createIconDrawings(workspace, {});
  const editor = createEditor(base, assets, { workspace, registry, checker, icons, now });
  return { desk: { editor, workspace, checker, icons, registry }, typed: new Map() };
}

function type({ desk: { editor }, typed }: Phone, place: Pointer, words: string): void {
  editor.change({ says: place, place, after: set(editor.state().edits.root, place, words) });
  if (place !== ofBoth) typed.set(place, words);
}

function expectKept({ typed }: Phone, site: JsonObject): void {
  for (const [place, words] of typed) expect([place, valueAt(site, place)]).toEqual([place, words]);
}

/** Publishes, whatever comes of it; what is asked is about the one place that both have changed. */
async function publishOnce({ desk }: Phone): Promise<string> {
  const { editor } = desk;
  const { state, says } = await publishSite(desk, undefined);
  if (state === 'refused') expect(says).not.toBe('');
  for (const conflict of editor.state().conflicts) {
    expect(conflict.pointer).toBe(ofBoth);
    editor.tell({ kind: 'settle', conflict, takesTheirs: false });
  }
  return state;
}

async function untilPublished(phone: Phone): Promise<void> {
  for (let tries = 0; tries < 4; tries++) if ((await publishOnce(phone)) === 'published') return;
  throw new Error('It is not published with nothing in the way.');
}

/** Gives the site at the head of the branch, which is one that can be read. */
async function whole(): Promise<JsonObject> {
  const { files } = await fake.control({ do: 'report' });
  return JSON.parse(Buffer.from(files['site.json'] ?? '', 'base64').toString());
}
