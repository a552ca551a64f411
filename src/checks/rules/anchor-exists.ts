import { type PageRule, usesOf } from '../rule';
import { suggestion } from '../spelling';
import { linkedPath } from './link-target-exists';

/** A link to a place on a page must lead to an anchor that stands there. */
export const anchorExists: PageRule = {
  id: 'anchor-exists',
  severity: 'error',
  scope: 'page',
  check({ page, facts, report }) {
    for (const { name, pointer } of usesOf(page, 'link')) {
      const anchor = /^[/#].*?#?([^#]*)$/s.exec(name)?.[1];
      if (!name.includes('#') || !anchor || /^https?:/.test(name)) continue;
      const path = name.startsWith('#') ? page.path : linkedPath(name);
      const anchors = facts.anchors.get(path);
      if (!anchors || anchors.has(anchor)) continue;
      const hint = suggestion(anchor, [...anchors], 'Give a block there "anchor" with this name.');
      report(pointer, `The page "${path}" has no place named "${anchor}". ${hint}`);
    }
  },
};
