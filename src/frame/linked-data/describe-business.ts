import type { LocalBusiness, LocalBusinessLeaf, OpeningHoursSpecificationLeaf } from 'schema-dts';
import { fillValues } from '../../compose/fill';
import type { Business } from '../../compose/page';
import { addressOnWeb, pageUrl } from '../page-url';
import type { LinkedSite } from './linked-data';

/** Every kind of business that schema.org knows by a name. */
type Kind = Exclude<LocalBusiness, string>['@type'];

/** The business as schema.org tells of it. */
type BusinessNode = Omit<LocalBusinessLeaf, '@type'> & { '@type': Kind };

/** The business of a site, for its home page. */
export function describeBusiness({ site, business, logo }: LinkedSite): LocalBusiness {
  const { name, url, description } = { ...site.manifest.site, url: pageUrl(site, '/') };
  const { telephone, email, address, hours, at, priceRange, area, profiles } = business;
  const node: BusinessNode = {
    '@type': business.type,
    '@id': businessId(url),
    name: business.name ?? name,
    description: business.description ?? fillValues(description, site.values),
    url,
    image: addressOnWeb(site, logo.src),
    ...(telephone && { telephone }),
    ...(email && { email }),
    ...(address && { address: postalAddress(address) }),
    ...(at && { geo: { '@type': 'GeoCoordinates', latitude: at[0] ?? 0, longitude: at[1] ?? 0 } }),
    ...(hours && { openingHoursSpecification: hours.flatMap(openOn) }),
    ...(priceRange && { priceRange }),
    ...(area && { areaServed: area }),
    ...(profiles && { sameAs: profiles }),
  };
  return node as LocalBusiness;
}

/** The name under which other parts refer to the business whose home page has an address. */
export function businessId(home: string): string {
  return `${home}#business`;
}

function postalAddress({ street, city, region, postalCode, country }: NonNullable<Business['address']>) {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: city,
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: country,
  } as const;
}

const dayNames = {
  mo: 'https://schema.org/Monday',
  tu: 'https://schema.org/Tuesday',
  we: 'https://schema.org/Wednesday',
  th: 'https://schema.org/Thursday',
  fr: 'https://schema.org/Friday',
  sa: 'https://schema.org/Saturday',
  su: 'https://schema.org/Sunday',
} as const;

/** A day on which it is closed has no hours; the same hour means all day (Google, Local business structured data). */
function openOn({ days, opens, closes }: NonNullable<Business['hours']>[number]): OpeningHoursSpecificationLeaf[] {
  if (opens === undefined || closes === undefined) return [];
  const hours = opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes };
  return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days.map((day) => dayNames[day]), ...hours }];
}
