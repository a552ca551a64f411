import { type PageRule, usesOf } from '../rule';

/** A link leads to a page, a place on it, the web by https, an e-mail address or a phone number. */
export const linkScheme: PageRule = {
  id: 'link-scheme',
  severity: 'error',
  scope: 'page',
  check({ page, report }) {
    for (const { name, pointer } of usesOf(page, 'link')) {
      const message = schemeProblem(name);
      if (message) report(pointer, message);
    }
  },
};

function schemeProblem(link: string): string | undefined {
  if (link.startsWith('http:')) return `"${link}" is not secure. Write "https:${link.slice('http:'.length)}".`;
  if (link.startsWith('https:')) {
    return URL.canParse(link) && /^https:\/\/[^/]/.test(link)
      ? undefined
      : `"${link}" is not a complete address. Write https:// and the name of the website.`;
  }
  if (link.startsWith('mailto:'))
    return link.includes('@') ? undefined : `"${link}" holds no e-mail address. Write mailto:name@example.com.`;
  if (link.startsWith('tel:'))
    return /\d/.test(link) ? undefined : `"${link}" holds no phone number. Write tel:+254700000000.`;
  if (/^\/(?!\/)/.test(link) || link.startsWith('#')) return undefined;
  if (/^[\w.+-]+@[\w.-]+$/.test(link)) return `"${link}" is an e-mail address. Write "mailto:${link}".`;
  if (/^(www\.|[\w-]+\.(com|org|net|co|ke|de))/.test(link))
    return `"${link}" leads to another website. Write "https://${link}".`;
  return `"${link}" cannot be a link. A page of this site begins with /, another website with https://, an e-mail address with mailto: and a phone number with tel:.`;
}
