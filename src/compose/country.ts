import { isObject, type JsonObject } from '../manifest/manifest';

/**
 * Gives the two letters of the country of a site: that of its address, else the one that its language names or is
 * spoken in most. Undefined where its language is none.
 */
export function countryIn({ business, site }: JsonObject): string | undefined {
  const address = isObject(business) && isObject(business.address) ? business.address : {};
  if (typeof address.country === 'string') return address.country;
  const language = isObject(site) && typeof site.language === 'string' ? site.language : '';
  try {
    return new Intl.Locale(language).maximize().region;
  } catch {
    // What is no tag of a language, the check reports.
    return undefined;
  }
}
