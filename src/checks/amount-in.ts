import type { Locale } from '../compose/write-value';

/** An amount in a text such as "€45": its number, and whether the sign beside it is that of the site's currency. */
export interface Amount {
  number: string;
  isOwn: boolean;
}

/** The amount in a text that is a number with a sign before or behind it; undefined where it is anything else. */
export function amountIn(value: unknown, { currency, language }: Locale): Amount | undefined {
  const [, before = '', number, behind = ''] =
    /^(\D{0,4}?)\s?(\d+(?:\.\d{1,2})?)\s?(\D{0,4})$/.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  const sign = (before + behind).trim();
  const isSign = (before === '') !== (behind === '') && /^[\p{L}\p{Sc}.]+$/u.test(sign);
  if (number === undefined || !isSign) return undefined;
  return { number, isOwn: currency !== undefined && signsOf(currency, language).has(sign.toLowerCase()) };
}

/** How a currency may stand beside a number: KES, Ksh, €. */
function signsOf(currency: string, language: string): Set<string> {
  const shown = (['code', 'symbol', 'narrowSymbol'] as const).map((currencyDisplay) => {
    const parts = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
    return parts.find(({ type }) => type === 'currency')?.value ?? currency;
  });
  return new Set(shown.map((sign) => sign.toLowerCase()));
}
