import type { EmbedProvider } from '../provider';

/** Questions to fill in. */
export const googleForms: EmbedProvider = {
  service: 'Google Forms',
  id: /^[\w-]{20,100}$/,
  whereabouts: 'It is the long part of the address of the form for those who answer, between /d/e/ and /viewform.',
  frame: (id) => `https://docs.google.com/forms/d/e/${id}/viewform?embedded=true`,
  page: (id) => `https://docs.google.com/forms/d/e/${id}/viewform`,
  privacy: 'https://policies.google.com/privacy',
  tallness: 800,
};
