import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { examplesSite } from '../src/catalogue/examples';
import { checkSite } from '../src/checks/check-site';
import type { Shape } from '../src/compose/shape';
import { readAssets } from '../src/frame/read-assets';
import type { Json, JsonObject } from '../src/manifest/manifest';
import { renderSite, schemas } from './examples';
import { root } from './project';
import { registry } from './registry';

const types = Object.keys(schemas.blocks);
const firstDay = Date.UTC(2031, 5, 1);

/** Items that no element of the page stands for, and why. */
const notDrawn: Record<string, { lists: RegExp; because: string }> = {
  form: {
    lists: /^(sections|sections\/fields)$/,
    because: 'what a form asks for is asked when it is sent, and hidden fields could not be answered',
  },
  place: { lists: /^hours$/, because: 'days with the same hours are drawn as one line' },
};

/** Takes each item of each list from a collection, until a day that no other has, and keeps whose day it is. */
class DatedLists {
  readonly entries: JsonObject[] = [];
  readonly days = new Map<string, { list: string; day: string }[]>();

  /** A part with all items of its lists taken from the collection; of rows, every other one, and the cells of those between. */
  of(part: Json, shape: Shape, owner: string, list = ''): Json {
    if (shape === null || part === null || typeof part !== 'object' || 'kind' in shape) return part;
    if ('list' in shape) {
      // What is no text, such as the numbers of a place, is never drawn as it is.
      if (!Array.isArray(part) || shape.list === null) return part;
      return part.map((item, index) => {
        if (Array.isArray(item))
          return index % 2 === 0 ? this.taken(item, owner, list) : this.of(item, shape.list, owner, list);
        return this.taken(this.of(item, shape.list, owner, list), owner, list);
      });
    }
    const fields = Object.entries(part as JsonObject).map(([name, value]) => {
      const inner = Object.hasOwn(shape.fields, name) ? (shape.fields[name] ?? null) : null;
      return [name, this.of(value, inner, owner, list ? `${list}/${name}` : name)];
    });
    return Object.fromEntries(fields);
  }

  private taken(item: Json, owner: string, list: string): Json {
    const day = new Date(firstDay + this.entries.length * 86_400_000).toISOString().slice(0, 10);
    this.entries.push({ date: day });
    this.days.set(owner, [...(this.days.get(owner) ?? []), { list, day }]);
    return { from: 'days', where: { date: { from: 'today', to: day } }, sort: '-date', limit: 1, as: item };
  }
}

/** The lists that a shape has, by the names that lead to them. */
function listsIn(shape: Shape, path = ''): string[] {
  if (shape === null || 'kind' in shape) return [];
  if ('list' in shape) return shape.list === null ? [] : [path, ...listsIn(shape.list, path)];
  return Object.entries(shape.fields).flatMap(([name, part]) => listsIn(part, path ? `${path}/${name}` : name));
}

const dated = new DatedLists();
let pages = new Map<string, string>();

beforeAll(async () => {
  const site = examplesSite(registry, 'https://examples.test') as { routes: { path: string; blocks: JsonObject[] }[] };
  const header = {
    menu: [
      { label: 'Home', to: '/' },
      { label: 'More', items: [{ label: 'Home', to: '/' }] },
    ],
    bar: [
      { label: 'Home', to: '/' },
      { label: 'Call', to: 'tel:+254700000000' },
    ],
  };
  const footer = {
    groups: [{ heading: 'Pages', items: [{ label: 'Home', to: '/' }, { label: 'Nairobi' }] }],
    social: [{ network: 'instagram', to: 'https://www.instagram.com/examples' }],
    copyright: '© {year} {name}',
  };
  const text = JSON.stringify({
    ...site,
    header: dated.of(header, registry.parts.header, 'header'),
    footer: dated.of(footer, registry.parts.footer, 'footer'),
    routes: site.routes.map((route) => ({
      ...route,
      blocks: route.blocks.map((block) =>
        dated.of(block, registry.blocks[`${block.type}`]?.shape ?? null, route.path.slice(1)),
      ),
    })),
    collections: { days: dated.entries },
  });
  const checked = checkSite(text, readAssets(join(root, 'src/catalogue')).assets, {
    now: new Date('2031-05-06T12:00:00'),
    registry,
  });
  const errors = checked.problems.filter(({ severity }) => severity === 'error');
  if (!checked.site) throw new Error(errors.map(({ page, message }) => `${page}: ${message}`).join('\n'));
  pages = await renderSite(checked.site);
});

const owners = [
  ...types.map((type) => ({ owner: type, path: `/${type}`, shape: registry.blocks[type]?.shape ?? null })),
  ...(['header', 'footer'] as const).map((owner) => ({ owner, path: '/', shape: registry.parts[owner] })),
].filter(({ shape }) => listsIn(shape).length > 0);

describe.each(owners)('$owner', ({ owner, path, shape }) => {
  const excused = notDrawn[owner]?.lists;

  test('shows each of its lists in an example', () => {
    const shown = new Set(dated.days.get(owner)?.map(({ list }) => list));
    expect(listsIn(shape).filter((list) => !shown.has(list))).toEqual([]);
  });

  test('marks every item of its lists with its last day', () => {
    const html = pages.get(path) ?? '';
    const drawn = dated.days.get(owner)?.filter(({ list }) => !excused?.test(list)) ?? [];
    const missing = drawn.filter(({ day }) => !html.includes(`data-until="${day}"`));
    expect(missing.map(({ list }) => list)).toEqual([]);
  });
});
