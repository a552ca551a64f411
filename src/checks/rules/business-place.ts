import type { SiteRule } from '../rule';

export const businessPlace: SiteRule = {
  id: 'business-place',
  what: 'The place of the business on the map has its latitude first, which goes from -90 to 90.',
  severity: 'error',
  scope: 'site',
  why: 'With the two numbers the other way round the business lies on another continent.',
  wrong: '"at": [151.2, -33.9]',
  right: '"at": [-33.9, 151.2]',
  check({ facts, report }) {
    const [latitude = 0, longitude = 0] = facts.site.manifest.business?.at ?? [];
    if (Math.abs(latitude) <= 90) return;
    const suggestion = Math.abs(longitude) <= 90 ? ` Did you mean [${longitude}, ${latitude}]?` : '';
    report(
      '/business/at/0',
      `${latitude} is no latitude: those go from -90 to 90, and the latitude comes first.${suggestion}`,
    );
  },
};
