import { asJson } from '../../manifest/manifest';
import { placedTexts } from '../../manifest/texts-in';
import { isExamplePhone } from '../example-phones';
import type { SiteRule } from '../rule';

/** What the shipped site.json, and one that `npm run new-site` writes, holds in place of the owner's own facts. */
const placeholders = [
  /\bexample\.(com|org|net)\b/,
  /^(service|template)_example$/,
  /^example_public_key$/,
  /700 ?000 ?000/,
  /^(Example Street|Musterstraße) 1$/,
  /^(Write here, in your own words|Schreiben Sie hier mit Ihren eigenen Worten), /,
];

export const placeholder: SiteRule = {
  id: 'placeholder',
  what: "A placeholder must be replaced by the owner's own fact before the site is published.",
  severity: 'notice',
  severityOnRelease: 'error',
  scope: 'site',
  why: 'Visitors would call a number that is not yours, and applications would go nowhere.',
  wrong: '"email": "info@example.com"',
  right: '"email": "office@your-own-name.co.ke"',
  check({ facts, report }) {
    const { site } = facts.site.manifest;
    const { values = {}, delivery = {} } = asJson(facts.site.manifest);
    const own = [
      ...placedTexts(site.url, '/site/url'),
      ...placedTexts(values, '/values'),
      ...placedTexts(delivery, '/delivery'),
    ];
    for (const { text, place } of own) {
      if (!isExamplePhone(text) && !placeholders.some((pattern) => pattern.test(text))) continue;
      report(place, `"${text}" is still a placeholder. Write your own in its place before you publish the site.`);
    }
  },
};
