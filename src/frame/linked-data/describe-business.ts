import type { LocalBusiness, LocalBusinessLeaf } from 'schema-dts';
import { type Day, dayNamed } from '../../calendar/day';
import { type OpenTime, seasonsFrom, specialDaysBetween } from '../../calendar/seasons';
import { fillValues } from '../../compose/fill';
import type { Business } from '../../compose/page';
import { addressOnWeb, pageUrl } from '../page-url';
import type { LinkedSite } from './linked-data';

/** A type of business in schema.org. */
type Kind = Exclude<LocalBusiness, string>['@type'];

/** The business in the terms of schema.org. */
type BusinessNode = Omit<LocalBusinessLeaf, '@type'> & { '@type': Kind };

/** Describes the business of a site, for its home page. */
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
    ...(telephone && { telephone: telephone.number }),
    ...(email && { email }),
    ...(address && { address: postalAddress(address) }),
    ...(at && { geo: { '@type': 'GeoCoordinates', latitude: at[0] ?? 0, longitude: at[1] ?? 0 } }),
    ...(hours && openingHoursOf(hours, site.today)),
    ...(priceRange && { priceRange }),
    ...(area && { areaServed: area }),
    ...(profiles && { sameAs: profiles }),
  };
  return node as LocalBusiness;
}

/** Gives the identifier of the business whose home page has an address, by which other descriptions refer to it. */
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

/** Gives the weeks of the year from today with the days on which they hold, and the days with hours of their own. */
function openingHoursOf(hours: NonNullable<Business['hours']>, today: Day): Partial<BusinessNode> {
  const special = specialDaysBetween(hours, today, dayNamed('+1y', today));
  const weeks = seasonsFrom(hours, today).flatMap(({ first, last, hours: week }) =>
    week.flatMap(({ days, openTimes }) =>
      openTimes.map((time) => ({
        ...specification,
        dayOfWeek: days.map((day) => dayNames[day]),
        ...timesOf(time),
        ...(first !== undefined && { validFrom: first }),
        ...(last !== undefined && { validThrough: last }),
      })),
    ),
  );
  const days = special.flatMap(({ first, last, openTimes }) => {
    const times = openTimes.length > 0 ? openTimes.map(timesOf) : [closed];
    return times.map((one) => ({ ...specification, ...one, validFrom: first, validThrough: last }));
  });
  return { openingHoursSpecification: weeks, ...(days.length > 0 && { specialOpeningHoursSpecification: days }) };
}

const specification = { '@type': 'OpeningHoursSpecification' } as const;

/** The hours of a closed day for machines (Google, Local business structured data). */
const closed: OpenTime = { opens: '00:00', closes: '00:00' };

/** Gives open times for machines: the same hour twice is all day, written with all of its minutes. */
function timesOf({ opens, closes }: OpenTime): OpenTime {
  const end = closes === '24:00' ? '00:00' : closes;
  return opens === end ? { opens: '00:00', closes: '23:59' } : { opens, closes: end };
}
