import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { originOf } from '../../src/checks/origins';
import { composePage } from '../../src/compose/compose-page';
import { composeShell } from '../../src/compose/compose-shell';
import type { AskedFacts } from '../../src/compose/facts';
import { routeSources, usesOfRoutes } from '../../src/compose/routes';
import { fieldNames } from '../../src/compose/scope';
import type { Site } from '../../src/compose/site';
import { siteOf } from '../../src/editor/drawing/engine';
import { readAssets } from '../../src/frame/read-assets';
import { pathOfLink } from '../../src/manifest/links-in';
import type { JsonObject } from '../../src/manifest/manifest';
import { set } from '../../src/manifest/operations';
import { hasNames } from '../../src/manifest/placeholder';
import type { Pointer } from '../../src/manifest/pointer';
import { type WrittenUse, writtenUses } from '../../src/manifest/uses';
import { now } from '../editor/now';
import { root as project } from '../project';
import { registry } from '../registry';

/** What is written where composing meets a use of some kind. */
const written = {
  link: 'link',
  value: 'placeholder',
  picture: 'upload',
  file: 'upload',
  collection: 'collection',
  shared: 'shared',
  delivery: 'delivery',
} as const;

type Written = (typeof written)[keyof typeof written];

const kinds = new Set(Object.values(written));

/** What composing met, by the kind under which it is written, and where that may be. */
interface Met {
  kind: Written;
  name: string;
  places: Pointer[];
}

function siteIn(name: string): { root: JsonObject; site: Site } {
  const file = join(project, 'tests/fixtures', name, 'site.json');
  const root: JsonObject = JSON.parse(readFileSync(file, 'utf8'));
  return { root, site: siteOf(root, readAssets(dirname(file)).assets, registry, now) };
}

/** All that composing a site meets, and every place that it tells of. */
function composed(site: Site): { met: Met[]; visited: Set<Pointer> } {
  const visited = new Set<Pointer>();
  const met: Met[] = [];
  const note = ({ uses, origins }: Pick<AskedFacts, 'uses' | 'origins'>): void => {
    for (const { pointer, related = '' } of origins.values()) visited.add(pointer).add(related);
    for (const use of uses) {
      if (!(use.kind in written) || (use.kind === 'link' && !use.name.startsWith('/'))) continue;
      const { pointer, related = '' } = originOf(use.pointer, origins);
      // A collection is told of at its name.
      const places = [pointer.replace(/\/from$/, ''), related];
      met.push({ kind: written[use.kind as keyof typeof written], name: pathOfLink(use.name), places });
    }
  };
  note(composeShell(site, ['uses', 'origins']).facts);
  note({ uses: usesOfRoutes(site), origins: new Map() });
  for (const route of routeSources(site)) note(composePage(site, route, { asked: ['uses', 'origins'] }).facts);
  return { met, visited };
}

/** Whether a name that is written can be the one that composing meets: what follows braces, which it fills in, may be anything. */
function canBe(name: string, met: string): boolean {
  return hasNames(name) ? met.startsWith(name.slice(0, name.indexOf('{'))) : met === name;
}

test.each(['agency', 'werkstatt', 'tajlid', 'kajak', 'contact-form'])(
  'what composing meets is written where it is found, and what is found composing meets: %s',
  (name) => {
    const { root, site } = siteIn(name);
    const { met, visited } = composed(site);
    const found = [...kinds].flatMap((kind) => writtenUses(root, kind).map((use) => ({ ...use, kind })));
    const answers = ({ kind, name, pointer }: (typeof found)[number], one: Met): boolean =>
      kind === one.kind &&
      canBe(name, one.name) &&
      // A template may take a whole address from a field of its entry.
      one.places.some(
        (place) => place === pointer || (kind === 'link' && place !== '' && pointer.startsWith(`${place}/`)),
      );
    expect(met.filter((one) => !found.some((use) => answers(use, one)))).toEqual([]);

    const fields = new Set(Object.keys(site.manifest.collections ?? {}).flatMap((one) => [...fieldNames(site, one)]));
    const isValue = (name: string): boolean => Object.hasOwn(site.values, name) && !fields.has(name);
    const unmet = found.filter((use) => !met.some((one) => answers(use, one)));
    const lost = unmet.filter(({ kind, name, pointer }) => {
      // Nothing takes some of the entries, and in the words of the site braces mean something else.
      const isComposed = visited.has(pointer) || ['collection', 'shared', 'delivery'].includes(kind);
      const isPath = /^\/routes\/\d+\/path$/.test(pointer);
      return isComposed && !isPath && (kind !== 'placeholder' || isValue(name));
    });
    expect(lost).toEqual([]);
  },
);

test('after any edit the same is found as in a site that was never looked through', () => {
  const { root } = siteIn('kajak');
  const texts = writtenUses(root, 'text');
  const words = fc.constantFrom('Says {phone} and [more](/boka#a)', '/turer', 'uploads/a.jpg', 'trips', 'shared');
  fc.assert(
    fc.property(fc.constantFrom(...texts), words, ({ pointer }: WrittenUse<'text'>, said) => {
      const edited = set(root, pointer, said);
      for (const kind of kinds) expect(writtenUses(edited, kind)).toEqual(writtenUses(structuredClone(edited), kind));
    }),
    { numRuns: 20 },
  );
});

test('notes use nothing, nor does what is held against bounds or leads to another address', () => {
  const root = {
    $comment: 'See [this](/) and {that}',
    redirects: [{ from: 'trips', to: '/' }],
    routes: [{ path: '/a', from: 'trips', where: { day: { from: 'trips' } }, $comment: ['{that}'] }],
  };
  expect(writtenUses(root, 'placeholder')).toEqual([]);
  expect(writtenUses(root, 'collection').map(({ pointer }) => pointer)).toEqual(['/routes/0']);
});

test('the places that name an upload are found, in entries too', () => {
  const places = [{ scene: 'uploads/oslo.svg' }, { scene: 'uploads/bergen.svg' }, { scene: 'uploads/oslo.svg' }];
  const pointers = writtenUses({ collections: { places } }, 'upload', 'uploads/oslo.svg').map(({ pointer }) => pointer);
  expect(pointers).toEqual(['/collections/places/0/scene', '/collections/places/2/scene']);
});

test('a page that no edit has changed is not read again', () => {
  let reads = 0;
  const page = {
    path: '/a',
    get title() {
      reads++;
      return '{name}';
    },
  };
  const root: JsonObject = { routes: [page, { path: '/b', title: '{name}' }] };
  expect(writtenUses(root, 'placeholder')).toHaveLength(2);
  const edited = set(root, '/routes/1/title', 'None');
  expect(writtenUses(edited, 'placeholder', 'name').map(({ pointer }) => pointer)).toEqual(['/routes/0/title']);
  expect(reads).toBe(1);
});
