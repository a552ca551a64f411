import { beforeAll, describe, expect, test } from 'vitest';
import { composePage } from '../src/compose/compose-page';
import { composeShell } from '../src/compose/compose-shell';
import type { Page } from '../src/compose/page';
import type { Shape } from '../src/compose/shape';
import type { Json, JsonObject } from '../src/manifest/manifest';
import { isEqual } from '../src/manifest/merge';
import { set } from '../src/manifest/operations';
import { memberPointer, type Pointer } from '../src/manifest/pointer';
import { prepareRenderer, renderPage } from '../src/render/server';
import { choicesIn, choose } from './choices';
import { examples, rightExamples, schemas } from './examples';
import { registry } from './registry';
import { siteParts } from './site-parts';

// A block that comes to life stands in its document as a whole.
const types = Object.keys(schemas.blocks).filter((type) => !schemas.blocks[type]?.hydrate);
const { site } = rightExamples();
const shell = composeShell(site).shell;

beforeAll(() => prepareRenderer(types as never));

/** A page on which a block of the examples stands alone. */
function pageWith(block: Json): Page {
  const blocks = [block] as never;
  return composePage(site, { path: '/', title: 'One', description: 'A block.', blocks, pointer: '/routes/0' }).page;
}

/** The HTML of a page, or why it cannot be drawn. */
function drawn(page: Page): string {
  const { html, failure } = renderPage(shell, page, siteParts, { styles: [] });
  return failure ?? new TextDecoder().decode(html);
}

describe.each(types)('%s', (type) => {
  const blocks = examples.filter((example) => example.type === type).map(({ block }) => block as JsonObject);

  test('whatever is chosen, its page is another as it is composed where it is drawn otherwise, and only there', () => {
    for (const block of blocks) {
      const before = pageWith(block);
      const html = drawn(before);
      for (const { place, options } of choicesIn(block, registry.blocks[type]?.schema ?? {})) {
        for (const option of options) {
          const page = pageWith(choose(block, place, option));
          const isOther = !isEqual(page, before);
          expect(isOther, `${block.heading} ${place}: ${option}`).toBe(drawn(page) !== html);
        }
      }
    }
  });

  test('what is usual is drawn where nothing is said', () => {
    for (const block of blocks) {
      const page = pageWith(block);
      const html = drawn(page);
      const [composed] = page.blocks as unknown as [JsonObject];
      for (const [place, value] of usualIn(composed, registry.blocks[type]?.shape ?? null)) {
        const said = { ...page, blocks: [set(composed, place, value)] } as unknown as Page;
        expect(drawn(said), `${block.heading} ${place}: ${value}`).toBe(html);
      }
    }
  });

  test('its page brings nothing that is not drawn', () => {
    for (const block of blocks) {
      const page = pageWith(block);
      const html = drawn(page);
      const [composed] = page.blocks as unknown as [JsonObject];
      const undrawn = [...leavesOf(composed)].filter(([place, value]) => {
        const blocks = [set(composed, place, otherThan(value))];
        return place !== '/type' && drawn({ ...page, blocks } as unknown as Page) === html;
      });
      const places = undrawn.map(([place]) => place);
      expect(places.filter((place) => !followsFromOthers.test(place) && !followsHere[type]?.test(place))).toEqual([]);
      const icons = Object.keys(page.icons);
      expect(icons.filter((name) => drawn({ ...page, icons: { ...page.icons, [name]: [] } }) === html)).toEqual([]);
    }
  });

  test('its page brings the words of the site that it says, and no others', () => {
    for (const block of blocks) {
      const page = pageWith(block);
      const html = drawn(page);
      const words = registry.blocks[type]?.words ?? [];
      for (const word of words) {
        const isSaid = Object.hasOwn(page.words, word);
        const others = { ...page.words, [word]: 'quite another' };
        expect(drawn({ ...page, words: others }) !== html, `${block.heading}: ${word}`).toBe(isSaid);
      }
    }
  });
});

/** What differs only where something drawn does: levels follow from the headings. */
const followsFromOthers = /^\/(level|itemLevel)$/;

/** The same in one type: which items a map names, and how much room their links take; what is told of a file by its address. */
const followsHere: Record<string, RegExp> = {
  'route-map': /^\/map\/names\/\d+\/(room|side|item\/\d)$/,
  video: /^\/(poster\/(width|height)|src\/kind)$/,
};

/** Every plain value within a value, by its place. */
function* leavesOf(value: Json | undefined, place = ''): Generator<[place: Pointer, value: Json]> {
  if (value === undefined) return;
  if (value === null || typeof value !== 'object') yield [place, value];
  else for (const [name, part] of Object.entries(value)) yield* leavesOf(part, memberPointer(place, name));
}

function otherThan(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${value}x`;
}

/** What is usual of a composed block and not said, with the place where that would be. */
function* usualIn(value: Json | undefined, shape: Shape, place = ''): Generator<[place: Pointer, usual: Json]> {
  if (!shape || value === null || typeof value !== 'object') return;
  if ('list' in shape) {
    for (const [index, item] of (value as JsonObject[]).entries()) {
      const at = memberPointer(place, index);
      const usual = shape.usual?.[index] ?? shape.usual?.at(-1) ?? {};
      for (const [name, one] of Object.entries(usual)) if (!(name in item)) yield [`${at}/${name}`, one];
      yield* usualIn(item, shape.list, at);
    }
  } else if ('fields' in shape) {
    const group = value as JsonObject;
    for (const [name, one] of Object.entries(shape.usual ?? {})) if (!(name in group)) yield [`${place}/${name}`, one];
    for (const [name, part] of Object.entries(shape.fields))
      yield* usualIn(group[name], part, memberPointer(place, name));
  }
}
