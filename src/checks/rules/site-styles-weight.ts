import type { SiteRule } from '../rule';

/** The most bytes of the styles of all blocks on a page. */
const most = 10_000;

export const siteStylesWeight: SiteRule = {
  id: 'site-styles-weight',
  what: 'The styles in styles/site.css are light, since every page carries them.',
  severity: 'warning',
  scope: 'site',
  why: 'They stand in every page, and a visitor sees nothing before they have arrived.',
  wrong: 'a whole framework of styles in styles/site.css',
  right: 'a few rules for a few blocks: [data-block="hero"] h1 { text-transform: uppercase; }',
  check({ facts, report }) {
    const bytes = new TextEncoder().encode(facts.site.assets.styles?.css ?? '').length;
    if (bytes <= most) return;
    const message = `styles/site.css takes ${bytes} bytes of every page, without its spaces; ${most} should be enough. Leave out what the look, its colours and its properties can say.`;
    report('/theme', message);
  },
};
