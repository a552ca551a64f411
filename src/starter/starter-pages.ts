import { artworkFolder } from '../checks/artwork-path';
import type { AuthoredBlock, Manifest } from '../manifest/manifest';
import type { StarterCopy } from './copies';
import { type BusinessKind, businessKinds, type DrawingName } from './kinds';

type Page = Manifest['routes'][number];

/** Makes the four pages of a starter site: home, offers, about and contact. */
export function starterPages(copy: StarterCopy, kind: BusinessKind): Page[] {
  const { title, description, eyebrow, heading, text, picture, offers, steps, list } = copy.kinds[kind];
  const { about, contact } = copy;
  const [home, story] = businessKinds[kind].drawings;
  const closing: AuthoredBlock = { type: 'shared', block: 'closing' };
  return [
    {
      path: '/',
      title,
      description,
      blocks: [
        {
          type: 'hero',
          style: 'large',
          eyebrow,
          heading,
          text,
          picture: { src: drawing('home', home), alt: picture },
          actions: [
            { label: offers.label, to: offers.path },
            { label: contact.label, to: contact.path, style: 'secondary' },
          ],
        },
        {
          type: 'card-grid',
          style: 'icon',
          columns: 4,
          surface: 'tinted',
          heading: offers.heading,
          items: { from: 'offers', as: { title: '{title}', icon: '{icon}', text: '{text}' } },
          actions: [{ label: offers.title, to: offers.path, style: 'quiet' }],
        },
        { type: 'list', marker: 'check', heading: copy.listHeading, items: list },
        closing,
      ],
    },
    {
      path: offers.path,
      title: offers.title,
      description: offers.description,
      blocks: [
        { type: 'hero', heading: offers.title, text: offers.text, artwork: lines('offers') },
        {
          type: 'card-grid',
          columns: 2,
          items: { from: 'offers', as: { title: '{title}', icon: '{icon}', text: '{text}' } },
          actions: [{ label: contact.label, to: `${contact.path}#${formAnchor}` }],
        },
        { type: 'steps', surface: 'tinted', ...steps },
        closing,
      ],
    },
    {
      path: about.path,
      title: about.title,
      description: about.description,
      blocks: [
        { type: 'hero', heading: about.heading, text: copy.kinds[kind].summary, artwork: lines('about') },
        {
          type: 'split',
          heading: about.storyHeading,
          text: '{story}',
          picture: { src: drawing('about', story), alt: '' },
        },
        closing,
      ],
    },
    {
      path: contact.path,
      title: contact.title,
      description: contact.description,
      blocks: [
        { type: 'hero', heading: contact.heading, text: contact.text, artwork: lines('contact') },
        {
          type: 'contact',
          items: [
            { icon: 'phone', title: contact.phone, value: '{phone}', to: 'tel:{phone}', text: contact.phoneText },
            { icon: 'mail', title: contact.email, value: '{email}', to: 'mailto:{email}', text: contact.emailText },
            { icon: 'map-pin', title: contact.address, value: '{address}', text: contact.addressText },
          ],
        },
        contactForm(copy),
      ],
    },
  ];
}

const formAnchor = 'form';

/** Gives the path of a drawing by its name and motif. */
function drawing(name: string, [folder, motif]: DrawingName): string {
  return `${artworkFolder}${folder}/${name}.${motif}.svg`;
}

/** Gives the picture of a page's header, as site.json writes it. */
function lines(page: string): { src: string; alt: string } {
  return { src: `${artworkFolder}headers/${page}.svg`, alt: '' };
}

function contactForm({ form }: StarterCopy): AuthoredBlock {
  return {
    type: 'form',
    surface: 'tinted',
    anchor: formAnchor,
    heading: form.heading,
    text: form.text,
    name: 'contact',
    delivery: 'messages',
    sections: [
      {
        fields: [
          { name: 'name', label: form.name, kind: 'text', required: true, autocomplete: 'name', width: 'half' },
          { name: 'email', label: form.email, kind: 'email', required: true, autocomplete: 'email', width: 'half' },
          { name: 'phone', label: form.phone, kind: 'tel', autocomplete: 'tel', width: 'half', help: form.phoneHelp },
          {
            name: 'topic',
            label: form.topic,
            kind: 'select',
            width: 'half',
            options: { from: 'offers', as: { value: '{title}', label: '{title}' } },
          },
          { name: 'message', label: form.message, kind: 'textarea', rows: 6, required: true },
        ],
      },
    ],
    privacy: form.privacy,
    submit: { label: form.submit, busy: form.busy },
    success: { title: form.successTitle, text: form.successText },
    failure: {
      alert: form.alert,
      otherWays: { heading: form.otherWays, text: form.otherWaysText, email: '{email}' },
    },
  };
}
