import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Workspace } from '../../src/edit-api/workspace';
import type { Conflict } from '../../src/manifest/merge';
import { type FakeForge, type Fault, kinds, startFakeForge } from '../forge/start-fake-forge';
import { isLong } from '../is-long';
import { type Browser, edit, key, newBrowser, printed, publish, siteIn } from './browser-parts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

/** The fields that each of two people changes alone, and the one that both do. */
const own = [
  ['a', 'b', 'c'],
  ['d', 'e', 'f'],
] as const;
const ofBoth = 'shared';

/** What somebody does: 0 and 1 are the two people. */
type Action = { who: 0 | 1 } & (
  | { does: 'edit'; field: 0 | 1 | 2 | 'shared' }
  | { does: 'upload' }
  | { does: 'publish'; faults: Fault[]; isAtOnce: boolean }
  | { does: 'reopen'; later: number }
);

const who = fc.constantFrom(0 as const, 1 as const);

/** Something that goes wrong at any call, or somebody else who writes into the repository before it. */
const fault: fc.Arbitrary<Fault> = fc.record({
  at: fc.integer({ min: 1, max: 14 }),
  does: fc.constantFrom('cutBefore', 'cutAfter', 'truncate', 'wrongJson', 'move'),
});

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    who,
    does: fc.constant('edit' as const),
    field: fc.constantFrom(0 as const, 1 as const, 2 as const, 'shared' as const),
  }),
  fc.record({ who, does: fc.constant('upload' as const) }),
  fc.record({
    who,
    does: fc.constant('publish' as const),
    faults: fc.array(fault, { maxLength: 3 }),
    isAtOnce: fc.boolean(),
  }),
  fc.record({ who, does: fc.constant('reopen' as const), later: fc.nat({ max: 3 }) }),
);

/** One of the two, with what they have written and nobody else may change. */
interface Phone {
  browser: Browser;
  workspace: Workspace;
  fields: Record<string, string>;
}

test('two people on two phones: no field is lost, no commit is half of one, and what does not overlap is merged unasked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kinds),
      fc.array(action, { minLength: 3, maxLength: 10 }),
      async (kind, all) => {
        const start = Object.fromEntries([...own.flat(), ofBoth].map((field) => [field, 'first']));
        const builds = [printed(start)];
        let built = 0;
        await fake.control({
          do: 'begin',
          tokens: { [key]: { mayWrite: true } },
          files: { 'site.json': printed(start) },
        });
        const phones = [
          await open(newBrowser(fake, kind), printed(start)),
          await open(newBrowser(fake, kind), printed(start)),
        ];
        let count = 0;
        for (const one of all) {
          const phone = phones[one.who];
          if (!phone) continue;
          if (one.does === 'edit') {
            const field = one.field === ofBoth ? ofBoth : own[one.who][one.field];
            await write(phone, field, `${field} ${++count}`);
          } else if (one.does === 'upload') {
            const name = `${one.who}-${++count}.csv`;
            const added = await phone.workspace.addUpload(new File([name], name));
            await write(phone, `file${one.who}`, 'path' in added ? added.path : '');
          } else if (one.does === 'reopen') {
            // The host builds in its own time, and never goes back.
            built = Math.min(builds.length - 1, built + one.later);
            await reopen(phone, builds[built] ?? '');
          } else {
            // A third person writes fields of their own.
            const faults = one.faults.map((each) =>
              each.does === 'move' ? { ...each, fields: { [`third${++count}`]: 'theirs' } } : each,
            );
            await fake.control({ do: 'faults', faults });
            const publishing = one.isAtOnce ? phones : [phone];
            await Promise.all(publishing.map(publishOnce));
            await fake.control({ do: 'faults', faults: [] });
          }
          const site = await whole();
          if (builds.at(-1) !== site) builds.push(site);
          for (const each of phones) expect(JSON.parse((await siteIn(each.workspace)).text)).toMatchObject(each.fields);
        }
        // Once nothing goes wrong any more, all of it is published.
        for (const phone of [...phones, ...phones]) await untilPublished(phone);
        const published = JSON.parse(await whole());
        for (const { fields } of phones) expect(published).toMatchObject(fields);
        const thirds = builds.flatMap((text) =>
          Object.keys(JSON.parse(text)).filter((name) => name.startsWith('third')),
        );
        expect(Object.keys(published)).toEqual(expect.arrayContaining(thirds));
        expect((await fake.control({ do: 'report' })).leaks).toEqual([]);
      },
    ),
    { numRuns: isLong ? 500 : 20 },
  );
});

async function open(browser: Browser, beside: string): Promise<Phone> {
  const { workspace } = await browser.open(beside);
  expect(await workspace.connection?.open(key)).toBeUndefined();
  return { browser, workspace, fields: {} };
}

/** Opens the editor again, with what the host has built by now. */
async function reopen(phone: Phone, beside: string): Promise<void> {
  const { workspace, conflicts } = await phone.browser.open(beside);
  expect(await workspace.connection?.open(key)).toBeUndefined();
  phone.workspace = workspace;
  await decide(phone, conflicts);
}

async function write(phone: Phone, field: string, value: string): Promise<void> {
  await edit(phone.workspace, (root) => Object.assign(root, { [field]: value }));
  if (field !== ofBoth) phone.fields[field] = value;
}

/** Publishes, whatever comes of it; what is asked is about the one place that both have changed, and gives both versions. */
async function publishOnce(phone: Phone): Promise<string> {
  const { shared: mine } = JSON.parse((await siteIn(phone.workspace)).text);
  const outcome = await publish(phone.workspace);
  if (outcome.state === 'refused') expect(outcome.says).toMatch(/Nothing is lost/);
  if (outcome.state !== 'conflict') return outcome.state;
  expect(outcome.conflicts.map((conflict) => conflict.mine)).toEqual([mine]);
  await decide(phone, outcome.conflicts);
  return outcome.state;
}

/** Chooses one's own version wherever it is asked. */
async function decide(phone: Phone, conflicts: readonly Conflict[]): Promise<void> {
  for (const { pointer, mine } of conflicts) {
    expect(pointer).toBe(`/${ofBoth}`);
    await write(phone, ofBoth, String(mine));
  }
}

async function untilPublished(phone: Phone): Promise<void> {
  for (let tries = 0; tries < 3; tries++) if ((await publishOnce(phone)) === 'published') return;
  throw new Error('It is not published with nothing in the way.');
}

/** Gives the site.json at the head of the branch, with which every upload is there that it names. */
async function whole(): Promise<string> {
  const { files } = await fake.control({ do: 'report' });
  const text = Buffer.from(files['site.json'] ?? '', 'base64').toString();
  const named = [...text.matchAll(/"(uploads\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(named));
  return text;
}
