import type { EmbedProvider } from '../provider';

/** What is on and when: a calendar that its owner has made public. */
export const googleCalendar: EmbedProvider = {
  service: 'Google Calendar',
  id: /^[\w.+#%-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
  whereabouts: 'It stands in the settings of the calendar as "Calendar ID" and looks like an e-mail address.',
  frame: (id) => `https://calendar.google.com/calendar/embed?src=${encodeURIComponent(id)}`,
  page: (id) => `https://calendar.google.com/calendar/embed?src=${encodeURIComponent(id)}`,
  privacy: 'https://policies.google.com/privacy',
  tallness: 600,
};
