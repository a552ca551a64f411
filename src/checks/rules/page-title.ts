import type { SiteRule } from '../rule';

const longest = { title: 60, description: 160 };

/** Titles and descriptions tell pages apart in search results, which show 60 and 160 characters of them. */
export const pageTitle: SiteRule = {
  id: 'page-title',
  severity: 'warning',
  scope: 'site',
  why: 'Two results with the same words look like one, and what is cut off is not read.',
  wrong: '"title": "Study" on two pages',
  right: '"title": "Study in Canada from Kenya" and "title": "Study in Finland from Kenya"',
  check({ facts, report }) {
    const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
    for (const index of facts.site.manifest.routes.keys()) {
      const page = facts.pages[index];
      if (!page) continue;
      for (const name of ['title', 'description'] as const) {
        const text = page[name];
        const pointer = `/routes/${index}/${name}`;
        const earlier = seen[name].get(text);
        if (earlier === undefined) seen[name].set(text, page.path);
        else report(pointer, `The page "${earlier}" has the same ${name}. Say what is special about this page.`);
        if (text.length > longest[name]) {
          const limit = `search results show ${longest[name]}`;
          report(pointer, `This ${name} has ${text.length} characters; ${limit}. Make it shorter.`);
        }
      }
    }
  },
};
