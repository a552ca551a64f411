/**
 * About how much of a currency one US dollar is, in steps of 1, 2 and 5, so that round amounts stay round. What is not
 * among them is worth about a dollar, or more.
 */
export const dollarIn: Readonly<Record<number, string>> = {
  2: 'AWG AZN BAM BBD BGN BYN BZD FJD GEL TOP XCD XCG',
  5: 'AED BOB BRL GHS ILS LYD MYR PEN PGK PLN QAR RON SAR TMT TND TTD WST',
  10: 'BWP CNY DKK ERN GTQ HKD LSL MAD MDL MOP MVR MXN NAD NOK SBD SCR SEK SLE STN SZL TJS ZAR',
  20: 'CZK CUP HNL TWD UAH ZMW ZWG',
  50: 'AFN DOP EGP GMD MKD MRU MUR MZN NIO PHP SRD THB TRY UYU',
  100: 'ALL BDT BTN CVE DJF DZD ETB HTG INR ISK JMD JPY KES KGS LRD NPR RSD RUB VES VUV XPF',
  200: 'GYD HUF LKR PKR YER',
  500: 'AMD AOA CRC KMF KZT SDG SOS XAF XOF',
  1000: 'ARS CLP IQD KPW KRW MWK NGN RWF',
  2000: 'BIF CDF MMK TZS',
  5000: 'COP KHR MGA MNT PYG SSP UGX',
  10000: 'GNF IDR LAK SYP UZS',
  20000: 'VND',
  50000: 'IRR',
  100000: 'LBP',
};

/** Gives an amount in US dollars as one that somebody may ask in a currency, by its three letters: of 20, 2000 for KES. */
export function usualPrice(dollars: number, currency: string | undefined): number {
  const [rate = '1'] = Object.entries(dollarIn).find(([, codes]) => codes.includes(currency ?? '-')) ?? [];
  return dollars * Number(rate);
}
