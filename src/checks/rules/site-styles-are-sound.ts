import type { SiteRule } from '../rule';

export const siteStylesAreSound: SiteRule = {
  id: 'site-styles-are-sound',
  what: 'The styles in styles/site.css are CSS, load nothing and override no wish of a visitor.',
  severity: 'error',
  scope: 'site',
  why: 'A browser silently leaves out what it cannot read, and often the rules after it. What styles load from elsewhere keeps visitors waiting and tells others of them, so the site forbids it anyway. And !important would win over a visitor who asks for no motion.',
  wrong: '[data-block="hero"] h1 { color: red !important; }',
  right: '[data-block="hero"] h1 { color: var(--accent); }',
  check({ facts, report }) {
    for (const { line, message } of facts.site.assets.styles?.problems ?? [])
      report('/theme', `styles/site.css, line ${line}: ${message}`, { cause: `${line} ${message}` });
  },
};
