import { type PageRule, usesOf } from '../rule';

export const drawingIsWhole: PageRule = {
  id: 'drawing-is-whole',
  what: 'A drawing shows everything that is in it.',
  severity: 'warning',
  scope: 'page',
  why: 'What loads something or runs is taken out of a drawing before it is published, since visitors would be told on by it. Words that stand in it as a piece of a web page go too, and photos that it only links to: the logo then looks otherwise than on your screen.',
  wrong: 'an SVG with a typeface from elsewhere, a linked photo or words in a "foreignObject"',
  right: 'the same SVG, saved with its words as outlines and its photos embedded',
  check({ page, facts, report }) {
    for (const { name, pointer } of usesOf(page, 'picture')) {
      const file = facts.site.assets.pictures[name];
      if (!file || !('kind' in file) || file.kind === 'photo') continue;
      for (const loss of file.lost ?? [])
        report(pointer, `The drawing "${name}" is shown without ${loss}`, { cause: `${name} ${loss}` });
    }
  },
};
