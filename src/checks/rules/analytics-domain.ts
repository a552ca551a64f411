import { readUrl } from '../../addresses/read-url';
import type { SiteRule } from '../rule';

export const analyticsDomain: SiteRule = {
  id: 'analytics-domain',
  what: 'Visits are counted for the domain at which the site is published.',
  severity: 'warning',
  scope: 'site',
  why: 'A service that knows no site of that name counts nothing, and says so to nobody.',
  wrong: '"url": "https://www.example.com" and "domain": "exmaple.com"',
  right: '"url": "https://www.example.com" and "domain": "example.com"',
  check({ facts, report }) {
    const { analytics, site } = facts.site.manifest;
    const { hostname } = readUrl(site.url) ?? {};
    if (!analytics || hostname === undefined) return;
    const { domain } = analytics;
    if (domain === hostname || hostname.endsWith(`.${domain}`)) return;
    const bareDomain = hostname.replace(/^www\./, '');
    const message = `The site is published at "${hostname}", and its visits are counted for "${domain}". Write "${bareDomain}", if the service knows the site by that name.`;
    report('/analytics/domain', message);
  },
};
