import { notFoundPath } from '../../src/addresses/page-address';
import { expand } from '../../src/compose/expand';
import { startFacts } from '../../src/compose/facts';
import { type RouteSource, routeSources } from '../../src/compose/routes';
import type { Scope } from '../../src/compose/scope';
import type { Shape } from '../../src/compose/shape';
import { prepareSite, type Site } from '../../src/compose/site';
import { mapForms, wordsIn } from '../../src/compose/words';
import type { AuthoredBlock, Json, Manifest } from '../../src/manifest/manifest';
import { registry } from '../registry';

/** Makes a text longer than its author meant it to be. */
export type Stretch = (text: string) => string;

/** Every text twice. */
export const doubled: Stretch = (text) => `${text} ${text}`;

/** Every text twice, the second time with its long words joined to themselves; the targets of links, the names of values and addresses stay. */
export const joined: Stretch = (text) =>
  `${text} ${text.replace(/\]\([^)]*\)|\{[^}]*\}|\S+[@/.]\S+|(\p{L}{8,})/gu, (found, word?: string) =>
    word === undefined ? found : word + word.toLowerCase(),
  )}`;

/** A site.json in which all that is read is stretched: what the schemas call text, heading, title or copy, and the site's own words. */
export function stretchSite(text: string, stretch: Stretch): string {
  const manifest: Manifest = JSON.parse(text);
  const site = prepareSite(manifest, { pictures: {}, files: {}, icons: {}, flags: {} }, registry, new Date());
  const part = (value: unknown, shape: Shape, scope?: Scope): Json =>
    stretchPart(writtenOut(value as Json, shape, site, scope), shape, stretch);
  const blocks = (authored: AuthoredBlock[], scope?: Scope): Json[] =>
    authored.flatMap((block) => {
      const placed = (block.type === 'shared' ? manifest.shared?.[String(block.block)] : block) ?? block;
      // A block that its entry says nothing for is not there.
      return part(placed, registry.blocks[placed.type]?.shape ?? null, scope) ?? [];
    });
  // What is taken on pages is written out there; feeds and opening hours still take their own. Translations are of texts
  // and addresses as they were.
  const { shared: _, languages: __, ...kept } = manifest;
  return JSON.stringify({
    ...kept,
    words: Object.fromEntries(
      Object.entries({ ...wordsIn(registry.words, manifest.site.language), ...manifest.words }).map(
        ([name, word = '']) => [name, mapForms(word, stretch)],
      ),
    ),
    header: part(manifest.header, registry.parts.header),
    footer: part(manifest.footer, registry.parts.footer),
    routes: routeSources(site)
      .filter(({ path }) => path !== notFoundPath)
      .map(({ path, title, description, blocks: authored, scope }) => {
        const said = writtenOut({ title, description }, null, site, scope) as Pick<
          RouteSource,
          'title' | 'description'
        >;
        return { ...said, path, blocks: blocks(authored, scope) };
      }),
    notFound: { ...manifest.notFound, blocks: blocks(manifest.notFound.blocks) },
  });
}

/** A part with what it takes from collections in its place, so that only what is shown is stretched, and only once. */
function writtenOut(value: Json, shape: Shape, site: Site, scope: Scope | undefined): Json {
  return expand(value, shape, { composed: '', source: '' }, { site, facts: startFacts(), scope }) ?? null;
}

function stretchPart(value: Json, shape: Shape, stretch: Stretch): Json {
  if (typeof value === 'string') return isRead(shape) ? stretch(value) : value;
  if (shape === null || value === null || typeof value !== 'object') return value;
  if (Array.isArray(value)) {
    const ofItems = 'list' in shape ? shape.list : shape;
    return value.map((item) => stretchPart(item, ofItems, stretch));
  }
  const fields = 'fields' in shape ? shape.fields : {};
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, stretchPart(field, fields[name] ?? null, stretch)]),
  );
}

function isRead(shape: Shape): boolean {
  return shape !== null && 'kind' in shape && ['text', 'heading', 'title', 'copy'].includes(shape.kind);
}
