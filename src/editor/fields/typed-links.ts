import type { WordChoice } from './word-choices';

/**
 * What words stand for that somebody writes to say where a link leads: an address on the web, of mail, a telephone, a
 * place on the page.
 */
export function typedLinks(words: string): WordChoice[] {
  if (/^[^\s@:/]+@[^\s@]+\.[^\s@.]+$/.test(words)) {
    return [{ name: `mailto:${words}`, title: `Write to ${words}`, says: 'An e-mail address' }];
  }
  if (/^\+?\d[\d\s().-]{4,}$/.test(words)) return linksOfNumber(words);
  if (/^#[^\s#]+$/.test(words)) return [{ name: words, title: words, says: 'A place on the same page' }];
  const [, rest = ''] = /^(?:https?:\/\/)?([^\s/@:]+\.[^\s/@:.]{2,}(?::\d+)?(?:[/?#]\S*)?)$/i.exec(words) ?? [];
  return rest === '' ? [] : [{ name: `https://${rest}`, title: `https://${rest}`, says: 'A web address' }];
}

/** A number is called, or written to by WhatsApp where it begins with the code of its country. */
function linksOfNumber(words: string): WordChoice[] {
  const digits = words.replaceAll(/\D/g, '');
  const call = {
    name: `tel:${words.startsWith('+') ? '+' : ''}${digits}`,
    title: `Call ${words}`,
    says: 'A telephone number',
  };
  if (!words.startsWith('+')) return [call];
  return [call, { name: `https://wa.me/${digits}`, title: `Write to ${words}`, says: 'By WhatsApp' }];
}
