import { moneyFormat } from '../numbers/money';
import { useSite } from './site';

/**
 * Gives what writes an amount in the currency of the site and the language of the page, as `{price:money}` does:
 * `const money = useMoney(); money(4500)` is `Ksh 4,500`. Where the site names no currency, the block is not drawn.
 */
export function useMoney(): (amount: number) => string {
  const { currency, language } = useSite();
  if (currency === undefined)
    throw new Error(
      'It writes an amount of money, and the site does not say in which currency. Write it into "site" in site.json, such as "currency": "KES".',
    );
  return (amount) => moneyFormat(language, currency, Number.isInteger(amount)).format(amount);
}
