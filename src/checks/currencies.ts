import { isLanguage } from '../compose/sayings';

/** Tells whether a code is that of a currency: KES is one, KSH is none. */
export function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code);
}

/** The countries that share a currency, and those whose own has no code after the country (ISO 4217). */
const sharedCurrencies: Record<string, string> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XPF: 'NC PF WF',
  USD: 'AS EC FM GU IO MH MP PR PW TC TL UM VG VI',
  AUD: 'CC CX HM KI NF NR TV',
  NZD: 'CK NU PN TK',
  GBP: 'GG GS IM JE',
  DKK: 'FO GL',
  NOK: 'BV SJ',
  CHF: 'LI',
  ILS: 'PS',
  MAD: 'EH',
  CUP: 'CU',
  SLE: 'SL',
  ZWG: 'ZW',
};

/** Gives the currency of the country of a language, or of that where it is spoken most; that of the United States where none is known. */
export function currencyOf(language: string): string {
  const { region = 'US' } = new Intl.Locale(language).maximize();
  const shared = Object.entries(sharedCurrencies).find(([, countries]) => countries.split(' ').includes(region));
  const own = Intl.supportedValuesOf('currency').filter((code) => code.startsWith(region));
  return shared?.[0] ?? onlyOne(own) ?? 'USD';
}

/**
 * Gives the code of a currency from its three letters in any case, its English name for one or several, or its sign: KES
 * for `KSh`. A sign that several currencies have, `$`, counts as a language means it; undefined where that does not say
 * which.
 */
export function currencyMeant(text: string, language = ''): string | undefined {
  const written = text.trim().toLowerCase();
  const codes = Intl.supportedValuesOf('currency');
  const isNamed = (code: string): boolean =>
    [code, nameOf(code), `${nameOf(code)}s`].some((name) => name?.toLowerCase() === written);
  const namedCode = codes.find(isNamed);
  if (namedCode !== undefined) return namedCode;
  const whereRead = isLanguage(language)
    ? onlyOne(codes.filter((code) => hasSign(code, language, written)))
    : undefined;
  return whereRead ?? onlyOne(codes.filter((code) => ownLanguages(code).some((own) => hasSign(code, own, written))));
}

function onlyOne(codes: string[]): string | undefined {
  return codes.length === 1 ? codes[0] : undefined;
}

function nameOf(code: string): string | undefined {
  return new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' }).of(code);
}

/**
 * Gives the languages of the country of a currency, with which its code begins (ISO 4217): English there, and the one
 * that most people speak.
 */
function ownLanguages(code: string): string[] {
  const country = code.slice(0, 2);
  return [`en-${country}`, `${new Intl.Locale(`und-${country}`).maximize()}`];
}

function hasSign(currency: string, language: string, sign: string): boolean {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(0);
  return parts.some(({ type, value }) => type === 'currency' && value.toLowerCase() === sign);
}
