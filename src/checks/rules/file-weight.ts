import { ownMember } from '../../manifest/manifest';
import { type PageRule, usesOf } from '../rule';

const heaviest = 10_000_000;

export const fileWeight: PageRule = {
  id: 'file-weight',
  what: 'A file to which a link leads is not larger than 10 MB.',
  severity: 'warning',
  scope: 'page',
  why: 'On a phone a large file costs money and minutes, and many a visitor gives up before it has come.',
  wrong: '"to": "uploads/catalogue.pdf", a file of 48 MB',
  right: 'the same file, saved for the screen: 3 MB',
  check({ page, facts, report }) {
    for (const { name, pointer, run } of usesOf(page, 'file')) {
      const file = ownMember(facts.site.assets.files, name);
      if (!file || file.bytes <= heaviest || !run) continue;
      const size = (file.bytes / 1_000_000).toFixed(1);
      const message = `The file "${name}" has ${size} MB, and a visitor on a phone waits long for more than 10. Save it smaller: programs call it "reduced size" or "for the screen".`;
      report(pointer, message, { cause: name, run });
    }
  },
};
