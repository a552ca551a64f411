import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { withAsciiDigits } from '../numbers/digits';

/** What is reached at a number: WhatsApp knows whole ones alone, and takes them without a plus. */
export type ReachedBy = 'telephone' | 'whatsapp';

/**
 * What was written as a telephone number: a whole one, as it is dialled from anywhere (E.164), with what is dialled
 * after it; one of a service, which each country has for itself; or neither, with the whole numbers that were
 * perhaps meant, as they are written.
 */
export type Telephone =
  | { kind: 'whole'; number: string; after: string }
  | { kind: 'service'; number: string }
  | { kind: 'part'; meant: string[] };

/** A number with whatever is written between its digits, then an extension, or what is dialled after a pause. */
const dialled =
  /^(\+?[\d\s()./\-\u2010-\u2015\u2212]*\d[\s()]*)(?:(?:;ext=|#|ext\.?|x)\s*(\d{1,7})|([,;][\d,;*#]+))?$/i;

/** Such as 112, 116 117 and *144#. */
const service = /^(?:\d{3}|1\d{3,5}|[*#][\d*#]+)$/;

/** Reads a number as it is written, in digits of whatever script, for a site in the country of two letters. */
export function readTelephone(written: string, country: string | undefined, by: ReachedBy = 'telephone'): Telephone {
  const key = JSON.stringify([written, country, by]);
  const telephone = known.get(key) ?? read(plainly(written), country, by);
  if (known.size > mostKnown) known.clear();
  known.set(key, telephone);
  return telephone;
}

/** Pages say few numbers, and each says them again. */
const known = new Map<string, Telephone>();
const mostKnown = 1000;

function read(text: string, country: string | undefined, by: ReachedBy): Telephone {
  const joined = text.replaceAll(/[\s()-]/g, '');
  if (by === 'telephone' && service.test(joined)) return { kind: 'service', number: joined };
  const [, number, extension, pause = ''] = dialled.exec(text) ?? [];
  if (number === undefined) return { kind: 'part', meant: [] };
  const after = extension === undefined ? pause : `;ext=${extension}`;
  const abroad = fromAnywhere(number);
  const digits = number.replaceAll(/\D/g, '');
  const plain = digits.startsWith('0') ? undefined : fromAnywhere(`+${digits}`);
  const home = dialledIn(country, digits, plain !== undefined);
  const isWhole = abroad ?? (by === 'whatsapp' && (!home || home.number === plain?.number) ? plain : undefined);
  if (isWhole && (by === 'telephone' || after === '')) return { kind: 'whole', number: isWhole.number, after };
  const meant = [home, plain].flatMap((one) => one?.formatInternational() ?? []);
  return { kind: 'part', meant: [...new Set(meant)] };
}

/** A number that says its country, by + or by 00, which most countries dial for it; what is dialled only within that, (0), is left out. */
function fromAnywhere(number: string): PhoneNumber | undefined {
  const text = number.replace(/^\s*00\s*(?=[1-9])/, '+');
  if (!text.startsWith('+')) return undefined;
  return valid(parsePhoneNumberFromString(text)) ?? valid(parsePhoneNumberFromString(text.replace(/\(\s*0\s*\)/, '')));
}

/** What a country makes of digits; where they may say another one, too, only if they are written there just so. */
function dialledIn(country: string | undefined, digits: string, isForeign: boolean): PhoneNumber | undefined {
  if (country === undefined || !isSupportedCountry(country)) return undefined;
  const number = valid(parsePhoneNumberFromString(digits, country));
  return isForeign && number?.formatNational().replaceAll(/\D/g, '') !== digits ? undefined : number;
}

function valid(number: PhoneNumber | undefined): PhoneNumber | undefined {
  return number?.isValid() ? number : undefined;
}

/** As a keyboard for numbers writes it: digits and signs of ASCII, no brackets around the country, and none of the marks that copying brings along. */
function plainly(written: string): string {
  const text = withAsciiDigits(written.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')).trim();
  return text.replace(/^\(\s*((?:\+|00)[\d\s]*\d)\s*\)/, '$1 ');
}
