import type { EmbedProvider } from '../provider';

/** Appointments that are paid when they are booked. */
export const acuity: EmbedProvider = {
  service: 'Acuity Scheduling',
  id: /^\d{5,12}$/,
  whereabouts: 'It is the number after "owner=" in the code for embedding that Acuity shows you: 12345678.',
  frame: (id) => `https://app.acuityscheduling.com/schedule.php?owner=${id}&ref=embedded_csp`,
  page: (id) => `https://app.acuityscheduling.com/schedule.php?owner=${id}`,
  privacy: 'https://www.squarespace.com/privacy',
  tallness: 800,
};
