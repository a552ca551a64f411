import { blockShapes } from '../../compose/generated/shapes';
import type { Json } from '../../manifest/manifest';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import type { Shape } from '../../manifest/shape';
import type { SiteRule } from '../rule';

const shortestParagraph = 60;

/** No two pages have a paragraph in common; a shared block may stand on many, and so may what comes out of a collection. */
export const paragraphIsUnique: SiteRule = {
  id: 'paragraph-is-unique',
  severity: 'warning',
  scope: 'site',
  why: 'Whoever has read it once skips the rest, search engines show one of the two pages, and a change to one is forgotten on the other.',
  wrong: '"text": "We help with your papers, your visa and your flight, and we call." on two pages',
  right: '{ "type": "shared", "block": "help" } on both, with the words in "shared": { "help": { … } }',
  check({ facts, report }) {
    const seen = new Map<string, { path: string; pointer: Pointer }>();
    for (const [page, { path, blocks }] of facts.site.manifest.routes.entries()) {
      for (const [index, block] of blocks.entries()) {
        const pointer = `/routes/${page}/blocks/${index}`;
        for (const [place, text] of paragraphsOf(block as Json, blockShapes[block.type] ?? null, pointer)) {
          if (text.length <= shortestParagraph) continue;
          const earlier = seen.get(text);
          if (!earlier) seen.set(text, { path, pointer: place });
          if (!earlier || earlier.path === path) continue;
          const message = `The page "${earlier.path}" says the same. Put it in other words, or make it one shared block.`;
          for (const one of [place, earlier.pointer]) report(one, message, { cause: text });
        }
      }
    }
  },
};

/** The paragraphs that a part of a page writes itself, with their places; of a list from a collection, none. */
function paragraphsOf(value: Json | undefined, shape: Shape, pointer: Pointer): [Pointer, string][] {
  if (typeof value === 'string') {
    return shape === 'copy' ? value.split(/\n\s*\n/).map((text) => [pointer, text.trim()]) : [];
  }
  if (shape === null || value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) {
    const items = shape === 'copy' ? shape : typeof shape === 'object' && 'list' in shape ? shape.list : null;
    return value.flatMap((item, index) => paragraphsOf(item, items, memberPointer(pointer, index)));
  }
  if (typeof shape === 'string' || !('fields' in shape)) return [];
  return Object.entries(shape.fields).flatMap(([key, field]) =>
    paragraphsOf(value[key], field, memberPointer(pointer, key)),
  );
}
