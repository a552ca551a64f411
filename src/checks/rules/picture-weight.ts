import { type PageRule, usesOf } from '../rule';

const heaviest = { icon: 50_000, picture: 400_000 };

/** A picture must not be heavier than its place is worth. */
export const pictureWeight: PageRule = {
  id: 'picture-weight',
  severity: 'warning',
  scope: 'page',
  why: 'Visitors pay for every byte, and a heavy picture comes late.',
  wrong: 'a photo of 6,000,000 bytes straight from a camera',
  right: 'the same photo, 1600 pixels wide, of some 200,000 bytes',
  check({ page, facts, report }) {
    for (const { name, pointer } of usesOf(page, 'picture')) {
      const file = facts.site.assets.pictures[name];
      const most = pointer.startsWith('/site/') ? heaviest.icon : heaviest.picture;
      if (!file || !('bytes' in file) || file.bytes <= most) continue;
      const message = `The picture "${name}" has ${file.bytes} bytes; here ${most} should be enough. Save it smaller.`;
      report(pointer, message, { cause: name });
    }
  },
};
