import { asJson } from '../../manifest/manifest';
import { writtenUses } from '../../manifest/uses';
import { isExamplePhone } from '../example-phones';
import type { SiteRule } from '../rule';
import { shorten } from '../short-message';

/** What the shipped site.json, and one that `npm run new-site` writes, holds in place of the owner's own facts. */
const placeholders = [
  /\bexample\.(com|org|net)\b/,
  /^(service|template)_example$/,
  /^example_public_key$/,
  /700 ?000 ?000/,
  /^(Example Street|Musterstraße) 1$/,
  /^(Write here, in your own words|Schreiben Sie hier mit Ihren eigenen Worten), /,
];

/** The most letters of a text that are said again: it stands beside what is said of it. */
const mostQuoted = 40;

export const placeholder: SiteRule = {
  id: 'placeholder',
  what: "A placeholder must be replaced by the owner's own fact before the site is published.",
  severity: 'notice',
  severityOnRelease: 'error',
  scope: 'site',
  readsTexts: [],
  why: 'Visitors would call a number that is not yours, and applications would go nowhere.',
  wrong: '"email": "info@example.com"',
  right: '"email": "office@your-own-name.co.ke"',
  check({ facts, report }) {
    const { site = {}, values = {}, delivery = {} } = asJson(facts.site.manifest);
    for (const { name: text, pointer } of writtenUses({ site, values, delivery }, 'text')) {
      if (pointer.startsWith('/site/') && pointer !== '/site/url') continue;
      if (!isExamplePhone(text) && !placeholders.some((pattern) => pattern.test(text))) continue;
      report(
        pointer,
        `"${shorten(text, mostQuoted)}" is still a placeholder. Write your own in its place before you publish the site.`,
      );
    }
  },
};
