import { decimalsIn, writeDecimal } from './decimal';

/** How people on a site write numbers: in its language, money with the signs of its currency. */
export interface NumberManner {
  language: string;
  /** The code of ISO 4217; none where the site names no currency. */
  currency?: string | undefined;
}

/**
 * Gives the numbers that somebody may mean by what they type, smaller first: what is around it for the currency, `KSh`,
 * `KES` or the `/-` behind a price, is taken off. Of two readings the one counts that parts thousands as the language
 * does: `8,900` in English, `8.900` in German. What only the decimals of a language would decide stays two readings,
 * since a price that is a thousand times too low is seen by customers first.
 */
export function numbersTyped(text: string, manner: NumberManner): number[] {
  const amount = withoutCurrency(text, manner);
  const numbers = decimalsIn(amount);
  const isGrouped = numbers.length > 1 && amount.includes(groupSignOf(manner.language));
  return isGrouped ? numbers.slice(-1) : numbers;
}

/** Writes a number so that it can be read in one way alone. */
export function writePlainly(number: number, language: string): string {
  const written = writeDecimal(number, language);
  return decimalsIn(written).length > 1 ? writeDecimal(number, language, 4) : written;
}

/** The sign between thousands; where a language writes a comma or a point there, it is that. */
function groupSignOf(language: string): string {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567);
  return parts.find(({ type }) => type === 'group')?.value ?? ' ';
}

function withoutCurrency(text: string, { language, currency }: NumberManner): string {
  const bare = text.trim().replace(/\s*(?:\/[-=]?|[.,]?[-\u2013\u2014]+)$/u, '');
  if (currency === undefined) return bare;
  const signs = [currency, ...namesOf(currency, language), ...namesOf(currency, 'en')];
  const lower = bare.toLowerCase();
  for (const sign of signs.map((one) => one.toLowerCase()).sort((one, other) => other.length - one.length)) {
    if (lower.startsWith(sign))
      return bare
        .slice(sign.length)
        .replace(/^\.(?=\s)/, '')
        .trim();
    if (lower.endsWith(sign)) return bare.slice(0, -sign.length).trim();
  }
  return bare;
}

/** What a currency is called: its signs, short and whole, and its name. */
function namesOf(currency: string, language: string): string[] {
  return (['narrowSymbol', 'symbol', 'name'] as const).map((currencyDisplay) => {
    const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay });
    return format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
  });
}
