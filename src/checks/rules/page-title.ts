import type { SiteRule } from '../rule';

const longestTitle = 60;
const longestDescription = 160;

/** Titles and descriptions tell pages apart in search results, which show 60 and 160 characters of them. */
export const pageTitle: SiteRule = {
  id: 'page-title',
  severity: 'warning',
  scope: 'site',
  check({ facts, report }) {
    const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
    const limits = { title: longestTitle, description: longestDescription };
    for (const index of facts.site.manifest.routes.keys()) {
      const page = facts.pages[index];
      if (!page) continue;
      for (const name of ['title', 'description'] as const) {
        const text = page[name];
        const pointer = `/routes/${index}/${name}`;
        const earlier = seen[name].get(text);
        if (earlier !== undefined)
          report(pointer, `The page "${earlier}" has the same ${name}. Say what is special about this page.`);
        else seen[name].set(text, page.path);
        if (text.length > limits[name]) {
          report(
            pointer,
            `This ${name} has ${text.length} characters; search results show ${limits[name]}. Make it shorter.`,
          );
        }
      }
    }
  },
};
