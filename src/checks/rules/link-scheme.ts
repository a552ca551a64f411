import { endingOf, fileKinds } from '../../addresses/file-kinds';
import { readUrl } from '../../addresses/read-url';
import type { UseOf } from '../../compose/facts';
import { readTelephone } from '../../compose/telephone';
import { pathOfLink } from '../../manifest/links-in';
import { type Message, worded } from '../../manifest/message';
import { memberPointer } from '../../manifest/pointer';
import { lonelyValueIn, writtenIn } from '../lonely-value';
import type { ReportDetails } from '../problem';
import { isUnfilled, type PageRule, runInLink, type SiteFacts, usesOf } from '../rule';
import { misnamedPublished } from './page-address';

export const linkScheme: PageRule = {
  id: 'link-scheme',
  what: 'A link leads to a page, a place on it, the web by https, an e-mail address, a phone number or a file in uploads.',
  severity: 'error',
  scope: 'page',
  why: 'Anything else is unsafe, or leads nowhere.',
  wrong: '"to": "http://example.com"',
  right: '"to": "https://example.com"',
  check({ page, facts, report }) {
    for (const use of usesOf(page, 'link')) {
      const { name, pointer } = use;
      const isTold = isUnfilled(page, use, facts) || namesMisnamed(name, facts);
      const { message, scheme, number } = isTold ? {} : flawOf(name, facts);
      if (!message) continue;
      const value = lonelyValueIn(use.run, facts);
      if (value) {
        const inTerminal = `Links that are written ${JSON.stringify(writtenIn(use.run))} lead there.`;
        const told = worded`${message} ${{ inTerminal, inEditor: 'Links on the pages lead there.' }}`;
        report(memberPointer('/values', value), told, { isWritten: true });
      } else report(pointer, message, { run: use.run, cause: name, ...fixOf(use, scheme, number) });
    }
  },
};

/** Tells whether a link has a wrong slug of an entry, in its path or as an answer: the rule of that page reports it. */
function namesMisnamed(link: string, facts: SiteFacts): boolean {
  return misnamedPublished(facts).some(({ path }) => link.includes(path.slice(path.lastIndexOf('/') + 1) || path));
}

/** Tells whether a link names a file of a kind that is published. */
function isFile(link: string): boolean {
  return Object.hasOwn(fileKinds, endingOf(link.replace(/#.*$/s, '')));
}

/** The flaw of a link: the message, the scheme that is all that it lacks, if so, and the number that is meant. */
interface Flaw {
  message?: Message;
  number?: string | undefined;
  scheme?: 'https:' | 'https://' | 'mailto:' | '/';
}

function flawOf(link: string, facts: SiteFacts): Flaw {
  const telephone = flawOfNumber(link, facts);
  if (telephone) return telephone;
  const odd = /[\p{Cc}\u2028\u2029]|\s/u.exec(link)?.[0];
  if (odd !== undefined) {
    const remedy = odd === ' ' ? 'Remove it, or write %20 for one that belongs there.' : 'Remove it.';
    return { message: `"${link}" holds ${odd === ' ' ? 'a space' : 'a line break or a tab'}. ${remedy}` };
  }
  if (/^http:/i.test(link)) {
    const secure = `https:${link.slice('http:'.length)}`;
    return { message: `"${link}" is not secure. Write "${secure}".`, scheme: 'https:' };
  }
  if (link.startsWith('https:')) {
    if (readUrl(link) && /^https:\/\/[^/\s]+\.[^/\s]+/.test(link)) return {};
    return { message: `"${link}" is not a complete address. Write https:// and the name of the website.` };
  }
  if (link.startsWith('mailto:')) {
    return link.includes('@') ? {} : { message: `"${link}" holds no e-mail address. Write mailto:name@example.com.` };
  }
  // `telephone-is-whole` reports what is no number.
  if (/^\/(?!\/)|^#|^tel:/.test(link)) return {};
  if (facts.anchors.has(pathOfLink(`/${link}`))) {
    return { message: `"${link}" has no slash before it. Write "/${link}".`, scheme: '/' };
  }
  if (/^[\w.+-]+@[\w-]+\.[\w.-]+$/.test(link)) {
    return { message: `"${link}" is an e-mail address. Write "mailto:${link}".`, scheme: 'mailto:' };
  }
  if (/^www\.|^[\w-]+\.(com|org|net|co|ke|de)\b/.test(link)) {
    return { message: `"${link}" leads to another website. Write "https://${link}".`, scheme: 'https://' };
  }
  if (isFile(link)) {
    const name = link.replace(/^(\.?\/|uploads\/)+/i, '');
    return { message: `"${link}" is a file. Put it into the folder "uploads" and write "uploads/${name}".` };
  }
  return {
    message: `"${link}" cannot be a link. A page of this site begins with /, another website with https://, an e-mail address with mailto: and a phone number with tel:.`,
  };
}

/** Gives the flaw of a link that is nothing but a telephone number. */
function flawOfNumber(link: string, { site: { country } }: SiteFacts): Flaw | undefined {
  const reading = readTelephone(link, country);
  const numbers = reading.kind === 'part' ? reading.meant : [link];
  const [number, ...others] = numbers;
  if (number === undefined) return undefined;
  const [code = ''] = /^\+\d+/.exec(number) ?? [];
  const lack = reading.kind === 'part' ? ` without the code of its country${others.length > 0 ? '' : `, ${code}`}` : '';
  const inTerminal = `Write ${numbers.map((one) => `"tel:${one}"`).join(' or ')}.`;
  const inEditor = `Write ${numbers.join(' or ')}, and choose to call it.`;
  const message = worded`"${link}" is a telephone number${lack}. ${{ inTerminal, inEditor }}`;
  return { message, number: others.length > 0 ? undefined : number };
}

/**
 * Gives the fix: `https:` for `http:`, the missing scheme before the link, or the number that is meant; none where the
 * link begins with a value, or nothing is sure.
 */
function fixOf(use: UseOf<'link'>, scheme: Flaw['scheme'], number: string | undefined): ReportDetails {
  const isSecured = scheme === 'https:';
  const written = scheme === undefined ? number && `tel:${number}` : isSecured ? scheme : scheme + use.name;
  const run = written && runInLink(use, 0, isSecured ? 'http:'.length : use.name.length);
  return run ? { run, fix: JSON.stringify(written).slice(1, -1) } : {};
}
