import { isObject } from '../../manifest/manifest';
import type { SiteRule } from '../rule';

export const menuEntryLeads: SiteRule = {
  id: 'menu-entry-leads',
  what: 'Each entry of the menu leads somewhere, or has links that open below it.',
  severity: 'error',
  scope: 'site',
  why: 'A visitor would press a word of the menu, and nothing would happen.',
  wrong: '{ "label": "Offers" }',
  right: '{ "label": "Offers", "to": "/offers" }',
  check({ facts, report }) {
    const menu = facts.site.manifest.header?.menu;
    if (!Array.isArray(menu)) return;
    for (const [index, entry] of menu.entries()) {
      if (!isObject(entry) || entry.from !== undefined || entry.to !== undefined || entry.items !== undefined) continue;
      const message = `"${entry.label}" leads nowhere. Give it "to", the address of a page, or "items", links that open below it.`;
      report(`/header/menu/${index}`, message, { lacks: 'to' });
    }
  },
};
