import { type PageRule, usesOf } from '../rule';

const heaviest = { icon: 50_000, picture: 400_000 };

const movingRemedy =
  'It moves: save it shorter or smaller, or as a film (MP4), which takes a tenth of that in a block "video".';

export const pictureWeight: PageRule = {
  id: 'picture-weight',
  what: 'A drawing, or a picture that moves, must not be heavier than its place is worth; photos are made smaller when the site is built.',
  severity: 'warning',
  scope: 'page',
  why: 'Visitors pay for every byte, and a heavy picture comes late.',
  wrong: 'an SVG of 6,000,000 bytes, with a photo inside',
  right: 'the photo itself, as JPEG or PNG; or the SVG with its lines alone',
  check({ page, facts, report }) {
    for (const { name, pointer } of usesOf(page, 'picture')) {
      const file = facts.site.assets.pictures[name];
      const most = pointer.startsWith('/site/') ? heaviest.icon : heaviest.picture;
      if (!file || !('kind' in file) || file.kind === 'photo' || file.bytes <= most) continue;
      const remedy = file.still === undefined ? 'Save it smaller.' : movingRemedy;
      const message = `The picture "${name}" has ${file.bytes} bytes; here ${most} should be enough. ${remedy}`;
      report(pointer, message, { cause: name });
    }
  },
};
