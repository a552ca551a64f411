import type { ReportDetails } from '../problem';
import { isUnfilled, type PageRule, type SiteFacts, usesOf } from '../rule';
import { linkedPath } from './link-target-exists';

/** A link leads to a page, a place on it, the web by https, an e-mail address or a phone number. */
export const linkScheme: PageRule = {
  id: 'link-scheme',
  severity: 'error',
  scope: 'page',
  why: 'Anything else is unsafe, or leads nowhere.',
  wrong: '"to": "http://example.com"',
  right: '"to": "https://example.com"',
  check({ page, facts, report }) {
    for (const use of usesOf(page, 'link')) {
      const { name, pointer } = use;
      const [message, details] = isUnfilled(page, use) ? [] : schemeProblem(name, facts);
      if (message) report(pointer, message, { word: name, cause: name, ...details });
    }
  },
};

function schemeProblem(link: string, facts: SiteFacts): [message?: string, details?: ReportDetails] {
  if (/^http:/i.test(link)) {
    const secure = `https:${link.slice('http:'.length)}`;
    return [`"${link}" is not secure. Write "${secure}".`, { word: link.slice(0, 5), fix: 'https:' }];
  }
  if (link.startsWith('https:')) {
    if (URL.canParse(link) && /^https:\/\/[^/\s]+\.[^/\s]+/.test(link)) return [];
    return [`"${link}" is not a complete address. Write https:// and the name of the website.`];
  }
  if (link.startsWith('mailto:')) {
    return link.includes('@') ? [] : [`"${link}" holds no e-mail address. Write mailto:name@example.com.`];
  }
  if (link.startsWith('tel:')) {
    return /\d/.test(link) ? [] : [`"${link}" holds no phone number. Write tel:+254700000000.`];
  }
  if (/^\/(?!\/)|^#/.test(link)) return [];
  const written = JSON.stringify(link).slice(1, -1);
  if (facts.anchors.has(linkedPath(`/${link}`))) {
    return [`"${link}" has no slash before it. Write "/${link}".`, { fix: `/${written}` }];
  }
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(link)) {
    return [`"${link}" is an e-mail address. Write "mailto:${link}".`, { fix: `mailto:${written}` }];
  }
  if (/^www\.|^[\w-]+\.(com|org|net|co|ke|de)\b/.test(link)) {
    return [`"${link}" leads to another website. Write "https://${link}".`, { fix: `https://${written}` }];
  }
  return [
    `"${link}" cannot be a link. A page of this site begins with /, another website with https://, an e-mail address with mailto: and a phone number with tel:.`,
  ];
}
