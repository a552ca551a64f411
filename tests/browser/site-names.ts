import { join } from 'node:path';
import { root } from '../project';
import { withPublishedLanguages } from '../published-languages';

/** The sites that browser tests visit, and where each is written: those of fixtures, some of them edited, and the live one. */
const files = {
  agency: 'tests/fixtures/agency/site.json',
  'agency-always': 'tests/fixtures/agency/site.json',
  'agency-webhook': 'tests/fixtures/agency/site.json',
  werkstatt: 'tests/fixtures/werkstatt/site.json',
  tajlid: 'tests/fixtures/tajlid/site.json',
  kajak: 'tests/fixtures/kajak/site.json',
  'kajak-begun': 'tests/fixtures/kajak/site.json',
  'contact-form': 'tests/fixtures/contact-form/site.json',
  live: 'site.json',
  'live-translated': 'site.json',
};

export type SiteName = keyof typeof files;

/** What a site is built with that its file does not say. */
const edits: Partial<Record<SiteName, (text: string) => string>> = {
  'agency-always': (text) => text.replace('"feedback": "outcome"', '"feedback": "always"'),
  'agency-webhook': withWebhook,
  'kajak-begun': withoutTranslations,
  'live-translated': withPublishedLanguages,
};

export function isSiteName(name: string): name is SiteName {
  return Object.hasOwn(files, name);
}

/** The site.json that a site is built from. */
export function siteFile(name: SiteName): string {
  return join(root, files[name]);
}

/** Makes of the text of that site.json the one that is built, where it is another one. */
export function siteTextEdit(name: SiteName): ((text: string) => string) | undefined {
  return edits[name];
}

/** What is not translated of the site of which somebody has begun to translate the form, a value and the name of a trip. */
const begun = ['Antal personer', 'Bryggvägen 4'];

function withoutTranslations(text: string): string {
  const site = JSON.parse(text);
  for (const original of begun) delete site.languages.en.texts[original];
  return JSON.stringify(site);
}

/** The text of a site whose forms go to an address of its owner's. */
function withWebhook(text: string): string {
  const site = JSON.parse(text);
  for (const name of Object.keys(site.delivery)) {
    site.delivery[name] = { provider: 'webhook', address: `https://hooks.test/${name}` };
  }
  return JSON.stringify(site);
}
