import type { Look } from './look';

/** A serif and fine lines, nothing round: for law, health, schools and whoever is trusted for calm. */
export const ledger: Look = {
  colors: { paper: '#fcfcf9', ink: '#16261f', accent: '#1f5d43', second: '#8a5a12' },
  font: 'source-serif-4',
  textFont: 'system',
  typeRatio: 1.2,
  measure: 62,
  density: 'normal',
  radius: 'none',
  button: 'text',
  card: 'ruled',
  header: 'centred',
  hero: 'columns',
  ornament: 'rule',
};
