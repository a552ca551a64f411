import { isObject, type JsonObject } from '../manifest/manifest';

/**
 * Gives the two letters of the country of a site: the one of its address, else the one that its language names, else
 * the one where its language is spoken most. Gives undefined for an unknown language.
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
