import {
  getCountryCallingCode,
  isSupportedCountry,
  type PhoneNumber,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import { withAsciiDigits } from '../numbers/digits';

/** The service that is reached by a number: WhatsApp takes whole numbers alone, without a plus. */
export type ReachedBy = 'telephone' | 'whatsapp';

/**
 * A telephone number as it was read: a whole one, as it is dialled from anywhere (E.164), with what is dialled after
 * it; a service number, which each country has for itself; or neither, with the whole numbers that it may mean.
 */
export type TelephoneReading =
  | { kind: 'whole'; number: string; after: string }
  | { kind: 'service'; number: string }
  | { kind: 'part'; meant: string[] };

/** A number with whatever is written between its digits, then an extension, or what is dialled after a pause. */
const dialled =
  /^(\+?[\d\s()./\-\u2010-\u2015\u2212]*\d[\s()]*)(?:(?:;ext=|#|ext\.?|x)\s*(\d{1,7})|([,;][\d,;*#]+))?$/i;

/** Numbers such as 112, 116 117 and *144#. */
const service = /^(?:\d{3}|1\d{3,5}|[*#][\d*#]+)$/;

/** Reads a number as it is written, in digits of any script, for a site in a country of two letters. */
export function readTelephone(
  written: string,
  country: string | undefined,
  by: ReachedBy = 'telephone',
): TelephoneReading {
  const key = `${by} ${country} ${written}`;
  const telephone = readings.get(key) ?? readNumber(normalized(written), country, by);
  if (readings.size > mostReadings) readings.clear();
  readings.set(key, telephone);
  return telephone;
}

/** Gives the code with which the numbers of a country begin, `+254` of KE; undefined where none is known. */
export function countryCode(country: string | undefined): string | undefined {
  return country !== undefined && isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : undefined;
}

/** The last numbers that were read: pages have few, and repeat them. */
const readings = new Map<string, TelephoneReading>();
const mostReadings = 1000;

function readNumber(text: string, country: string | undefined, by: ReachedBy): TelephoneReading {
  const joined = text.replaceAll(/[\s()-]/g, '');
  if (by === 'telephone' && service.test(joined)) return { kind: 'service', number: joined };
  const [, number, extension, pause = ''] = dialled.exec(text) ?? [];
  if (number === undefined) return { kind: 'part', meant: [] };
  const after = extension === undefined ? pause : `;ext=${extension}`;
  const international = fromAnywhere(number);
  const digits = number.replaceAll(/\D/g, '');
  const plain = digits.startsWith('0') ? undefined : fromAnywhere(`+${digits}`);
  const national = fromWithin(country, digits, plain !== undefined);
  const whole =
    international ?? (by === 'whatsapp' && (!national || national.number === plain?.number) ? plain : undefined);
  if (whole && (by === 'telephone' || after === '')) return { kind: 'whole', number: whole.number, after };
  const suggestions = [national, plain].flatMap((one) => one?.formatInternational() ?? []);
  return { kind: 'part', meant: [...new Set(suggestions)] };
}

/**
 * Reads a number that begins with + and its country, or with 00, which most countries dial for +; leaves out a (0),
 * which is dialled only within the country.
 */
function fromAnywhere(number: string): PhoneNumber | undefined {
  const text = number.replace(/^\s*00\s*(?=[1-9])/, '+');
  if (!text.startsWith('+')) return undefined;
  return valid(parsePhoneNumberFromString(text)) ?? valid(parsePhoneNumberFromString(text.replace(/\(\s*0\s*\)/, '')));
}

/**
 * Reads digits as a number of a country. Digits that fit another country, too, count only if they are written as the
 * first one does.
 */
function fromWithin(country: string | undefined, digits: string, isForeign: boolean): PhoneNumber | undefined {
  if (country === undefined || !isSupportedCountry(country)) return undefined;
  const number = valid(parsePhoneNumberFromString(digits, country));
  return isForeign && number?.formatNational().replaceAll(/\D/g, '') !== digits ? undefined : number;
}

function valid(number: PhoneNumber | undefined): PhoneNumber | undefined {
  return number?.isValid() ? number : undefined;
}

/**
 * Writes a number as a keyboard for numbers does: in digits and signs of ASCII, without brackets around the country,
 * and without marks that copying brings along.
 */
function normalized(written: string): string {
  const text = withAsciiDigits(written.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')).trim();
  return text.replace(/^\(\s*((?:\+|00)[\d\s]*\d)\s*\)/, '$1 ');
}
