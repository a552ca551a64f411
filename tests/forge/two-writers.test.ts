import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Change, type Forge, ForgeFailure, type ForgeKind } from '../../src/forge/forge.ts';
import { isLong } from '../is-long.ts';
import { bytesOf, openFake, readable, textOf, token } from './open-fake.ts';
import { type FakeForge, type Fault, kinds, startFakeForge } from './start-fake-forge.ts';

let fake: FakeForge;
beforeAll(async () => {
  fake = await startFakeForge();
});
afterAll(() => fake.end());

/** One publication: fields of site.json, and uploads that are made, changed or taken away. */
interface Step {
  fields: Record<string, string>;
  uploads: Record<string, string | null>;
}

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    fields: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.string({ maxLength: 4 }), { maxKeys: 2 }),
    uploads: fc.dictionary(
      fc.constantFrom('ä b.svg', 'c#.svg', 'd/e.svg', 'f.svg'),
      fc.option(fc.string({ maxLength: 4 })),
      { maxKeys: 2 },
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

const fault: fc.Arbitrary<Fault> = fc.record({
  at: fc.integer({ min: 1, max: 60 }),
  does: fc.constantFrom('cutBefore', 'cutAfter', 'truncate', 'wrongJson'),
});

test.each(kinds)('two people publish at once at %s, and nothing of either is lost', async (kind) => {
  await fc.assert(
    fc.asyncProperty(steps, steps, fc.array(fault, { maxLength: 4 }), async (one, other, faults) => {
      const files = { 'site.json': '{}', 'uploads/f.svg': 'first' };
      const { head = '' } = await fake.control({ do: 'begin', tokens: { [token]: {} }, files, faults });
      const published = new Map<string, Step>();
      await Promise.all([
        publishAll(kind, 'One', head, one, published),
        publishAll(kind, 'Other', head, other, published),
      ]);
      const report = await fake.control({ do: 'report' });
      // Each publication is there, once, and the head is what all of them make, in their order.
      const commits = report.log.map(({ hash }) => hash).reverse();
      expect(commits.slice(1).sort()).toEqual([...published.keys()].sort());
      expect(readable(report.files)).toEqual(
        made(
          files,
          commits.flatMap((commit) => published.get(commit) ?? []),
        ),
      );
    }),
    { numRuns: isLong ? 167 : 10 },
  );
});

/** Publishes one step after the other as the editor does: what has moved is merged, what failed is given again. */
async function publishAll(
  kind: ForgeKind,
  who: string,
  begin: string,
  all: readonly Step[],
  published: Map<string, Step>,
): Promise<void> {
  const forge = openFake(fake, kind);
  let base = begin;
  for (const [index, step] of all.entries()) {
    for (;;) {
      const whole = await untilAnswered(() => forge.list('', base));
      const now = stepUpon(new Set(whole.map(({ path }) => path)), step);
      const order = { base, message: `${who} ${index}`, changes: await changesFor(forge, base, now) };
      const done = await untilAnswered(() => forge.commit(order));
      if ('commit' in done) {
        if (done.commit !== base) published.set(done.commit, now);
        base = done.commit;
        break;
      }
      base = await untilAnswered(() => forge.head());
    }
  }
}

/** A step as it is upon a commit: what is not there is not taken away, also where somebody else makes it meanwhile. */
function stepUpon(there: ReadonlySet<string>, { fields, uploads }: Step): Step {
  const kept = Object.entries(uploads).filter(([name, content]) => content !== null || there.has(`uploads/${name}`));
  return { fields, uploads: Object.fromEntries(kept) };
}

/** What a step changes in the site as it is in a commit. */
async function changesFor(forge: Forge, base: string, { fields, uploads }: Step): Promise<Change[]> {
  const text = textOf(await untilAnswered(() => forge.read('site.json', base))) ?? '{}';
  const site = { ...JSON.parse(text), ...fields };
  const ofSite =
    Object.keys(fields).length === 0 ? [] : [{ path: 'site.json', content: bytesOf(JSON.stringify(site)) }];
  const ofUploads = Object.entries(uploads).map(([name, content]) => ({
    path: `uploads/${name}`,
    content: content === null ? null : bytesOf(content),
  }));
  return [...ofSite, ...ofUploads];
}

function made(files: Record<string, string>, all: readonly Step[]): Record<string, string> {
  const found = new Map(Object.entries(files));
  for (const { fields, uploads } of all) {
    const site = JSON.parse(found.get('site.json') ?? '{}');
    if (Object.keys(fields).length > 0) found.set('site.json', JSON.stringify({ ...site, ...fields }));
    for (const [name, content] of Object.entries(uploads)) {
      if (content === null) found.delete(`uploads/${name}`);
      else found.set(`uploads/${name}`, content);
    }
  }
  return Object.fromEntries(found);
}

async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (failure) {
      if (!(failure instanceof ForgeFailure) || !['offline', 'trouble'].includes(failure.kind)) throw failure;
    }
  }
}
