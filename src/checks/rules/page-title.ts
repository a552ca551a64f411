import { isNotFound } from '../../addresses/page-address';
import { type PageFacts, type SiteRule, usesOf } from '../rule';

const longestTitle = 60;
const shortestDescription = 70;
const longestDescription = 155;

export const pageTitle: SiteRule = {
  id: 'page-title',
  what: "Titles and descriptions tell pages apart in search results, which show 60 characters of a title with the site's name and 155 of a description.",
  severity: 'warning',
  scope: 'site',
  readsTexts: true,
  why: 'Two results with the same words look like one, what is cut off is not read, and where little is said a search engine picks words of its own.',
  wrong: '"title": "Study" on two pages, "description": "Studying abroad."',
  right: '"title": "Study in Canada from Kenya" and "title": "Study in Finland from Kenya"',
  check({ facts, report }) {
    const seen = { title: new Map<string, string>(), description: new Map<string, string>() };
    for (const page of facts.pages) {
      if (isNotFound(page.path)) continue;
      // Another rule reports a field that the page's entry lacks.
      if (usesOf(page, 'field').some(({ pointer }) => pointer === '/title' || pointer === '/description')) continue;
      for (const name of ['title', 'description'] as const) {
        const earlier = seen[name].get(page[name]);
        if (earlier === undefined) seen[name].set(page[name], page.path);
        else {
          const message = `The page "${earlier}" has the same ${name}. Say what is special about this page.`;
          report(`/${name}`, message, { inPage: page });
        }
      }
      const flaws = { title: titleFlaw(page), description: descriptionFlaw(page.description) };
      // An empty title comes from a list in the place of a text, which is reported there.
      for (const name of ['title', 'description'] as const)
        if (page[name] !== '' && flaws[name]) report(`/${name}`, flaws[name], { inPage: page });
    }
  },
};

/** Says how much of the title itself is too much: the name that stands beside it is not cut. */
function titleFlaw({ title, documentTitle: { length } }: PageFacts): string | undefined {
  const tooMany = length - longestTitle;
  if (tooMany <= 0) return undefined;
  const added = length - title.length;
  const withName = added > 0 ? `, ${added} of them for the name of the site` : '';
  // Beside a name that leaves no room nothing can be said of what is left.
  const shorter =
    tooMany >= title.length ? 'shorter' : tooMany === 1 ? '1 character shorter' : `${tooMany} characters shorter`;
  return `In the browser's tab this title has ${length} characters${withName}; search results show ${longestTitle}. Make it ${shorter}.`;
}

function descriptionFlaw({ length }: string): string | undefined {
  if (length > longestDescription) {
    return `This description has ${length} characters; search results show ${longestDescription}. Make it shorter.`;
  }
  if (length >= shortestDescription) return undefined;
  return `This description has ${length} characters; search results have room for ${longestDescription}. Say more of what is on this page.`;
}
