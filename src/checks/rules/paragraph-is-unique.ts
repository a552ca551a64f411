import type { ComposeRegistry } from '../../compose/compose-registry';
import type { RouteSource } from '../../compose/routes';
import type { Shape } from '../../compose/shape';
import { type AuthoredBlock, isObject, type Json, ownMember } from '../../manifest/manifest';
import { createMemo } from '../../manifest/memo';
import { memberPointer, type Pointer } from '../../manifest/pointer';
import { isCopyKind } from '../../manifest/visit-copy';
import type { SiteRule } from '../rule';

/** A paragraph of fewer characters may stand on many pages. */
export const shortestParagraph = 60;

export const paragraphIsUnique: SiteRule = {
  id: 'paragraph-is-unique',
  what: 'No two pages have a paragraph in common; a block on several pages may say it, and so may what comes out of a collection.',
  severity: 'warning',
  scope: 'site',
  why: 'Whoever has read it once skips the rest, search engines show one of the two pages, and a change to one is forgotten on the other.',
  wrong: '"text": "We help with your papers, your visa and your flight, and we call." on two pages',
  right: '{ "type": "shared", "block": "help" } on both, with the words in "shared": { "help": { … } }',
  check({ facts, report }) {
    const seen = new Map<string, RouteSource>();
    // Of the pages that are made of entries, the template is read once.
    const routes = new Map(facts.pages.flatMap(({ route }) => (route ? [[route.pointer, route]] : [])));
    routes.delete('/notFound');
    const { blocks: types } = facts.site.registry;
    for (const route of routes.values()) {
      let isAnySaid = false;
      for (const text of textsOf(route.blocks, types)) {
        const earlier = seen.get(text);
        if (!earlier) seen.set(text, route);
        else if (earlier.path !== route.path) isAnySaid = true;
      }
      // Where a paragraph stands is asked of few.
      if (!isAnySaid) continue;
      for (const { text, pointer } of paragraphsOf(route, types)) {
        const earlier = seen.get(text);
        if (!earlier || earlier.path === route.path) continue;
        const message = `The page "${earlier.path}" says the same. Put it in other words, or make it one block on several pages.`;
        for (const place of [pointer, placesIn(earlier, types).get(text) ?? ''])
          report(place, message, { cause: text });
      }
    }
  },
};

/** The keys that lead to a place in site.json. */
type Keys = (string | number)[];
type Visit = (text: string, keys: Keys) => void;

const textsByBlocks = new WeakMap<readonly AuthoredBlock[], string[]>();

/** Gives the paragraphs of a list of blocks, remembered: after an edit nearly all lists are the same objects. */
function textsOf(blocks: readonly AuthoredBlock[], types: ComposeRegistry['blocks']): string[] {
  const before = textsByBlocks.get(blocks);
  if (before) return before;
  const texts: string[] = [];
  visitBlocks(blocks, types, (text) => texts.push(text));
  textsByBlocks.set(blocks, texts);
  return texts;
}

/** Gives the paragraphs that a page writes itself, with their places in site.json. */
function paragraphsOf(
  { blocks, pointer }: RouteSource,
  types: ComposeRegistry['blocks'],
): { text: string; pointer: Pointer }[] {
  const paragraphs: { text: string; pointer: Pointer }[] = [];
  visitBlocks(blocks, types, (text, keys) =>
    paragraphs.push({ text, pointer: keys.reduce<Pointer>(memberPointer, `${pointer}/blocks`) }),
  );
  return paragraphs;
}

/** Gives the first place of each paragraph of a page. */
function placesIn(route: RouteSource, types: ComposeRegistry['blocks']): ReadonlyMap<string, Pointer> {
  return placesByRoute(route, '', () => {
    const places = paragraphsOf(route, types).map(({ text, pointer }): [string, Pointer] => [text, pointer]);
    return new Map(places.reverse());
  });
}

const placesByRoute = createMemo<RouteSource, ReadonlyMap<string, Pointer>>();

function visitBlocks(blocks: readonly AuthoredBlock[], types: ComposeRegistry['blocks'], visit: Visit): void {
  for (const [index, block] of blocks.entries())
    visitParagraphs(block as Json, ownMember(types, block.type)?.shape ?? null, [index], visit);
}

/** Visits the paragraphs that a part of a page writes itself, with the keys that lead there; of a list from a collection, none. */
function visitParagraphs(value: Json | undefined, shape: Shape, keys: Keys, visit: Visit): void {
  const isCopy = shape !== null && 'kind' in shape && isCopyKind(shape.kind);
  if (typeof value === 'string') {
    if (!isCopy || value.length <= shortestParagraph) return;
    const paragraphs = value.includes('\n') ? value.split(/\n\s*\n/) : [value];
    for (const text of paragraphs) if (text.trim().length > shortestParagraph) visit(text.trim(), keys);
  } else if (Array.isArray(value)) {
    const items = isCopy ? shape : shape !== null && 'list' in shape ? shape.list : null;
    if (items !== null) for (const [index, item] of value.entries()) visitMember(item, items, keys, index, visit);
  } else if (isObject(value) && shape !== null && 'fields' in shape) {
    // What stands beside a field may be the same in every form.
    for (const key in shape.fields)
      if (key !== 'label') visitMember(value[key], shape.fields[key] ?? null, keys, key, visit);
  }
}

/** Visits a member under its key. One array of keys serves the whole walk: 10,000 pages have millions of places. */
function visitMember(value: Json | undefined, shape: Shape, keys: Keys, key: string | number, visit: Visit): void {
  keys.push(key);
  visitParagraphs(value, shape, keys, visit);
  keys.pop();
}
