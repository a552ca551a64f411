/** Makes the writer of amounts in a currency and a language: `Ksh 4,500`; whole ones have no cents. */
export function moneyFormat(language: string, currency: string, isWhole: boolean): Intl.NumberFormat {
  const digits = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...digits });
}
