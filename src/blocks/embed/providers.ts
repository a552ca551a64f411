import type { BlockOf } from '../../compose/page';

/** A service of which a page may be embedded in a frame. */
interface EmbedProvider {
  /** The name by which visitors know it. */
  service: string;
  /** The pattern of an id. */
  id: RegExp;
  /** Where the owner finds the id, in whole sentences. */
  whereabouts: string;
  /** Gives the address of the page in a frame, as the service's own instructions for embedding write it. */
  frame(id: string): string;
  /** Gives the address of the same as a page of its own. */
  page(id: string): string;
  /** The address of what the service says of privacy. */
  privacy: string;
  /** The usual height of the frame in CSS pixels. */
  tallness: number;
}

/** Every provider that the schema of the block names. */
export const providers: Readonly<Record<BlockOf<'embed'>['provider'], EmbedProvider>> = {
  /** Appointments that are paid when they are booked. */
  acuity: {
    service: 'Acuity Scheduling',
    id: /^\d{5,12}$/,
    whereabouts: 'It is the number after "owner=" in the code for embedding that Acuity shows you: 12345678.',
    frame: (id) => `https://app.acuityscheduling.com/schedule.php?owner=${id}&ref=embedded_csp`,
    page: (id) => `https://app.acuityscheduling.com/schedule.php?owner=${id}`,
    privacy: 'https://www.squarespace.com/privacy',
    tallness: 800,
  },
  /** Appointments: the calendar of a person, or one kind of appointment. */
  calendly: {
    service: 'Calendly',
    id: /^[\w-]+(\/[\w-]+)?$/,
    whereabouts:
      'It is the end of the address of your page there: of https://calendly.com/kilifi/trip it is kilifi/trip.',
    frame: (id) => `https://calendly.com/${id}?embed_type=Inline`,
    page: (id) => `https://calendly.com/${id}`,
    privacy: 'https://calendly.com/legal/privacy-notice',
    tallness: 700,
  },
  /** What is on and when: a calendar that its owner has made public. */
  'google-calendar': {
    service: 'Google Calendar',
    id: /^[\w.+#%-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    whereabouts: 'It stands in the settings of the calendar as "Calendar ID" and looks like an e-mail address.',
    frame: (id) => `https://calendar.google.com/calendar/embed?src=${encodeURIComponent(id)}`,
    page: (id) => `https://calendar.google.com/calendar/embed?src=${encodeURIComponent(id)}`,
    privacy: 'https://policies.google.com/privacy',
    tallness: 600,
  },
  /** Questions to fill in. */
  'google-forms': {
    service: 'Google Forms',
    id: /^[\w-]{20,100}$/,
    whereabouts: 'It is the long part of the address of the form for those who answer, between /d/e/ and /viewform.',
    frame: (id) => `https://docs.google.com/forms/d/e/${id}/viewform?embedded=true`,
    page: (id) => `https://docs.google.com/forms/d/e/${id}/viewform`,
    privacy: 'https://policies.google.com/privacy',
    tallness: 800,
  },
};
