import { type ReachedBy, readTelephone } from './telephone';

/**
 * A link to a telephone or to WhatsApp as it is written, in three parts: its number, and the text before and after it.
 */
export interface TelephoneLink {
  by: ReachedBy;
  number: string;
  before: string;
  after: string;
}

const forms: [ReachedBy, RegExp][] = [
  ['telephone', /^(tel:)(.*)()$/s],
  ['whatsapp', /^(https:\/\/(?:www\.)?wa\.me\/)((?:[+\uFF0B(\p{Nd}\p{Cf}]|%2B)[^/?#]*)(.*)$/isu],
  ['whatsapp', /^(https:\/\/(?:(?:api|web|www)\.)?whatsapp\.com\/send\/?\?(?:[^#]*&)?phone=)([^&#]*)(.*)$/is],
];

/** Takes apart a link to a telephone or to WhatsApp; undefined for any other. */
export function telephoneLinkIn(target: string): TelephoneLink | undefined {
  for (const [by, form] of forms) {
    const [, before, number = '', after = ''] = form.exec(target) ?? [];
    if (before !== undefined) return { by, number: withoutEscapes(number), before, after };
  }
  return undefined;
}

/**
 * Writes a link with its number as it is dialled from anywhere; one that is not whole, which the check reports, without
 * blanks.
 */
export function writeTelephoneLink(link: TelephoneLink, country: string | undefined): string {
  const { by, number, before, after } = link;
  const reading = readTelephone(number, country, by);
  if (reading.kind === 'part') return before + number.replaceAll(/\s/g, '') + after;
  if (reading.kind === 'service') return before + reading.number.replaceAll('#', '%23');
  return by === 'whatsapp' ? before + reading.number.slice(1) + after : before + reading.number + reading.after;
}

function withoutEscapes(number: string): string {
  return number.replaceAll(/%2B/gi, '+').replaceAll('%20', ' ');
}
