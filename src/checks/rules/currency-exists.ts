import { currencyMeant, isCurrency } from '../currencies';
import type { SiteRule } from '../rule';
import { meaning } from '../spelling';

export const currencyExists: SiteRule = {
  id: 'currency-exists',
  what: 'The currency of the site is one of the world.',
  severity: 'error',
  scope: 'site',
  why: 'Every price would stand beside letters that nobody knows as money.',
  wrong: '"currency": "KSH"',
  right: '"currency": "KES"',
  check({ facts, report }) {
    const { currency, language } = facts.site.manifest.site;
    if (currency === undefined || isCurrency(currency)) return;
    const code = currencyMeant(currency, language);
    const hint = code === undefined ? 'Write its three letters, such as KES, EUR or USD.' : `Did you mean "${code}"?`;
    report('/site/currency', `"${currency}" is no currency. ${hint}`, meaning(currency, code));
  },
};
