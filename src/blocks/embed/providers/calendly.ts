import type { EmbedProvider } from '../provider';

/** Appointments: the calendar of a person, or one kind of appointment. */
export const calendly: EmbedProvider = {
  service: 'Calendly',
  id: /^[\w-]+(\/[\w-]+)?$/,
  whereabouts:
    'It is the end of the address of your page there: of https://calendly.com/kilifi/trip it is kilifi/trip.',
  frame: (id) => `https://calendly.com/${id}?embed_type=Inline`,
  page: (id) => `https://calendly.com/${id}`,
  privacy: 'https://calendly.com/legal/privacy-notice',
  tallness: 700,
};
