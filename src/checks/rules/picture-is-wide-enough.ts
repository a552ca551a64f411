import { type PageRule, usesOf } from '../rule';

export const pictureIsWideEnough: PageRule = {
  id: 'picture-is-wide-enough',
  what: 'A photo must have as many pixels as it is drawn wide.',
  severity: 'warning',
  scope: 'page',
  why: 'A photo that is drawn wider than it is looks blurred, and the business careless.',
  wrong: 'a photo of 300 pixels beside the words of a split, where it is drawn 864 pixels wide',
  right: 'the same photo, 1800 pixels wide: screens of phones have two or three pixels for each',
  check({ page, facts, report }) {
    for (const { name, pointer, widest } of usesOf(page, 'picture')) {
      const file = facts.site.assets.pictures[name];
      if (!file || !('kind' in file) || file.kind === 'drawing' || file.width >= widest) continue;
      const message = `The picture "${name}" is ${file.width} pixels wide, and here it is drawn up to ${widest} wide, so it looks blurred. Save it larger, best ${2 * widest} pixels wide or more.`;
      report(pointer, message, { cause: name });
    }
  },
};
