/** The words of the editor for something that has a name in the file. */
interface Term {
  label: string;
  /** A help text that replaces the description of the schema, where that speaks to developers. */
  help?: string;
  /** Everyday words by which people look for it, with commas between. */
  alsoCalled?: string;
}

/** The terms of names in the file that would say nothing to somebody who has never read it. */
export const terms: Readonly<Record<string, Term>> = {
  accent: { label: 'Accent colour', alsoCalled: 'brand colour, main colour, buttons' },
  action: { label: 'Button', alsoCalled: 'call to action' },
  actions: { label: 'Buttons', alsoCalled: 'call to action' },
  alt: { label: 'What it shows', alsoCalled: 'alternative text, caption, description, for the blind' },
  always: { label: 'Always that it arrived' },
  anchor: { label: 'Name of this place', alsoCalled: 'jump mark, id, link within the page' },
  artwork: { label: 'Drawing behind the words', alsoCalled: 'illustration, decoration, pattern, artwork' },
  at: { label: 'Place on the map', alsoCalled: 'map, coordinates, latitude, position' },
  autocomplete: { label: 'What the browser fills in', alsoCalled: 'fill in by itself' },
  backdrop: {
    label: 'Picture behind it',
    help: 'The picture that the block stands on, from edge to edge, where it is to stand on one. Where it only decorates, what it shows stays empty.',
    alsoCalled: 'background image, photo behind, full width, backdrop',
  },
  checkbox: { label: 'Boxes to tick (choose several)', alsoCalled: 'tick, multiple choice' },
  colors: { label: 'Colours', alsoCalled: 'colors, palette, brand' },
  delivery: { label: 'How it is sent', alsoCalled: 'form, e-mail, inbox, delivery' },
  emailjs: { label: 'By e-mail, with EmailJS', alsoCalled: 'email, inbox, mailbox' },
  eyebrow: { label: 'Line above the heading', alsoCalled: 'kicker, overline, small title, tagline, eyebrow' },
  figure: {
    label: 'What the ticket counts',
    help: 'On a ticket with a route, a number and what it counts: 500+ programs.',
    alsoCalled: 'number, amount, count, figure',
  },
  forge: {
    label: 'What it is kept on',
    help: 'What runs where the site is kept, if the address there does not say that.',
    alsoCalled: 'github, gitlab, forgejo, gitea',
  },
  forgejo: { label: 'Forgejo or Gitea' },
  github: { label: 'GitHub' },
  gitlab: { label: 'GitLab' },
  id: { label: 'Which one' },
  inputmode: { label: 'Keyboard of a phone' },
  limit: { label: 'How many', alsoCalled: 'maximum, number, first' },
  linkedin: { label: 'LinkedIn' },
  ltr: { label: 'Left to right' },
  max: { label: 'At most', alsoCalled: 'maximum, largest' },
  maxLength: { label: 'Most letters', alsoCalled: 'characters, longest' },
  measure: { label: 'Longest line', alsoCalled: 'width of text, column, measure' },
  meta: { label: 'Fact beside the title', alsoCalled: 'short fact, price, detail, subtitle, label, meta' },
  min: { label: 'At least', alsoCalled: 'minimum, smallest' },
  minLength: { label: 'Fewest letters', alsoCalled: 'characters, shortest' },
  outcome: { label: 'What really happened', alsoCalled: 'success, failure' },
  pattern: { label: 'Form of the answer', alsoCalled: 'format, check' },
  publicKey: { label: 'Public Key' },
  prefill: { label: 'Answered by the address', alsoCalled: 'URL, filled in before' },
  provider: { label: 'Service', alsoCalled: 'company, platform, app, provider' },
  radio: { label: 'Choices in sight (choose one)', alsoCalled: 'single choice, options' },
  ratio: { label: 'Shape of the pictures', alsoCalled: 'ratio, landscape, portrait, square' },
  repository: {
    label: 'Where it is kept',
    help: 'The address of the page where the files of the site are kept: https://github.com/name/site. This editor, where it is published, sends changes there.',
    alsoCalled: 'github, gitlab, codeberg, repository',
  },
  rtl: { label: 'Right to left' },
  second: { label: 'Second colour', alsoCalled: 'another colour' },
  select: { label: 'Drop-down list (choose one)', alsoCalled: 'dropdown, choice, menu' },
  serviceId: { label: 'Service ID' },
  slug: { label: 'Name in the address', alsoCalled: 'address ending, URL, link, web address, permalink, slug' },
  src: { label: 'File or address', alsoCalled: 'file, image, URL' },
  stub: {
    label: 'Corner of the ticket',
    help: 'On a ticket, the words on the part that is torn off: NBO → SYD.',
    alsoCalled: 'ticket, tear-off, code, stub',
  },
  surface: {
    label: 'What it stands on',
    help: 'Plain paper, a softly tinted band, a band of one of the colours, dark ink, or a picture, which is chosen below.',
    alsoCalled: 'background, colour, band, surface, section colour',
  },
  templateId: { label: 'Template ID' },
  tel: { label: 'Telephone', alsoCalled: 'phone, mobile' },
  textarea: { label: 'Several lines', alsoCalled: 'long answer, message' },
  tiktok: { label: 'TikTok' },
  to: { label: 'Leads to', alsoCalled: 'link, URL, target, href, button' },
  trailingSlash: { label: 'Slash at the end of addresses', alsoCalled: 'URL, address' },
  url: { label: 'Web address', alsoCalled: 'domain, website, URL' },
  value: { label: 'What it says', alsoCalled: 'number, text' },
  webhook: { label: 'To a program on the web', alsoCalled: 'server, integration, Zapier, Make, webhook' },
  whatsapp: { label: 'WhatsApp' },
  youtube: { label: 'YouTube' },
};

/** Gives the term of a name in the file; undefined where its own words say what it is. */
export function termOf(name: string): Term | undefined {
  return Object.hasOwn(terms, name) ? terms[name] : undefined;
}
