import type { SiteRule } from '../rule';

/** The logo must say what it shows: it is the link to the home page. */
export const pictureAlternative: SiteRule = {
  id: 'picture-alternative',
  severity: 'error',
  scope: 'site',
  check({ facts, report }) {
    const { alt } = facts.site.manifest.site.logo;
    if (alt.trim() === '') {
      report('/site/logo/alt', 'The logo leads to the home page, so it needs words: write the name that it shows.');
    }
  },
};
