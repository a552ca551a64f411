import { readTelephone } from '../../compose/telephone';
import type { WordChoice } from './word-choices';

/**
 * Gives the links that typed words can mean: a web or e-mail address, a telephone number, an anchor of the page. A
 * number without the code of its country is read as one of `country`.
 */
export function typedLinks(words: string, country: string | undefined): WordChoice[] {
  if (/^[^\s@:/]+@[^\s@]+\.[^\s@.]+$/.test(words)) {
    return [{ name: `mailto:${words}`, title: `Write to ${words}`, says: 'An e-mail address' }];
  }
  if (mayBeNumber.test(words)) return linksOfNumber(words, country);
  if (/^#[^\s#]+$/.test(words)) return [{ name: words, title: words, says: 'A place on the same page' }];
  const [, rest = ''] = /^(?:https?:\/\/)?([^\s/@:]+\.[^\s/@:.]{2,}(?::\d+)?(?:[/?#]\S*)?)$/i.exec(words) ?? [];
  return rest === '' ? [] : [{ name: `https://${rest}`, title: `https://${rest}`, says: 'A web address' }];
}

/** A text that may be a telephone number, in the digits and signs of any script. */
const mayBeNumber = /^[+\uFF0B(\s]{0,3}\p{Nd}[\p{Nd}\s().\-/\u2010-\u2015\u2212]{4,}$/u;

/** Gives links that call a number or write to it by WhatsApp; one without the code of its country may be several. */
function linksOfNumber(words: string, country: string | undefined): WordChoice[] {
  const reading = readTelephone(words, country);
  if (reading.kind === 'service') return [callTo(words, reading.number)];
  const whole = reading.kind === 'whole' ? [words] : reading.meant;
  return whole.flatMap((number) => {
    const telephone = readTelephone(number, country);
    if (telephone.kind !== 'whole') return [];
    const whatsapp = {
      name: `https://wa.me/${telephone.number.slice(1)}`,
      title: `Write to ${number}`,
      says: 'By WhatsApp',
    };
    return [callTo(number, telephone.number), whatsapp];
  });
}

function callTo(words: string, number: string): WordChoice {
  return { name: `tel:${number}`, title: `Call ${words}`, says: 'A telephone number' };
}
