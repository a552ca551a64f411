import { examplePhone } from '../checks/example-phones';
import type { Manifest } from '../manifest/manifest';
import { copyIn, isRightToLeft, isSpoken } from './copies';
import { type BusinessKind, businessKinds } from './kinds';
import { starterPages } from './starter-pages';
import { themeColors } from './theme-colors';

/** The answers that a starter site is made from. */
export interface SiteAnswers {
  name: string;
  /** A language tag: en-KE. */
  language: string;
  /** As #rrggbb. */
  color: string;
  kind: BusinessKind;
  look: NonNullable<Manifest['theme']['look']>;
}

/** The longest title in a browser's tab that search results show whole. */
const longestTitle = 60;

/** Makes the manifest of a business with four pages, its offers in a collection. */
export function starterSite({ name, language, color, kind, look }: SiteAnswers): Manifest {
  const copy = copyIn(language);
  const { about, contact, kinds: sayings } = copy;
  const { offers, ...saying } = sayings[kind];
  const { icons } = businessKinds[kind];
  const pages = starterPages(copy, kind);
  const tooLong = pages.some(({ title }) => `${title} · ${name}`.length > longestTitle);
  const words = { ...(isSpoken(language) ? copy.words : {}), ...(tooLong && { documentTitle: '{title}' }) };
  const menu = [
    { label: copy.home, to: '/' },
    { label: offers.label, to: offers.path },
    { label: about.label, to: about.path },
  ];
  return {
    schemaVersion: 1,
    site: {
      name,
      url: 'https://www.example.com',
      language,
      ...(isRightToLeft(language) && { direction: 'rtl' as const }),
      description: saying.description,
      logo: { src: 'uploads/logo.svg', alt: name },
      icon: { src: 'uploads/mark.svg', alt: '' },
    },
    theme: { look, colors: themeColors(color) },
    values: { phone: examplePhone(language), email: 'info@example.com', address: copy.street, story: about.story },
    collections: { offers: offers.items.map((offer, index) => ({ ...offer, icon: icons[index] ?? icons[0] })) },
    delivery: {
      messages: {
        provider: 'emailjs',
        serviceId: 'service_example',
        templateId: 'template_example',
        publicKey: 'example_public_key',
      },
    },
    ...(Object.keys(words).length > 0 && { words }),
    shared: {
      closing: {
        type: 'cta',
        surface: 'ink',
        ...copy.closing,
        actions: [
          { label: contact.label, to: contact.path },
          { label: '{phone}', to: 'tel:{phone}', style: 'secondary', icon: 'phone' },
        ],
      },
    },
    header: {
      menu,
      action: { label: contact.label, to: contact.path },
    },
    footer: {
      text: saying.summary,
      groups: [
        { heading: copy.pages, items: menu },
        {
          heading: contact.label,
          items: [
            { label: '{phone}', to: 'tel:{phone}' },
            { label: '{email}', to: 'mailto:{email}' },
            { label: '{address}' },
          ],
        },
      ],
      copyright: '© {year} {name}',
    },
    routes: pages,
    notFound: {
      title: copy.notFound.title,
      blocks: [
        {
          type: 'not-found',
          heading: '404',
          text: copy.notFound.text,
          help: copy.notFound.help,
          action: { label: copy.notFound.action, to: '/' },
        },
      ],
    },
  };
}
