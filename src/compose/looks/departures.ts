import type { Look } from './look';

/** Tickets, stamps and the lines of a passport: for all who send people on their way. */
export const departures: Look = {
  colors: { paper: '#fbf7f0', ink: '#14213d', accent: '#c2410c', second: '#0f766e' },
  font: 'bricolage-grotesque',
  textFont: 'system',
  typeRatio: 1.25,
  measure: 66,
  density: 'normal',
  radius: 'medium',
  button: 'solid',
  card: 'ticket',
  header: 'bar',
  hero: 'split',
  ornament: 'departures',
};
